import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { History, type Hosted } from '@wigwag/host';
import { choices, recordOf, rolling, topFrame, type Vocabulary, writeRecord } from '@wigwag/kernel';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { gcacwTitle, leeTitle, openSetup, picketsTitle, sampleSetup, type Title } from '@wigwag/titles';
import { main } from '../main.ts';
import { BUNDLED } from '../openRecord.ts';
import { random } from '../random.ts';
import { mutantRecord, mutantYaml } from './mutations.ts';

type Below = (n: number) => number;

type Kind = 'records' | 'yaml';

/** A damaged file that brought the command down, or kept it busy for too long. */
interface Casualty {
  readonly kind: Kind;
  readonly seed: number;
  readonly what: string;
}

export interface Toll {
  readonly files: number;
  readonly byExitCode: Readonly<Record<number, number>>;
  readonly slowestMs: number;
  readonly casualties: readonly Casualty[];
}

/** Of the processor: whatever else the machine does. */
const MOST_MS = 3000;

function hostedOf<T extends Vocabulary>(title: Title<T>, setup: unknown): Hosted<T> {
  const opened = openSetup(title, setup, BUNDLED);
  if ('problem' in opened) throw new Error(opened.problem.code);
  return opened.hosted;
}

/** A game of some decisions at random. */
function sound<T extends Vocabulary>(hosted: Hosted<T>, decisions: number): string {
  const below = random(5);
  const host = new History<T>(hosted, rolling(below));
  for (let n = 0; n < decisions; n++) {
    const listed = choices(hosted.ruleset, host.game);
    const [by, choice] = [topFrame(host.game)?.by, listed[below(Math.max(1, listed.length))]];
    if (by !== undefined && choice !== undefined) host.decide({ by, choice });
  }
  return writeRecord(host.record());
}

/** Names that would do something if they were taken for more than names. */
const NASTY = `map
.   w   .
  o   r
U <script>alert(1)</script> 0101 7; leader "onload=alert(1) corps c6
C </style><img/src=x/onerror=alert(1)> 0301 8`;

const SMALL_MAP = 'map\n.   w   .\n  o   r\nroad 0101-0201\nU Newton 0101 7; leader Reynolds corps c6\nC Hill 0301 8';

/** Its setup has whole armies and the whole book in it. */
function battle(decisions: number): string {
  const { union: blue, confederacy: grey, book } = sampleArmies();
  const setup = sampleSetup({ blue, grey, book }, { method: 'agreement', yearBy: 'referee', year: 1863 });
  return sound(hostedOf(leeTitle, setup), decisions);
}

const records = (): readonly string[] => [
  sound(hostedOf(picketsTitle, { posts: 7 }), 40),
  sound(hostedOf(gcacwTitle, { scenario: 'first-march' }), 15),
  sound(hostedOf(gcacwTitle, { scenario: 'first-march', options: { limitedIntelligence: true } }), 15),
  sound(hostedOf(gcacwTitle, { position: SMALL_MAP }), 10),
  sound(hostedOf(gcacwTitle, { position: NASTY }), 10),
  sound(hostedOf(gcacwTitle, { scenario: 'first-battle' }), 80),
  battle(5),
  battle(60),
];

/** What comes with the program, without its one large map. */
const yaml = (content: string): readonly string[] =>
  ['gcacw', 'lee'].flatMap(ruleset =>
    readdirSync(join(content, ruleset), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.yaml'))
      .map(file => readFileSync(join(content, ruleset, file), 'utf8'))
      .filter(text => text.length < 50_000),
  );

/** Damaged before it was signed for: the hashes of a record find out only what is changed afterwards. */
function vouchedFor(mutant: string): string {
  try {
    return writeRecord(recordOf(JSON.parse(mutant)));
  } catch {
    return mutant;
  }
}

interface Trial {
  readonly kind: Kind;
  mutant(below: Below): string;
  /** `out`: what it writes, if it does. */
  args(file: string, out: string): readonly string[][];
}

/** What a file must not have in it that a browser opens, whatever it was made of. */
const RUNS = /<script|<img|<iframe|<object|<link|<[^>]*\son\w+\s*=|javascript:|<\/style>[\s\S]*<\/style>/i;

/** Undefined: nothing was written, or nothing in it runs. */
function whatRuns(out: string): string | undefined {
  if (!existsSync(out)) return undefined;
  const found = RUNS.exec(readFileSync(out, 'utf8'));
  rmSync(out);
  return found?.[0].slice(0, 200);
}

const pick = <T>(below: Below, list: readonly T[]): T => list[below(list.length)] as T;

/** `content` has a folder for each ruleset. */
export function trials(content: string): readonly Trial[] {
  const [wholeRecords, wholeYaml] = [records(), yaml(content)];
  return [
    {
      kind: 'records',
      mutant: below => {
        const mutant = mutantRecord(pick(below, wholeRecords), below);
        return below(2) === 0 ? vouchedFor(mutant) : mutant;
      },
      args: (file, out) => [
        ['replay', file],
        ['replay', '--reveal', file],
        ['report', file, '--out', out],
        ['report', file, '--reveal', '--out', out],
        ['report', file, '--side', 'union', '--out', out],
      ],
    },
    { kind: 'yaml', mutant: below => mutantYaml(pick(below, wholeYaml), below), args: file => [['validate', file]] },
  ];
}

/** Feeds so many damaged files to the command as a person would: whatever happens, it answers, and soon. */
export function feed({ kind, mutant, args }: Trial, files: number, firstSeed: number, mostMs = MOST_MS): Toll {
  const folder = mkdtempSync(join(tmpdir(), 'wigwag-mutants-'));
  const byExitCode: Record<number, number> = {};
  const casualties: Casualty[] = [];
  let slowestMs = 0;
  for (let seed = firstSeed; seed < firstSeed + files; seed++) {
    const [file, out] = [join(folder, 'mutant.yaml'), join(folder, 'out.html')];
    writeFileSync(file, mutant(random(seed)));
    const begun = process.cpuUsage();
    const streams = { out: () => undefined, err: () => undefined };
    try {
      for (const each of args(file, out)) {
        const code = main(each, 'en', streams);
        if (typeof code !== 'number') throw new Error(`${each[0]} promises an answer`);
        byExitCode[code] = (byExitCode[code] ?? 0) + 1;
        const runs = whatRuns(out);
        if (runs !== undefined) casualties.push({ kind, seed, what: `${each[0]} wrote ${runs}` });
      }
    } catch (error) {
      casualties.push({ kind, seed, what: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
    const { user, system } = process.cpuUsage(begun);
    const took = (user + system) / 1000;
    slowestMs = Math.max(slowestMs, took);
    if (took > mostMs) casualties.push({ kind, seed, what: `took ${Math.round(took)} ms` });
  }
  rmSync(folder, { recursive: true });
  return { files, byExitCode, slowestMs: Math.round(slowestMs), casualties };
}
