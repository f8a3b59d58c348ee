import {{ modules.core }}

/// Where {{ feature.title }} leads outside itself; the app's redirect table says what shows it.
public enum {{ feature.outgoing }}: {{ contracts.outgoing }} {
{% include "modular/snippets/outgoing-case.swift" %}}
