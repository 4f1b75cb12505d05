/** What a server of games over the network says: errors, letters, notices. */
export const server = {
  'online.error.not-json': 'The server could not read what was sent. Reload the page.',
  'online.error.wrong-field': 'The server does not accept what was entered. Change it and try again.',
  'online.error.bad-setup': 'No game can be opened like this: choose another scenario or other options.',
  'online.error.bad-record':
    'This game cannot go on here: it was changed, is over, waits for dice, or is of other rules. Open it on this page and save it again.',
  'online.error.no-computer': 'There is nobody in this program who plays this game: wait or claim it.',
  'online.error.too-early': 'It is too early for that: there is time left.',
  'online.error.banned':
    'Whoever runs this server has banned you: you see the list of your games and can take your data away, but open no game.',
  'online.error.renewed':
    'The program of this server was renewed while the page was open. Load the page again, and the game goes on where it was.',
  'online.error.game-stands':
    'This game stands: the rules of this version do not play it on. It is kept as it is; whoever runs the server can tell more.',
  'online.error.other-level': 'This challenge asks for players of another strength.',
  'online.error.own-challenge': 'This challenge is your own: somebody else has to take it up.',
  'online.error.not-signed-in': 'The server does not know you yet. Enter a name first.',
  'online.error.not-yours': 'Only somebody else may do that.',
  'online.error.wrong-origin': 'This came from another site, so nothing was done. Open Wigwag itself.',
  'online.error.not-found': 'There is no such thing here. The link may be old or incomplete.',
  'online.error.wrong-method': 'The server does not know this request. Reload the page.',
  'online.error.seat-taken': 'Somebody else has taken this seat.',
  'online.error.too-late': 'It is too late for that: the game has gone on.',
  'online.error.not-begun': 'The game has not begun: not all players are there.',
  'online.error.too-large': 'That is too long for the server.',
  'online.error.too-many': 'That was too often in a short time, so nothing was done. Wait a moment.',
  'online.error.too-many.wait': 'That was too often in a short time, so nothing was done. Try again in {{time}}.',
  'online.error.many-challenges':
    'You have as many open challenges as one may have. Withdraw one, or wait until somebody takes one up.',
  'online.error.unavailable': 'The server cannot do that now. Try again in a moment.',
  'online.phrase.good-luck': 'Good luck!',
  'online.phrase.one-moment': 'One moment, please.',
  'online.phrase.well-played': 'Well played.',
  'online.phrase.thanks': 'Thank you for the game.',
  'online.error.wrong-login': 'That did not work: name, password or passkey do not match. Try again.',
  'online.error.name-taken': 'Somebody else has this name or this address. Choose another.',
  'online.error.expired': 'This link or request is too old, or was used before. Ask for a new one.',
  'online.letter.sign-in.subject': 'Sign in to Wigwag',
  'online.letter.sign-in.text':
    'Open this link to sign in to Wigwag. It works once, for half an hour.\n\n{{link}}\n\nIf you did not ask for it, leave it alone: nothing happens.',
  'online.letter.confirm.subject': 'Your address at Wigwag',
  'online.letter.confirm.text':
    'Open this link to confirm that this is your address. It works once, for half an hour.\n\n{{link}}\n\nIf you did not ask for it, leave it alone: nothing happens.',
  'online.notice.turn': 'Your decision in the game with {{player}}',
  'online.notice.reminder': 'Four fifths of your time are used in the game with {{player}}',
  'online.notice.zero': 'Your time is up in the game with {{player}}, but it goes on: decide',
  'online.notice.claimable': 'The time of {{player}} is up: you may wait, give the seat away or claim the game',
  'online.notice.over': 'The game with {{player}} is over',
  'online.notice-end': 'No more such letters: {{unsubscribe}}',
  'online.nobody': 'somebody who has left',
  'online.unsubscribe': 'No more letters about games',
  'online.unsubscribed': 'You get no more letters about games. They can be switched on again in your settings.',
} as const;
