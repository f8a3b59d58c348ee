import {{ modules.core }}

/// What {{ feature.title }} can show.
public enum {{ feature.incoming }}: {{ contracts.incoming }} {
{% include "modular/snippets/incoming-case.swift" %}}
