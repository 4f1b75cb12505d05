import { type Pickets, SIDES } from '@wigwag/pickets';
import { useMemo, useSyncExternalStore } from 'react';
import { handOf } from '../../shell/hand.ts';
import { Ending } from '../../shell/parts/Ending.tsx';
import { ScoreBlock } from '../../shell/parts/ScoreBlock.tsx';
import type { ShellRoom } from '../../shell/room.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useLook } from '../../shell/useLook.ts';
import type { Sitting } from '../../shell/view.ts';
import { askOnLane, leftOf, outcomeOf } from './asking.ts';
import { Lane } from './Lane.tsx';
import { possibleOn } from './possible.ts';
import './pickets.css';

/** The example game in the shell: a lane instead of a map, hands of cards, and nothing else of its own. */
export function PicketsTable({ sitting }: { readonly sitting: Sitting<Pickets> }) {
  const t = useLook(words => words('pickets.title'));
  const view = useSyncExternalStore(
    listener => sitting.subscribe(listener),
    () => sitting.view(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sitting answers changes with its view
  const asking = useMemo(() => askOnLane(sitting, t), [sitting, view, t]);
  const hand = useMemo(() => handOf<Pickets, never>(sitting, t), [sitting, t]);
  const { words } = sitting.title;
  const { board, world } = view.game;
  const deciding = SIDES.find(side => side === view.frame?.by);
  const room: ShellRoom<Pickets, never> = {
    ...{ sitting, view, hand, t, name: t('pickets.title'), question: asking },
    file: `pickets-${world.posts}-round-${board.round}`,
    mayKeep: true,
    palette: { entries: () => possibleOn(asking, hand, choice => words.choice(t, world, choice)) },
    lineOf: event => ({ sentence: words.event(t, world, event) }),
    toneOf: ({ request }, place) => (request.why === 'initiative' ? SIDES[place] : undefined),
    dice: {
      ownersOf: ({ request: { why, n } }) => (why === 'initiative' ? SIDES : Array.from({ length: n }, () => deciding)),
    },
    centreOn: () => undefined,
  };
  const halves = SIDES.map(code => ({ code, name: words.side(t, code), points: leftOf(board, code) }));
  return (
    <Shell
      room={room}
      when={<p className="when">{t('pickets.round', { round: board.round, rounds: world.rounds })}</p>}
      score={<ScoreBlock halves={halves} lead={t('pickets.left')} />}
      leaves={[]}
      help={<p>{t('pickets.help')}</p>}
      over={view.frame === undefined && <Ending {...outcomeOf(t, board)} />}
    >
      <Lane view={view} asking={asking} hand={hand} t={t} />
    </Shell>
  );
}
