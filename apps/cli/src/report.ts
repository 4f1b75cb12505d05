import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { placeOfFault } from '@wigwag/content';
import { type Game, type Gcacw, gcacw, type Line, type Report, reportOf, SIDES, type Side } from '@wigwag/gcacw';
import { Authority, gameSeen, type Hosted, readSaved } from '@wigwag/host';
import { type Game as AnyGame, type Divergence, ready, rulesCompared, rulesHash, type SavedGame } from '@wigwag/kernel';
import type { SeenBy } from '@wigwag/report';
import { reportHtml } from '@wigwag/report/file';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { describeDivergence, describeRecordProblem } from '@wigwag/words';
import { checkOverwriting, readText, writeAll } from './files.ts';
import { follow } from './following.ts';
import { BUNDLED, describeSetupProblem } from './openRecord.ts';
import { SHEETS, sheetPath } from './paint.ts';
import { tellSignature } from './signature.ts';
import { Complaint, type Terminal } from './terminal.ts';

type Translate = Terminal['t'];

export interface ReportOptions {
  readonly out?: string | undefined;
  readonly side?: string | undefined;
  readonly reveal: boolean;
  readonly force: boolean;
}

const near = createRequire(import.meta.url);
const textOf = (path: string): string => readFileSync(path, 'utf8');

function fileOf(t: Translate, out: string | undefined): string {
  if (out === undefined) throw new Complaint(t('cli.report.needs-out'));
  if (/\.html?$/i.test(out)) return out;
  throw new Complaint(t('cli.report.bad-extension', { file: out }));
}

export function sideOf(
  t: Translate,
  { side: found, reveal }: Pick<ReportOptions, 'side' | 'reveal'>,
): Side | undefined {
  const side = SIDES.find(known => known === found);
  if (found !== side) throw new Complaint(t('cli.report.bad-side', { found }));
  if (side !== undefined && reveal) throw new Complaint(t('cli.report.side-or-reveal'));
  return side;
}

export function openedCampaign(t: Translate, path: string, { ruleset, setup }: SavedGame): Hosted<Gcacw> {
  if (ruleset !== gcacw.name) throw new Complaint(`${path}: ${t('cli.report.no-campaign', { found: ruleset })}`);
  const opened = openSetup(gcacwTitle, setup, BUNDLED);
  if ('problem' in opened) throw new Complaint(`${path}: ${describeSetupProblem(t, opened.problem)}`);
  return opened.hosted;
}

/** What the report is read from: a log, the game as it is now, and as it was. */
export interface Source {
  readonly log: readonly Line[];
  readonly now: Game;
  past(lines: number): Game | undefined;
  readonly divergence: Divergence | undefined;
}

/** With what each side hides from the other. */
export function everything(hosted: Hosted<Gcacw>, saved: SavedGame): Source {
  const { opening } = hosted;
  const log: Line[] = [{ by: 'table', events: opening.events, rolled: [] }];
  const bare = (game: AnyGame<Gcacw>): AnyGame<Gcacw> => ({ ...game, derived: undefined });
  const positions = [bare(opening.game)];
  const { divergence } = follow(hosted, saved, 'everything', {
    each: ({ told, game }) => {
      log.push(told);
      positions.push(bare(game));
    },
  });
  const past = (lines: number): Game | undefined => {
    const found = positions[lines - 1];
    return found && ready(gcacw, found);
  };
  return { log, now: past(positions.length) as Game, past, divergence };
}

/** As an audience was told of it and saw it, at a seat of the table. */
export function seenFrom(hosted: Hosted<Gcacw>, saved: SavedGame, audience: Side | 'public'): Source {
  // Nothing goes on: the game is only looked at.
  const authority = new Authority<Gcacw>({ hosted, consent: 'never', dice: () => undefined, pace: () => {} }, saved);
  const { log, game: now } = authority.seat(audience).scene();
  const past = (lines: number): Game | undefined => {
    const view = authority.past(audience, lines);
    return view && gameSeen(gcacw, now.world, view);
  };
  return { log, now, past, divergence: authority.replayed?.divergence };
}

/** Where nothing is hidden everybody sees the same; else what everybody sees, unless somebody asks for more. */
function sourceOf(hosted: Hosted<Gcacw>, saved: SavedGame, side: Side | undefined, reveal: boolean) {
  if (!hosted.hasSecrets) return { source: seenFrom(hosted, saved, 'public'), seenBy: undefined };
  const seenBy: SeenBy = reveal ? 'all' : (side ?? 'public');
  return { source: seenBy === 'all' ? everything(hosted, saved) : seenFrom(hosted, saved, seenBy), seenBy };
}

interface Reported {
  readonly report: Report;
  readonly seenBy: SeenBy | undefined;
}

/** What speaks against the record, or for it, is said as a replay says it; one whose signature does not fit has no report. */
export function vouched(terminal: Terminal, path: string, saved: SavedGame): void {
  const { t, err } = terminal;
  if (tellSignature(terminal, path, saved) === 'bad') throw new Complaint(`${path}: ${t('cli.report.forged')}`);
  if (saved.isChained === false) err(`${path}: ${t('record.unchained')}`);
  const compared = rulesCompared(saved, gcacw);
  if (saved.rules !== rulesHash(gcacw)) err(`${path}: ${t('record.other-rules', compared)}`);
}

function reported(terminal: Terminal, path: string, options: ReportOptions): Reported {
  const { t } = terminal;
  const side = sideOf(t, options);
  const read = readSaved(readText(t, path), placeOfFault);
  if (!('saved' in read)) throw new Complaint(`${path}: ${describeRecordProblem(t, read.problem)}`);
  const hosted = openedCampaign(t, path, read.saved);
  vouched(terminal, path, read.saved);
  const { source, seenBy } = sourceOf(hosted, read.saved, side, options.reveal);
  const { log, now, past, divergence } = source;
  if (divergence !== undefined) {
    const isHidden = seenBy !== undefined && seenBy !== 'all';
    throw new Complaint(
      `${path}: ${isHidden ? t('cli.report.hidden-fault') : describeDivergence(t, gcacw.name, divergence)}`,
    );
  }
  return { report: reportOf(log, now, past), seenBy };
}

/** The texts of the style sheets that a report is printed with. */
export const reportStyles = (): { readonly css: string; readonly print: string } => ({
  css: [...SHEETS.map(sheetPath), near.resolve('@wigwag/report/report.css')].map(textOf).join('\n'),
  print: textOf(near.resolve('@wigwag/report/print.css')),
});

/** Writes the after-action report of a saved game, or the story so far, into one file that needs nothing else. */
export function reportCommand(terminal: Terminal, path: string, options: ReportOptions): void {
  const { t, out, language } = terminal;
  const file = fileOf(t, options.out);
  const { report, seenBy } = reported(terminal, path, options);
  const html = reportHtml(report, { t, language, seenBy, ...reportStyles() });
  checkOverwriting(terminal, file, options.force);
  writeAll(t, [{ path: file, data: html }]);
  out(t('cli.report.done', { file }));
}
