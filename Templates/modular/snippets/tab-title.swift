        case .{{ tab.case }}:
            "{{ tab.title }}"
