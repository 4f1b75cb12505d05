import {
  type AnyChoice,
  type Author,
  auditChoices,
  auditDecision,
  auditDry,
  auditFields,
  auditPosition,
  auditStorage,
  auditUniverse,
  choices,
  type Decision,
  decide,
  type Edit,
  type Game,
  type GameRecord,
  positionHash,
  type RecordedDecision,
  readEdit,
  recordOf,
  refusalOf,
  rolling,
  rulesHash,
  scripted,
  topFrame,
  type Violation,
  type Vocabulary,
} from '@wigwag/kernel';
import type { Target } from './target.ts';

/** How often the dearer audits run: every so many decisions. */
const EVERY = { choices: 4, decision: 16, storage: 32, dry: 16, universe: 96 } as const;

const LONGEST_GAME = 20_000;

export interface Played {
  readonly decisions: RecordedDecision[];
  readonly failure?: Violation;
}

/** Without a failure, also how the game stands in the end. */
interface PlayedOut<T extends Vocabulary> extends Played {
  readonly end?: Game<T>;
}

type Audits = Readonly<Record<keyof typeof EVERY, boolean>>;
const ALL_AUDITS: Audits = { choices: true, decision: true, storage: true, dry: true, universe: true };

const thrown = (error: unknown): Violation => ({
  code: `threw:${error instanceof Error ? error.message : String(error)}`,
  data: { stack: error instanceof Error ? error.stack : undefined },
});

function auditGame<T extends Vocabulary>(
  target: Target<T>,
  game: Game<T>,
  audits: Audits,
  listed: readonly AnyChoice<T>[] = choices(target.ruleset, game),
): Violation | undefined {
  const { ruleset } = target;
  return (
    auditPosition(ruleset, game, listed) ??
    (audits.choices ? auditChoices(ruleset, game, listed) : undefined) ??
    (audits.storage ? auditStorage(ruleset, game) : undefined) ??
    (audits.universe ? auditUniverse(ruleset, game, target.sampled) : undefined)
  );
}

/** One decision with its audits; the verdict of a legal choice is always `decided`. */
function decideAudited<T extends Vocabulary>(
  target: Target<T>,
  game: Game<T>,
  by: Author<T>,
  choice: AnyChoice<T> | Edit<T>,
  dice: Parameters<typeof decide>[4],
  audits: Audits,
): Decision<T> | Violation {
  const { ruleset } = target;
  const dry = audits.dry ? auditDry(ruleset, game, by, choice) : undefined;
  if (dry !== undefined) return dry;
  const hash = audits.decision ? positionHash(game) : '';
  const verdict = decide(ruleset, game, by, choice, dice);
  if (!('decided' in verdict)) return { code: 'legal-choice-not-decided', data: { choice, verdict } };
  const { decided } = verdict;
  const violation = audits.decision
    ? (auditDecision(ruleset, game, hash, decided) ?? auditFields(ruleset, decided.game.stack, decided.events))
    : undefined;
  return violation ?? decided;
}

/** How often a referee steps in: once in so many decisions. */
const EDIT_EVERY = 64;

/** Now and then the referee tries something: what his guards refuse changes nothing, the rest is audited and stays. */
function editAudited<T extends Vocabulary>(
  { ruleset, someEdit }: Target<T>,
  game: Game<T>,
  below: (n: number) => number,
): { readonly edit: Edit<T>; readonly next: Decision<T> | Violation } | undefined {
  if (someEdit === undefined || below(EDIT_EVERY) > 0) return undefined;
  const edit = someEdit(game, below);
  const refused = refusalOf(ruleset, game, 'referee', edit) !== undefined;
  const hash = positionHash(game);
  const verdict = decide(ruleset, game, 'referee', edit, () => undefined);
  if ('decided' in verdict === refused) return { edit, next: { code: 'decide-and-refusal-differ', data: { edit } } };
  if (!('decided' in verdict)) return undefined;
  if ('complaint' in readEdit(ruleset, edit)) return { edit, next: { code: 'edit-unreadable', data: { edit } } };
  return { edit, next: auditDecision(ruleset, game, hash, verdict.decided) ?? verdict.decided };
}

/** A verb first, by its weight, then one of its choices: rare decisions come up as often as common ones. */
export function pick<C extends { readonly do: string }>(
  listed: readonly C[],
  weights: Readonly<Record<string, number>>,
  below: (n: number) => number,
): C {
  const verbs = [...new Set(listed.map(choice => choice.do))];
  const urn = verbs.flatMap(verb => Array<string>(weights[verb] ?? 1).fill(verb));
  const verb = urn[below(urn.length)];
  const open = listed.filter(choice => choice.do === verb);
  return open[below(open.length)] as C;
}

