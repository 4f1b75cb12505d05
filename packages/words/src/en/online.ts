/** Games over the network. */
export const online = {
  'online.error.not-json': 'The server could not read what was sent. Reload the page.',
  'online.error.wrong-field': 'The server does not accept what was entered. Change it and try again.',
  'online.error.bad-setup': 'No game can be opened like this: choose another scenario or other options.',
  'online.error.not-signed-in': 'The server does not know you yet. Enter a name first.',
  'online.error.not-yours': 'Only somebody else may do that.',
  'online.error.wrong-origin': 'This came from another site, so nothing was done. Open Wigwag itself.',
  'online.error.not-found': 'There is no such thing here. The link may be old or incomplete.',
  'online.error.wrong-method': 'The server does not know this request. Reload the page.',
  'online.error.seat-taken': 'Somebody else has taken this seat.',
  'online.error.too-late': 'It is too late for that: the game has gone on.',
  'online.error.not-begun': 'The game has not begun: not all players are there.',
  'online.error.too-large': 'That is too long for the server.',
  'online.error.too-many': 'That was too often in a short time. Wait a moment.',
  'online.error.unavailable': 'The server cannot do that now. Try again in a moment.',
} as const;
