import {{ modules.core }}

@testable import {{ feature.module }}

final class {{ screen.name }}NavigatorMock:{% if screen.name|count > 30 %}
    {{ screen.name }}NavigatorContract
{% else %} {{ screen.name }}NavigatorContract {% endif %}{
    private(set) var goBackCallCount = 0

    func goBack() {
        goBackCallCount += 1
    }
}
