/** The first page, and what is read before a game. */
export const home = {
  'client.home.ways': 'On this page',
  'client.home.continue': 'Continue',
  'client.home.continueGame': 'Continue {{name}}',
  'client.home.left': 'Left {{when}}.',
  'client.home.lessons': 'Lessons',
  'client.home.lessonsDone': '{{done}} of {{count}} done, about eight minutes each',
  'client.home.lessonDone': 'done',
  'client.home.lessonStart': 'Start',
  'client.home.battles': 'Battles',
  'client.home.miniatures': 'Miniatures',
  'client.home.filters': 'Which battles are shown',
  'client.home.any': 'All',
  'client.home.shown_one': 'one battle shown',
  'client.home.shown_other': '{{count}} battles shown',
  'client.home.noneSuch': 'No battle is of this size and kind. Choose another, or all.',
  'client.home.played': 'played',
  'client.home.begun': 'begun',
  'client.home.closeSheet': 'Back to the list',
  'client.home.lee': 'Miniatures: Bogowie Wojny, Lee',
  'client.home.leeAbout':
    'Set up a table in inches as the book has it, from army lists to patrol markers, and move on it: two players at one screen.',
  'client.home.leePlay': 'Set up a battle',
  'client.home.leeLesson': 'A first battlefield: a lesson with miniatures',
  'client.home.all': 'Games and battles',
  'client.home.loading': 'Unrolling the map…',
  'client.home.goOn': 'Continue your unfinished game',
  'client.home.hints': 'Hints',
  'client.home.turns_one': 'one turn',
  'client.home.turns_other': '{{count}} turns',
  'client.home.pieces_one': 'one piece',
  'client.home.pieces_other': '{{count}} pieces',
  'client.home.length.short': 'under an hour',
  'client.home.length.evening': 'an evening',
  'client.home.length.long': 'a weekend',
  'client.briefing': 'Briefing',
  'client.briefing.history': 'What happened',
  'client.briefing.first': 'To begin with: {{piece}} towards {{to}}.',
  'client.briefing.near': '{{hex}}, by {{near}}',
  'client.briefing.show': 'Show me',
  'client.briefing.hide': 'Hide it',
  'client.about': 'About',
  'client.about.title': 'About Wigwag',
  'client.about.what':
    'Wigwag plays the Great Campaigns of the American Civil War by the Standard Basic Game Rules 1.4. It knows every rule, shows the odds before you commit, and gives the rule for every refusal.',
  'client.about.not':
    'It is a fan project, not connected with the publisher. The Advanced Game and the maps of the published games are not part of it.',
  'client.about.example': 'A small example',
  'client.about.pickets':
    'Pickets is a little invented game with dice, cards and hidden hands. It runs in the same frame as the campaigns and takes a few minutes at one screen.',
  'client.about.play': 'Play Pickets',
  'client.trouble.no-such-army': 'There is no army “{{wanted}}”. There are: {{known}}.',
  'client.trouble.no-such-table':
    'A table is from 24 to 144 inches long and wide, such as 72x48, not “{{wanted}}”. Correct table= in the address.',
  'client.trouble.no-such-year':
    'The years of this book are {{known}}, the first and the last, not “{{wanted}}”. Correct year= in the address, or leave it out.',
  'client.trouble.no-such-opponent': 'The computer has no level “{{wanted}}”. It has: {{known}}.',
  'client.trouble.no-such-style': 'The computer has no style “{{wanted}}”. It has: {{known}}.',
  'client.trouble.no-such-side': 'There is no side “{{wanted}}”. There are: {{known}}.',
  'client.trouble.opponent-missing':
    'The address says {{wanted}}, but not who plays against you. Add opponent= and a level: {{known}}.',
  'client.trouble.no-such-lane': 'A lane has 3 to 99 posts, not “{{wanted}}”. Correct posts= in the address.',
  'client.trouble.unreachable':
    'The file {{wanted}} cannot be fetched. Is the program still running? Start it again with npm start and reload this page.',
  'client.trouble.no-such-scenario': 'There is no scenario “{{wanted}}”. Choose one from the list.',
  'client.trouble.no-such-lesson': 'There is no lesson “{{wanted}}”. Choose one from the list.',
  'client.trouble.no-such-seed':
    'In the address, seed={{wanted}} is not a whole number, or is too large. Use one such as seed=3, or leave it out for random dice.',
  'client.trouble.no-such-option':
    'There is no optional rule “{{wanted}}”. Available: {{known}}. Correct options= in the address, or choose the rules at the table.',
  'client.trouble.option-of-other-year':
    'The optional rule “{{wanted}}” in the address (options=) is for scenarios of another year. Leave it out.',
  'client.trouble.no-such-game':
    'There is no game “{{wanted}}” in this browser. It may have been deleted, or it is in another browser. Choose one from the list.',
  'client.trouble.no-games-kept':
    'This browser does not let Wigwag read its games. In a private window, or with site data blocked, nothing can be kept. Allow site data for this page and reload it.',
  'client.trouble.later-version':
    'Another tab or a newer version of Wigwag changed the storage of your games. They are still there: reload this page.',
  'client.trouble.other-build':
    'The file {{wanted}} belongs to another version of Wigwag than this page. Reload the page; if that does not help, rebuild the program with npm start.',
  'client.trouble.mended': 'Open without it',
  'client.trouble.unsound': 'This cannot be opened: {{wanted}}. Rebuild the program with npm start.',
} as const;
