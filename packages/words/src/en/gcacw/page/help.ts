/** What the numbers on map and counters mean. */
export const help = {
  'client.help.reach':
    'Choose a unit, and the map shows how likely it is to reach each hex; in brackets: only with a force march. During a march the numbers are movement points.',
  'client.help.march':
    'Drag a unit to a hex, or click the unit and then the hex: it takes the initiative, begins its march and goes there if the dice allow. Hold it over a hex for a moment, and the way goes through that hex.',
  'client.help.undoGesture': 'One undo takes back all that one gesture decided, such as a whole march.',
  'client.help.undoSecret':
    'Your own steps can be undone until dice are rolled, something hidden is shown or the other side decides; after that nothing is taken back.',
  'client.help.hide':
    'With limited intelligence everybody begins in the open. With the initiative, before a march, units can go under force markers, all at once with {{key}}; a marker may also be a dummy.',
  'client.help.counter': 'A counter',
  'client.help.counterText':
    'Large: Manpower. Small: tactical and artillery values. Four dots: fatigue. Red corner: disorganized. White band: exhausted. Torn corner: demoralized. Brown edge: works. The plate above is a leader with his command value. The tag beside a stack: how many units, and their Manpower together; click the stack to open it.',
  'client.help.scope':
    'This version plays the whole Basic Game: both sides alone, or with a friend at one screen. A computer opponent is planned.',
} as const;
