        case .{{ tab.case }}:
            {{ feature.name }}Feature.self
