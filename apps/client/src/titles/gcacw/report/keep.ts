import type { Analysis } from '@wigwag/ai';
import type { Report } from '@wigwag/gcacw';
import colours from '@wigwag/mapview/colours.css?raw';
import drawing from '@wigwag/mapview/drawing.css?raw';
import pieces from '@wigwag/mapview/pieces.css?raw';
import type { SeenBy } from '@wigwag/report';
import { reportHtml } from '@wigwag/report/file';
import print from '@wigwag/report/print.css?raw';
import styles from '@wigwag/report/report.css?raw';
import type { Language, Translate } from '@wigwag/words';

interface Telling {
  readonly t: Translate;
  readonly language: Language;
  readonly seenBy: SeenBy | undefined;
  readonly analysis: Analysis | undefined;
}

/** The report as a file of its own. */
export const reportFile = (report: Report, telling: Telling): Blob =>
  new Blob([reportHtml(report, { ...telling, css: [colours, drawing, pieces, styles].join('\n'), print })], {
    type: 'text/html',
  });
