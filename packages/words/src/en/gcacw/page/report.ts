/** The report over the map. */
export const report = {
  'client.report.reading': 'Reading the game…',
  'client.report.print': 'Print',
  'client.report.keep': 'Keep as a file',
  'client.report.share': 'Link',
  'client.report.close': 'Back to the map',
  'client.report.link': 'Link to the report',
  'client.report.linkHere':
    'The link opens the report. It works in this browser, where the game is kept; the file can be read anywhere.',
  'gcacw.report': 'After-action report',
  'gcacw.report.soFar': 'The story so far',
} as const;
