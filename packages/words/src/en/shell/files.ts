/** Games that leave the page as files, and come back. */
export const files = {
  'client.file.save': 'Save the game to a file',
  'client.file.secret':
    'The file contains the whole game, including what each side has hidden. Nobody should look into it before the game is over.',
  'client.file.gone':
    'This game was deleted for good in another tab. What is on the table is not kept: save the game to a file before you close this page.',
  'client.file.notKept':
    'The last decisions are not kept: this browser’s storage is full or blocked. Wigwag keeps trying. If this page is closed before it succeeds, they are lost unless you save the game to a file.',
  'client.file.open': 'Open a game file',
  'client.file.drop': 'or drop it anywhere on this page',
  'client.file.dropNow': 'Drop the file to open it.',
  'client.file.reading': 'Reading and replaying “{{name}}”…',
  'client.file.proving': 'Checking “{{name}}”: {{percent}}…',
  'client.file.laying': 'Setting up “{{name}}”: {{percent}}…',
  'client.file.layingKept': 'Setting up the game: {{percent}}…',
  'client.file.fault': '“{{name}}” cannot be opened',
  'client.file.parted': '“{{name}}” can be opened only in part',
  'client.file.doubtful': 'Nobody vouches for “{{name}}”',
  'client.file.openAnyway': 'Open it anyway',
  'client.file.asFar': 'Continue after decision {{decision}}',
  'client.file.asFarHidden': 'Continue from the last decision that these rules follow',
  'client.file.partedHidden':
    'From some decision on, this record was changed or these rules do not follow it. Which one is not said here: it might reveal what a side has hidden.',
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
    'It stays in this browser, unchanged. You can save it to a file. If you continue or start over, that is a new game beside it.',
  'client.left.save': 'Save it to a file',
  'client.left.anew': 'Start over',
  'client.left.unreadable':
    'The game kept in this browser cannot be read. At the table you can save it to a file or start over.',
  'client.keeping.saved': 'kept',
  'client.keeping.kept': 'Kept in this browser',
  'client.keeping.writing': 'Saving…',
  'client.keeping.not-kept': 'Not kept',
  'client.kept.unmoved_one': 'One game of an older version could not be moved yet; it is still there.',
  'client.kept.unmoved_other': '{{count}} games of an older version could not be moved yet; they are still there.',
  'client.following': 'This game is being played in another tab.',
  'client.following.watch': 'You can watch it here.',
  'client.following.playHere': 'Play here',
  'client.unkept':
    'Another tab took this game over before the last decisions made here were kept. They are not part of the game.',
  'client.unkept.save': 'Save the game with them to a file',
} as const;
