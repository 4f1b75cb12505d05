/** What the computer commander makes of a game: in the after-action report and on the command line. */
export const analysis = {
  'gcacw.analysis': 'Analysis',
  'gcacw.analysis.start': 'Analyse',
  'gcacw.analysis.about':
    'The computer judges the game: chance to win, costly decisions, luck. It takes a minute or more.',
  'gcacw.analysis.working': 'The computer goes through the game…',
  'gcacw.analysis.failed': 'The analysis has failed. Try again; if it fails again, save the game and report it.',
  'gcacw.analysis.stopped': 'Stopped before the end: this is what was found.',
  'gcacw.analysis.seenBy': 'From what the {{side}} saw alone: only its own decisions are judged, and luck is left out.',
  'gcacw.analysis.chance': 'Chance to win',
  'gcacw.analysis.chance.about':
    'In per cent: share of {{playouts}} games won, played on from each moment by computer commanders; a draw counts half. The band holds the true share in 95 cases of 100.',
  'gcacw.analysis.chance.graph': 'Chance to win, {{side}}: {{first}} at the beginning, {{last}} at the end',
  'gcacw.analysis.chance.line': '{{side}} {{share}}',
  'gcacw.analysis.costliest': 'Costliest decisions',
  'gcacw.analysis.costliest.none': 'None that cost more than its error.',
  'gcacw.analysis.cost': 'points lost, {{side}}',
  'gcacw.analysis.played': 'Decided: {{choice}}.',
  'gcacw.analysis.better': 'Better: {{better}}.',
  'gcacw.analysis.why': 'Why: {{terms}}.',
  'gcacw.analysis.term': '{{term}} {{points}}',
  'gcacw.analysis.confirmed_one': 'In one game from there it brings {{cost}} points.',
  'gcacw.analysis.confirmed_other': 'In {{count}} games from there it brings {{cost}} points (±{{error}}).',
  'gcacw.analysis.action': '{{action}} (action {{number}})',
  'gcacw.analysis.conduct': 'Both commanders',
  'gcacw.analysis.conduct.agreed': 'As the computer would have decided',
  'gcacw.analysis.conduct.of': '{{agreed}} of {{decisions}}',
  'gcacw.analysis.conduct.cost': 'Cost of the others',
  'gcacw.analysis.conduct.best': 'Best',
  'gcacw.analysis.conduct.bestCell': '{{action}}: {{points}} against passing',
  'gcacw.analysis.conduct.worst': 'Worst',
  'gcacw.analysis.conduct.worstCell': '{{action}}: {{points}}',
  'gcacw.analysis.luck': 'Luck apart from skill',
  'gcacw.analysis.luck.even': 'The dice favoured nobody.',
  'gcacw.analysis.luck.sum': 'The dice favoured the {{side}} by {{points}} points.',
  'gcacw.analysis.luck.skill':
    'Decisions cost the Union {{union}} points and the Confederacy {{confederate}}, against what the computer would have done.',
  'gcacw.analysis.luck.about_one':
    'One roll, against the mean of all it could have been, by the position at the end of its action. Dice for the initiative are not counted.',
  'gcacw.analysis.luck.about_other':
    '{{count}} rolls, each against the mean of all it could have been, by the position at the end of its action. Dice for the initiative are not counted.',
  'gcacw.analysis.luck.stroke': '{{action}}: {{points}} for the {{side}}',
} as const;
