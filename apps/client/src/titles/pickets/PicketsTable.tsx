import { type Pickets, SIDES } from '@wigwag/pickets';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { handOf } from '../../shell/hand.ts';
import type { Pannable } from '../../shell/keys.ts';
import type { ShellRoom } from '../../shell/room.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useLook } from '../../shell/useLook.ts';
import type { Sitting } from '../../shell/view.ts';
import { askOnLane } from './asking.ts';
import { Lane } from './Lane.tsx';
import './pickets.css';

interface Props {
  readonly name: string;
  readonly sitting: Sitting<Pickets>;
}

const nowhere = (): void => undefined;

/** The example game in the shell: a lane instead of a map, hands of cards, and nothing else of its own. */
export function PicketsTable({ name, sitting }: Props) {
  const t = useLook(`${name} – Wigwag`);
  const lane = useRef<Pannable>(null);
  const view = useSyncExternalStore(
    listener => sitting.subscribe(listener),
    () => sitting.view(),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sitting answers changes with its view
  const asking = useMemo(() => askOnLane(sitting, t), [sitting, view, t]);
  const hand = useMemo(() => handOf<Pickets, never>(sitting, t), [sitting, t]);
  const { board, world } = view.game;
  const room: ShellRoom<Pickets, never> = {
    ...{ sitting, view, hand, t, name },
    question: asking,
    file: `pickets-${world.posts}-round-${board.round}`,
    mayKeep: true,
    lineOf: event => ({
      sentence: sitting.title.words.event(t, world, event),
      clause: 'because' in event ? event.because : undefined,
    }),
    toneOf: ({ request }, place) => (request.why === 'initiative' ? SIDES[place] : undefined),
    centreOn: nowhere,
  };
  const eyes = SIDES.find(side => !board.hands[side].includes('unknown') && board.hands[side].length > 0);
  return (
    <Shell
      room={room}
      handle={lane}
      when={<p className="when">{t('pickets.round', { round: board.round, rounds: world.rounds })}</p>}
      leaves={[]}
      help={
        <>
          <h2>{name}</h2>
          <p>{t('pickets.help')}</p>
        </>
      }
      className="pickets"
    >
      <Lane view={view} asking={asking} hand={hand} eyes={eyes} t={t} />
    </Shell>
  );
}
