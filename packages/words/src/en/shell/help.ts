/** How the page is handled, and its keys. */
export const help = {
  'client.help.title': 'How to play',
  'client.help.light': 'You can click what is lit: pieces and hexes with an amber edge. Nothing else is legal.',
  'client.help.whyNot':
    'Click anything that is not lit, and the line below the map says why not, with the number of the rule.',
  'client.help.undo':
    'You play both sides and can undo everything, dice too; the same choice meets the same dice again.',
  'client.help.undoAgainst':
    'You play against the computer. You can undo your decisions, and with them what the computer did since; the same choice meets the same dice again.',
  'client.help.undoFar':
    'You can undo your own decisions until dice are rolled or the other side decides; after that the other player has to agree.',
  'client.help.keys': 'Keys',
  'client.keys.choose': 'go through what is lit, choose it',
  'client.keys.buttons': 'press the button with that number',
  'client.keys.cancel': 'put the piece down',
  'client.keys.undo': 'undo, redo',
  'client.keys.pan': 'move the map',
  'client.keys.zoom': 'zoom, whole map',
  'client.keys.charts': 'charts and tables',
  'client.keys.book': 'rulebook',
  'client.keys.menu': 'menu, light or dark',
  'client.help.fan':
    'A fan project, unaffiliated with any publisher. Rules are expressed in code and in our own words; to learn them well, own the games.',
} as const;
