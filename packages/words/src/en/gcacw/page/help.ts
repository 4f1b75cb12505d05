/** What the numbers on map and counters mean. */
export const help = {
  'client.help.reach':
    'Choose a unit, and the map shows how likely it is to reach each hex; in italics, with a broken edge: only with a force march. Choose a leader, or point at him, and it shows the same of his units before he rolls, for each hex the one likeliest to get there: activate him, and they march. During a march the numbers are movement points (MP) left.',
  'client.help.march':
    'Drag a unit to a hex, or click the unit and then the hex: it takes the initiative, begins its march and goes there if the dice allow. Hold it over a hex for a moment, and the way goes through that hex.',
  'client.help.undoGesture': 'One undo takes back all that one gesture decided, such as a whole march.',
  'client.help.undoSecret':
    'Your own steps can be undone until dice are rolled, something hidden is shown or the other side decides; after that nothing is taken back.',
  'client.help.hide':
    'With limited intelligence everybody begins in the open. With the initiative, before a march, units can go under force markers, all at once with {{key}}; a marker may also be a dummy.',
  'client.help.counter': 'A counter',
  'client.help.counterText':
    'Large: Manpower, red if disorganized. Small: tactical and artillery values, 2-3; a value 2/3 counts 2 in attack and 3 in defence, one in brackets cannot attack in a march. Over the symbol its size: ×× a division, ××– half a division, × a brigade, ||| a regiment. Four dots: fatigue. White band: exhausted. Torn corner: demoralized. Brown edge: works.',
  'client.help.leaderText':
    'The plate above is a leader: stars for his rank (three of an army, two of a corps, one of a division), his name, his command value. From afar only his star is seen. The tag 3·20 beside a stack: three units, 20 Manpower together; click the stack to open it.',
  'client.help.scope':
    'This version plays the whole Basic Game: against the computer, both sides alone, or with a friend at one screen.',
} as const;
