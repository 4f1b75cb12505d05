/** The first page, and what is read before a game. */
export const home = {
  'client.home.lessons': 'Lessons, a few minutes each',
  'client.home.battles': 'Battles',
  'client.home.all': 'All battles',
  'client.home.loading': 'Unrolling the map …',
  'client.home.play': 'To the table',
  'client.home.goOn': 'Go on with the game you left',
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
  'client.briefing.show': 'Show me',
  'client.trouble.unreachable':
    'The file {{wanted}} cannot be fetched. Is the program still running? Start it again with npm start and reload this page.',
  'client.trouble.no-such-scenario': 'There is no scenario “{{wanted}}”. Choose one from the list.',
  'client.trouble.no-such-lesson': 'There is no lesson “{{wanted}}”. Choose one from the list.',
  'client.trouble.no-such-seed':
    'The dice number in the address, seed={{wanted}}, is no whole number, or too large a one. Write one like seed=3, or leave it out: then the dice are fresh.',
  'client.trouble.no-such-option':
    'The address asks for an optional rule “{{wanted}}” (options=), and there is none of that name. These there are: {{known}}. Mend the address, or choose the optional rules at the table.',
  'client.trouble.option-of-other-year':
    'The optional rule “{{wanted}}” in the address (options=) is for scenarios of another year. Leave it out.',
  'client.trouble.mended': 'Open it without that',
  'client.trouble.unsound': 'This cannot be opened: {{wanted}}. Build the program anew with npm start.',
} as const;
