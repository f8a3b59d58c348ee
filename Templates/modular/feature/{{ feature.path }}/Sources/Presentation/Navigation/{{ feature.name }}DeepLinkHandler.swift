import Foundation
import {{ modules.core }}

/// The links into {{ feature.title }}: `{{ scheme }}://{{ feature.kebab }}` is its entry.
struct {{ feature.name }}DeepLinkHandler: DeepLinkHandlerContract {
    let scheme = "{{ scheme }}"
    let host = "{{ feature.kebab }}"

    func resolve(_ url: URL) -> (any NavigationContract)? {
        guard let link = link(from: url) else { return nil }
        if link.matches("") {
            return {{ feature.incoming }}.{{ screen.case }}
        }
        return nil
    }
}
