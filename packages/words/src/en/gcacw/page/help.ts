/** What the numbers on map and counters mean. */
export const help = {
  'client.help.reach':
    'Choose a unit, and the map shows how likely it is to reach each hex; in brackets: only with a force march. During a march the numbers are movement points.',
  'client.help.counter': 'A counter',
  'client.help.counterText':
    'Large: Manpower. Small: tactical and artillery values. Four dots: fatigue. Red corner: disorganized. White band: exhausted. Torn corner: demoralized. Brown edge: works. The plate above is a leader with his command value. The tag beside a stack: how many units, and their Manpower together; click the stack to open it.',
  'client.help.scope':
    'This version plays the whole Basic Game: both sides alone, or with a friend at one screen. A computer opponent is planned.',
} as const;
