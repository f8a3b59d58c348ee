// Navigation contracts.