/** Plays one random game, counting every decision by kind and verb. */
export function playRandomly<T extends Vocabulary>(
  target: Target<T>,
  setup: unknown,
  below: (n: number) => number,
  count: (kind: string) => void,
): PlayedOut<T> {
  const decisions: RecordedDecision[] = [];
  const dice = rolling(below);
  const phase = below(EVERY.universe);
  const due = (n: number): Audits => dueAt(n + phase, target.rarer ?? 1);
  try {
    let game = target.open(setup);
    for (let n = 0; ; n++) {
      if (n > LONGEST_GAME) return { decisions, failure: { code: 'endless-game', data: {} } };
      const listed = choices(target.ruleset, game);
      const failure = auditGame(target, game, due(n), listed);
      const frame = topFrame(game);
      if (failure !== undefined) return { decisions, failure };
      if (frame === undefined) return { decisions, end: game };
      const edited = editAudited(target, game, below);
      if (edited !== undefined) {
        const { edit, next } = edited;
        decisions.push({ by: 'referee', choice: edit, dice: [] });
        if ('code' in next) return { decisions, failure: next };
        count(`referee.${edit.do}`);
        game = next.game;
        continue;
      }
      const choice = pick(listed, target.weights, below);
      decisions.push({ by: frame.by, choice, dice: [] });
      const next = decideAudited(target, game, frame.by, choice, dice, due(n));
      if ('code' in next) return { decisions, failure: next };
      decisions[decisions.length - 1] = { by: frame.by, choice, dice: next.rolled.map(({ answer }) => answer) };
      count(`${frame.kind}.${choice.do}`);
      for (const flavour of target.flavours(frame, choice, next)) count(flavour);
      game = next.game;
    }
  } catch (error) {
    return { decisions, failure: thrown(error) };
  }
}

/** What looks at the whole map is put off by `rarer`. */
const dueAt = (n: number, rarer: number): Audits => ({
  choices: n % EVERY.choices === 0,
  decision: n % (EVERY.decision * rarer) === 0,
  storage: n % (EVERY.storage * rarer) === 0,
  dry: n % EVERY.dry === 0,
  universe: n % (EVERY.universe * rarer) === 0,
});

/** Plays written decisions with every audit, passing over those that are no longer legal. */
function playWritten<T extends Vocabulary>(
  target: Target<T>,
  setup: unknown,
  written: readonly RecordedDecision[],
): Played {
  const decisions: RecordedDecision[] = [];
  try {
    let game = target.open(setup);
    for (const recorded of written) {
      const failure = auditGame(target, game, ALL_AUDITS);
      if (failure !== undefined) return { decisions, failure };
      const choice = recorded.choice as AnyChoice<T> | Edit<T>;
      if (recorded.by !== 'referee' && topFrame(game)?.by !== recorded.by) continue;
      decisions.push(recorded);
      const by = recorded.by as Author<T>;
      const next = decideAudited(target, game, by, choice, scripted(recorded.dice), ALL_AUDITS);
      if ('code' in next) {
        if (next.code !== 'legal-choice-not-decided') return { decisions, failure: next };
        decisions.pop();
      } else game = next.game;
    }
    const failure = auditGame(target, game, ALL_AUDITS);
    return failure === undefined ? { decisions } : { decisions, failure };
  } catch (error) {
    return { decisions, failure: thrown(error) };
  }
}

/** Leaves out ever smaller runs of decisions while the same failure still comes up. */
export function shrink<T extends Vocabulary>(target: Target<T>, setup: unknown, played: Played): Played {
  const same = (candidate: Played): boolean => candidate.failure?.code === played.failure?.code;
  let best = playWritten(target, setup, played.decisions);
  if (!same(best)) return played;
  for (let length = Math.ceil(best.decisions.length / 2); length >= 1; length = Math.floor(length / 2)) {
    for (let at = best.decisions.length - length; at >= 0; at -= length) {
      const candidate = playWritten(target, setup, [
        ...best.decisions.slice(0, at),
        ...best.decisions.slice(at + length),
      ]);
      if (same(candidate) && candidate.decisions.length < best.decisions.length) best = candidate;
    }
  }
  return best;
}

/** A record of a failed game: its snapshot is where it began, since it has no sound end. */
export function failureRecord<T extends Vocabulary>(
  target: Target<T>,
  setup: unknown,
  { decisions }: Played,
): GameRecord {
  const start = target.open(setup);
  const { board, stack } = start;
  const { version } = target.ruleset;
  const header = { ruleset: target.name, version, rules: rulesHash(target.ruleset), setup, seed: '' };
  return recordOf({ ...header, decisions, snapshot: { board, stack } });
}
