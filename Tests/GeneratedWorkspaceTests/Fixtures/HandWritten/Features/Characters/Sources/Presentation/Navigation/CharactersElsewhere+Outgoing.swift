import NavCore

extension CharactersElsewhere: OutgoingNavigationContract {}
