"""The browser client on a phone-class processor: how soon an input is painted, what is fetched, what shifts."""
