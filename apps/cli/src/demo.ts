import { History } from '@wigwag/host';
import {
  type AnyChoice,
  type Decision,
  engineOf,
  positionHash,
  ready,
  replay,
  rolling,
  topFrame,
} from '@wigwag/kernel';
import { type Pickets, WORLD } from '@wigwag/pickets';
import { hostedIn, picketsTitle } from '@wigwag/titles';
import { keyFor, type Translate } from '@wigwag/words';
import { random } from './random.ts';
import type { Terminal } from './terminal.ts';

type Choice = AnyChoice<Pickets>;

const { ruleset: pickets, words } = picketsTitle;
const engine = engineOf(pickets);

const choiceWords = (t: Translate, choice: Choice): string => words.choice(t, WORLD, choice);

/** One game of the example ruleset, told decision by decision; then undone, and replayed from its record. */
export function demo({ t, out }: Terminal, seed: number): void {
  const below = random(seed);
  const host = new History(hostedIn(picketsTitle, WORLD, { posts: WORLD.posts }), rolling(below));
  out(t('cli.demo.title', { seed }));
  while (topFrame(host.game) !== undefined) {
    tellRefusal(t, out, host, below);
    playOne(t, out, host, below);
  }
  const { board } = host.game;
  const left = (side: string) => board.pickets.filter(picket => picket.side === side && picket.post >= 0).length;
  out(t('cli.demo.score', { blue: left('blue'), grey: left('grey') }));
  tellUndo(t, out, host);
}

function playOne(t: Translate, out: Terminal['out'], host: History<Pickets>, below: (n: number) => number): void {
  const frame = topFrame(host.game);
  const listed = engine.choices(host.game);
  const choice = listed[below(listed.length)];
  if (frame === undefined || choice === undefined) return;
  const decider = words.side(t, frame.by);
  const before = host.game;
  const attempted = host.decide({ by: frame.by, choice });
  if (!('stepped' in attempted)) return;
  out(t('cli.demo.decision', { decider, choice: choiceWords(t, choice) }));
  for (const line of tellings(t, before, attempted.stepped.decision)) out(line);
}

/** Dice, then what came of them, as the blue side sees it. */
function tellings(t: Translate, before: History<Pickets>['game'], { events, rolled }: Decision<Pickets>): string[] {
  const dice = rolled
    .flatMap(roll => pickets.seenRoll(roll, 'table', 'blue') ?? [])
    .map(({ request, answer }) =>
      t('cli.demo.dice', { faces: answer.join(' '), why: t(keyFor('pickets.dice', request.why)) }),
    );
  const told = events
    .flatMap(event => pickets.seenBy(ready(pickets, before), event, 'blue') ?? [])
    .map(event => `    ${words.event(t, WORLD, event)}`);
  return [...dice, ...told];
}

/** Now and then a choice that is not legal, and why. */
function tellRefusal(
  t: Translate,
  out: Terminal['out'],
  { game }: History<Pickets>,
  below: (n: number) => number,
): void {
  const frame = topFrame(game);
  if (frame === undefined || frame.by === 'table' || below(4) > 0) return;
  const attempts = [...pickets.attempts(ready(pickets, game))].filter(
    attempt => !engine.refusal(game, frame.by, attempt)?.clause.startsWith('kernel/'),
  );
  const attempt = attempts[below(attempts.length)];
  const refused = attempt && engine.refusal(game, frame.by, attempt);
  if (!attempt || !refused) return;
  const why = words.why(t, WORLD, refused);
  out(t('cli.demo.refused', { choice: choiceWords(t, attempt), why, clause: refused.clause }));
}

function tellUndo(t: Translate, out: Terminal['out'], host: History<Pickets>): void {
  const end = positionHash(host.game);
  if (host.undo('blue', true)) while (host.redo());
  if (positionHash(host.game) === end) out(t('cli.demo.undone'));
  const { game, divergence } = replay(pickets, picketsTitle.begin(WORLD).game, host.record());
  if (divergence === undefined) out(t('cli.demo.replayed', { hash: positionHash(game) }));
}
