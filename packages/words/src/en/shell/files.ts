/** Games that leave the page as files, and come back. */
export const files = {
  'client.file.save': 'Save the game to a file',
  'client.file.secret':
    'The file contains the whole game, including what each side has hidden. Nobody should look into it before the game is over.',
  'client.file.notKept':
    'This browser is not keeping the game: its storage is full or blocked, or the same game is open in another tab. Unless you save it to a file, the game is lost when the page is closed.',
  'client.file.open': 'Open a game file',
  'client.file.drop': 'or drop it anywhere on this page',
  'client.file.dropNow': 'Drop the file to open it.',
  'client.file.reading': 'Reading and replaying “{{name}}”…',
  'client.file.proving': 'Checking “{{name}}”: {{percent}}, decision {{decision}} of {{of}}…',
  'client.file.laying': 'Laying out “{{name}}”: {{percent}}, decision {{decision}} of {{of}}…',
  'client.file.layingKept': 'Laying out the game: {{percent}}, decision {{decision}} of {{of}}…',
  'client.file.fault': '“{{name}}” cannot be opened',
  'client.file.parted': '“{{name}}” can be opened only in part',
  'client.file.asFar': 'Continue after decision {{decision}}',
  'client.file.occupied': 'There is already a game of {{title}} in this browser. “{{name}}” would replace it.',
  'client.file.saveWaiting': 'Save the earlier game to a file',
  'client.file.replace': 'Replace it',
  'client.file.leave': 'Keep it',
  'client.file.empty': 'The file is empty. Choose a file that Wigwag saved, or save the game again.',
  'client.file.too-large':
    'The file has {{size}} MB; a game takes {{most}} MB at most. Choose a file that Wigwag saved.',
  'client.file.too-long':
    'The file has {{found}} decisions; a game takes {{most}} at most. Choose a file that Wigwag saved.',
  'client.file.unreadable':
    'The browser cannot read it. Is it still where it was, and is it a file, not a folder? Choose it again.',
  'client.file.other-ruleset':
    'This game uses other rules (“{{found}}”); this page plays “{{known}}”. Choose a file that was saved on this page.',
  'client.file.no-scenario':
    'The record does not say which scenario was played. Choose a file that was saved on this page.',
  'client.left.title': 'Your unfinished game cannot be continued as it is',
  'client.left.unchanged':
    'It is still there, unchanged. Save it to a file first: continuing or starting over replaces it.',
  'client.left.save': 'Save it to a file',
  'client.left.anew': 'Start over',
  'client.left.unreadable':
    'The game kept in this browser cannot be read. At the table you can save it to a file or start over.',
} as const;
