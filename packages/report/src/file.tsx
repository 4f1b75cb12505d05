import type { Analysis } from '@wigwag/ai';
import type { Report } from '@wigwag/gcacw';
import { stillStyles } from '@wigwag/mapview/styles';
import type { Language, Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReportSheet } from './ReportSheet.tsx';
import type { SeenBy } from './telling.ts';

interface Options {
  readonly t: Translate;
  readonly language: Language;
  readonly seenBy?: SeenBy | undefined;
  /** What the computer commander makes of the game. */
  readonly analysis?: Analysis | undefined;
  /** The texts of mapview's colours.css, drawing.css and pieces.css, and of report.css: the page's own colours. */
  readonly css: string;
  /** The text of print.css. */
  readonly print: string;
}

/** Nothing may be fetched and nothing may run, whatever somebody writes into the file. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

interface Page extends Pick<Options, 'language' | 'css' | 'print'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** One file that needs nothing else: by day, for the screen and for paper. */
export function htmlFile({ title, language, css, print, children }: Page): string {
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
        <style>{`${stillStyles(css, 'light')}\n${print}`}</style>
      </head>
      <body>{children}</body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}

/** The report as a file. */
export function reportHtml(report: Report, { t, language, seenBy, analysis, css, print }: Options): string {
  const title = `${report.world.scenario.title[language]} – ${report.isOver ? t('gcacw.report') : t('gcacw.report.soFar')}`;
  const children = <ReportSheet {...{ report, t, language, seenBy, analysis }} />;
  return htmlFile({ title, language, css, print, children });
}
