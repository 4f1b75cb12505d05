/** Games that leave the page as files, and come back. */
export const files = {
  'client.file.save': 'Save the game to a file',
  'client.file.secret':
    'The file holds the whole game, also what each side has hidden. Let nobody look into it before the game is over.',
  'client.file.notKept':
    'This browser is not keeping the game: its storage is full or forbidden. What is not saved to a file is gone when the page is closed.',
  'client.file.open': 'Open a game file',
  'client.file.drop': 'or drop it anywhere on this page',
  'client.file.dropNow': 'Let go, and it is opened.',
  'client.file.reading': '“{{name}}” is being read and played through …',
  'client.file.fault': '“{{name}}” cannot be opened',
  'client.file.parted': '“{{name}}” can be opened only in part',
  'client.file.asFar': 'Play on after decision {{decision}}',
  'client.file.occupied': 'Another game of {{title}} waits in this browser. “{{name}}” would take its place.',
  'client.file.saveWaiting': 'Save the waiting game to a file',
  'client.file.replace': 'Replace it',
  'client.file.leave': 'Leave it there',
  'client.file.empty': 'The file is empty. Choose a file that Wigwag saved, or save the game once more.',
  'client.file.too-large':
    'The file has {{size}} MB; a game takes {{most}} MB at most. Choose a file that Wigwag saved.',
  'client.file.unreadable':
    'The browser cannot read it. Is it still where it was, and is it a file, not a folder? Choose it once more.',
  'client.file.other-ruleset':
    'This is a game by other rules (“{{found}}”); here “{{known}}” is played. Choose a file that was saved at a table of this page.',
  'client.file.no-scenario':
    'The record does not say which scenario it is a game of. Choose a file that was saved at a table of this page.',
  'client.left.title': 'The game you left cannot be played on as it is',
  'client.left.unchanged':
    'It is still kept, unchanged. Save it to a file first: playing on or beginning anew puts another game in its place.',
  'client.left.save': 'Save it to a file',
  'client.left.anew': 'Begin anew',
  'client.left.unreadable':
    'The game that this browser keeps cannot be read. At the table you can save it to a file or begin anew.',
} as const;
