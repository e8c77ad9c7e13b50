"""Telling people where they are that a game waits for them: browsers that are closed, mail, chats."""
