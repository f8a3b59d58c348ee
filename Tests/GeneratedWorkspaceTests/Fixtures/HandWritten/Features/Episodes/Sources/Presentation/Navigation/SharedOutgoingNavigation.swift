import NavCore

public enum SharedOutgoingNavigation: OutgoingNavigationContract {
    case shared(text: String)
}
