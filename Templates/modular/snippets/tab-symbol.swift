        case .{{ tab.case }}:
            "{{ tab.symbol }}"
