import {
  ANALYSIS_SETTINGS,
  type Analysis,
  type AnalysisResult,
  type AnalysisSettings,
  type AnalysisTask,
  analysisOf,
  type Eyes,
  firstTasks,
  type Story,
  secondTasks,
} from '@wigwag/ai';
import { placeOfFault } from '@wigwag/content';
import { gcacw, type Report, reportOf, type SIDES } from '@wigwag/gcacw';
import { readSaved } from '@wigwag/host';
import { topFrame } from '@wigwag/kernel';
import type { SeenBy } from '@wigwag/report';
import { actionOf, judgementOf, luckOf } from '@wigwag/report/analysis';
import { reportHtml } from '@wigwag/report/file';
import { describeDivergence, describeRecordProblem, inDecimals, inPercent, keyFor } from '@wigwag/words';
import type { Arguments } from '../commandLine.ts';
import { checkOverwriting, readText, writeAll } from '../files.ts';
import { openedCampaign, reportStyles, type Source, sideOf, vouched } from '../report.ts';
import { Complaint, type Terminal } from '../terminal.ts';
import { faultTold } from './arena.ts';
import { numberOf } from './asked.ts';
import type { Crew } from './crew.ts';
import { crewFor } from './crewFor.ts';
import { leaving, Ticker } from './progress.ts';
import { sourceFor, storyFrom } from './recorded.ts';

/** By convention: ended by a signal that asked for it. */
const INTERRUPTED = 130;
const MOST_PLAYOUTS = 1000;

interface Opened {
  readonly record: string;
  readonly source: Source;
  readonly story: Story;
  readonly eyes: Eyes;
  readonly seenBy: SeenBy | undefined;
}

/** A game with hidden forces that goes on is shown to nobody who does not say who he is. */
function opened(terminal: Terminal, path: string, given: Arguments): Opened {
  const { t } = terminal;
  const side = sideOf(t, given);
  const record = readText(t, path);
  const read = readSaved(record, placeOfFault);
  if (!('saved' in read)) throw new Complaint(`${path}: ${describeRecordProblem(t, read.problem)}`);
  const hosted = openedCampaign(t, path, read.saved);
  vouched(terminal, path, read.saved);
  const { hasSecrets } = hosted;
  const eyes: Eyes = hasSecrets ? (side ?? 'all') : 'all';
  const source = sourceFor(hosted, read.saved, eyes);
  const { divergence, now } = source;
  const isShown = !hasSecrets || given.reveal || (eyes === 'all' && topFrame(now) === undefined);
  if (divergence !== undefined) {
    const told = isShown ? describeDivergence(t, gcacw.name, divergence) : t('cli.report.hidden-fault');
    throw new Complaint(`${path}: ${told}`);
  }
  if (eyes === 'all' && !isShown) throw new Complaint(t('cli.analyse.hidden', { file: path }));
  if (now.world.scenario.victory === undefined) throw new Complaint(t('cli.analyse.uncounted', { file: path }));
  return { record, source, eyes, story: storyFrom(source, eyes), seenBy: hasSecrets ? eyes : undefined };
}

interface Work extends Pick<Opened, 'record' | 'eyes' | 'story'> {
  readonly settings: AnalysisSettings;
  readonly crew: Crew;
  readonly isLeaving: () => boolean;
}

/** All cores; what comes out is the same. */
async function worked(terminal: Terminal, { record, eyes, story, settings, crew, isLeaving }: Work): Promise<Analysis> {
  const results: AnalysisResult[] = [];
  const doAll = async (tasks: readonly AnalysisTask[]): Promise<void> => {
    const ticker = new Ticker(terminal, 'analysis', tasks.length);
    await crew({
      isLeaving,
      jobs: tasks.map(task => ({ do: 'analysis', record, eyes, settings, task })),
      each: result => {
        results.push(result as AnalysisResult);
        ticker.tick();
        return true;
      },
    });
  };
  await doAll(firstTasks(story, settings));
  if (!isLeaving()) await doAll(secondTasks(results, settings));
  return analysisOf(story, settings, results, !isLeaving());
}

/** What was found, in lines. */
function tell({ t, out, language }: Terminal, report: Report, analysis: Analysis): void {
  const telling = { t, language, world: report.world };
  const nameOf = (side: (typeof SIDES)[number]): string => t(keyFor('gcacw.side', side));
  out(`${t('gcacw.analysis.chance')}, ${nameOf('union')}`);
  for (const { turn, union, interval } of analysis.chances) {
    const [low, high] = interval.map(inPercent);
    out(`  ${t('cli.analyse.chance', { turn, share: inPercent(union), low, high })}`);
  }
  out(t('gcacw.analysis.costliest'));
  if (analysis.costliest.length === 0) out(`  ${t('gcacw.analysis.costliest.none')}`);
  for (const judgement of analysis.costliest) {
    const told = [`${actionOf(telling, report, judgement.line)}.`, ...judgementOf(telling, judgement)].join(' ');
    const figures = { cost: inDecimals(judgement.cost, language), error: inDecimals(judgement.error, language) };
    out(`  ${t('cli.analyse.costly', { ...figures, side: nameOf(judgement.side), told })}`);
  }
  const { union, confederate } = analysis.conduct;
  const of = (each: typeof union): string => t('gcacw.analysis.conduct.of', { ...each });
  const agreed = { union: of(union), confederate: of(confederate) };
  out(t('cli.analyse.row', { name: t('gcacw.analysis.conduct.agreed'), ...agreed }));
  for (const line of luckOf(telling, analysis)) out(line);
}

function reportFileOf({ t }: Terminal, { report }: Arguments): string | undefined {
  if (report === undefined || /\.html?$/i.test(report)) return report;
  throw new Complaint(t('cli.report.bad-extension', { file: report }));
}

export async function analyseCommand(
  terminal: Terminal,
  given: Arguments,
  path: string,
  seed: number,
): Promise<number> {
  const { t, out, err, language } = terminal;
  const file = reportFileOf(terminal, given);
  const playouts = numberOf(t, '--playouts', given.playouts, ANALYSIS_SETTINGS.playouts, [1, MOST_PLAYOUTS]);
  const crew = crewFor(terminal, given);
  const { source, seenBy, ...read } = opened(terminal, path, given);
  if (file !== undefined) checkOverwriting(terminal, file, given.force);
  const signal = leaving();
  const settings = { ...ANALYSIS_SETTINGS, seed, playouts };
  const analysis = await worked(terminal, { ...read, settings, crew, isLeaving: signal.isAsked })
    .catch(error => faultTold(terminal, error))
    .finally(signal.forget);
  const report = reportOf(source.log, source.now, source.past);
  if (file !== undefined) {
    const html = reportHtml(report, { t, language, seenBy, analysis, ...reportStyles() });
    writeAll(t, [{ path: file, data: html }]);
    if (!given.json) out(t('cli.report.done', { file }));
  }
  if (given.json) for (const line of JSON.stringify(analysis, null, 2).split('\n')) out(line);
  else if (file === undefined) tell(terminal, report, analysis);
  if (analysis.isWhole) return 0;
  err(t('cli.analyse.interrupted'));
  return INTERRUPTED;
}
