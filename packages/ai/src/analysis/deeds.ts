import {
  type Action,
  type AnyChoice,
  actionsOf,
  engine,
  type Game,
  isFormality,
  type Kind,
  type Side,
} from '@wigwag/gcacw';
import { topFrame } from '@wigwag/kernel';
import type { BotMaker } from '../bot.ts';
import { chance, seedFor } from '../chance.ts';
import { Commander } from '../commander/commander.ts';
import type { Considered } from '../commander/explanation.ts';
import { SKILLS, type Skill } from '../commander/levels.ts';
import type { Better, Judgement } from './judgement.ts';
import { endOfAction } from './playing.ts';
import { copied, type Story } from './story.ts';
import { type Difference, differenceOf } from './worth.ts';

/** Sees all that can be seen of an action: without what takes long, and by points alone. */
const JUDGE: Skill = { ...SKILLS.general, gathers: false, endgameNodes: 0, forVictory: false };

export interface Judging {
  readonly follower: BotMaker;
  readonly seed: number;
  readonly samples: number;
}

/** The lines of each action in which a side decided something that whoever reads was told; each line once. */
export function deedsOf(story: Story): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const linesOf = ({ parts }: Action): number[] =>
    parts.flatMap(({ line }) => {
      if (seen.has(line)) return [];
      seen.add(line);
      const side = story.chosen(line)?.side;
      return side !== undefined && (story.eyes === 'all' || story.eyes === side) ? [line] : [];
    });
  return actionsOf(story.log)
    .map(linesOf)
    .filter(lines => lines.length > 0);
}

interface Judged {
  readonly line: number;
  readonly kind: Kind;
  readonly turn: number;
  readonly played: AnyChoice;
  readonly considered: Considered;
  /** Undefined: he would have done the same. */
  readonly difference: Difference | undefined;
}

const isSame = (one: AnyChoice, other: AnyChoice): boolean => {
  const plain = (choice: AnyChoice): string =>
    JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)));
  return plain(one) === plain(other);
};

/** What the commander makes of one decision; undefined: there was nothing to decide, or nobody can tell. */
function judge(story: Story, line: number, commander: Commander, judging: Judging): Judged | undefined {
  const chosen = story.chosen(line);
  const game = chosen && story.mind(line, chosen.side);
  const frame = game && topFrame(game);
  if (chosen === undefined || game === undefined || frame === undefined || frame.by !== chosen.side) return undefined;
  const { side, choice: played } = chosen;
  const choices = engine.choices(game);
  const until = endOfAction(game);
  if (choices.length < 2 || until === undefined || isFormality(game)) return undefined;
  if (engine.refusal(game, side, played) !== undefined) return undefined;
  const considered = commander.consider({ side, game: copied(game), choices });
  const common = { line, kind: frame.kind, turn: game.board.turn, played, considered };
  const isRefused = engine.refusal(game, side, considered.choice) !== undefined;
  if (isRefused || isSame(considered.choice, played)) return { ...common, difference: undefined };
  const seed = seedFor(judging.seed, 'deed', line);
  const weighing = { side, until, seed, by: judging.follower, samples: judging.samples };
  return { ...common, difference: differenceOf(game, [considered.choice], [played], weighing) };
}

const NOBODY = { unit: undefined, leader: undefined, units: [], goal: undefined, odds: undefined };

/** Where the better march came to, or whom it attacked. */
function marchIn(game: Game, { course }: Difference): Partial<Better> {
  const frame = topFrame(game);
  if (frame?.kind !== 'march') return {};
  const { unit } = frame;
  const attack = course.choices.find(choice => choice.do === 'attack');
  if (attack !== undefined && 'target' in attack) return { deed: 'attack', unit, goal: attack.target as number };
  return { deed: 'march', unit, goal: course.game.board.units[unit]?.hex };
}

function betterOf(game: Game | undefined, { considered, kind, difference }: Judged): Better | undefined {
  if (difference === undefined || game === undefined) return undefined;
  const { choice, explanation } = considered;
  const more = kind === 'march' ? marchIn(game, difference) : (explanation ?? {});
  const { deed, unit, leader, units = [], goal, odds } = { ...NOBODY, deed: undefined, ...more };
  return { choice, deed, unit, leader, units, goal, odds };
}

const inPoints = (centi: number): number => Math.round(centi) / 100;

/** What was played, as the commander values it against passing. */
function gainOf(judged: readonly Judged[]): number | undefined {
  const [act] = judged.filter(({ kind }) => kind === 'action');
  const own = act?.considered.candidates.find(({ choice }) => isSame(choice, act.played));
  return own && inPoints(own.value);
}

/** By the decision that cost most: what later ones cost besides is mostly the same loss, met again. */
function judgementOf(story: Story, side: Side, judged: readonly Judged[]): Judgement {
  const costOf = ({ difference }: Judged): number => difference?.cost ?? 0;
  const worst = judged.reduce((most, each) => (costOf(each) > costOf(most) ? each : most));
  const { line, kind, turn, played, difference } = worst;
  return {
    ...{ side, turn, line, kind, played },
    decisions: judged.length,
    agreed: judged.filter(each => each.difference === undefined).length,
    cost: inPoints(costOf(worst)),
    error: inPoints(difference?.error ?? 0),
    gain: gainOf(judged),
    better: betterOf(story.mind(line, side), worst),
    terms: difference?.terms ?? [],
  };
}

/** What each side decided in the lines of one action. */
export function judgeDeed(story: Story, lines: readonly number[], judging: Judging): readonly Judgement[] {
  return (['union', 'confederate'] as const).flatMap(side => {
    const below = chance(seedFor(judging.seed, 'judge', side, lines[0] ?? 0));
    const commander = new Commander({ level: 'general', style: 'balanced', below, skill: JUDGE });
    const own = lines.filter(line => story.chosen(line)?.side === side);
    const judged = own.flatMap(line => judge(story, line, commander, judging) ?? []);
    return judged.length === 0 ? [] : [judgementOf(story, side, judged)];
  });
}
