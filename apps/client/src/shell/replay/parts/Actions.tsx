import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { useShell } from '../../room.ts';
import { indexAt, type Moment } from '../moments.ts';
import { replayAt, useLooking } from '../state.ts';
import { AwaySaid } from './AwayParts.tsx';
import { Head } from './Head.tsx';

interface RowProps {
  readonly moment: Moment;
  readonly place: number;
  readonly when: 'past' | 'here' | 'to-come';
}

const Row = memo(function Row({ moment: { lines, side, sentence, dice }, place, when }: RowProps) {
  return (
    <li className={`by-${side ?? 'table'} ${when}`}>
      <button
        type="button"
        tabIndex={when === 'here' ? 0 : -1}
        aria-current={when === 'here' ? 'step' : undefined}
        onClick={() => replayAt(lines)}
      >
        <span className="nth">{place + 1}</span>
        {side === undefined ? <span /> : <span className="side-mark" aria-hidden="true" />}
        <span>{sentence}</span>
        <span className="action-dice">
          {dice !== '' && <Icon name="die" />} {dice}
        </span>
      </button>
    </li>
  );
});

/** One row is on the way of the Tab key; arrows go to the others, and the game goes with them. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

/** All actions: the one that is looked at in full above them. */
export function Actions() {
  const { view, replay, t } = useShell();
  const from = useLooking(looking => looking.from);
  const list = useRef<HTMLOListElement>(null);
  const moments = replay?.moments ?? [];
  const index = indexAt(moments, view.past?.lines ?? view.log.length);
  useEffect(() => {
    const row = list.current?.children[index];
    row?.scrollIntoView({ block: 'nearest' });
    if (list.current?.contains(document.activeElement)) row?.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = moments[Math.max(0, Math.min(moments.length - 1, index + (STEPS[event.key] ?? 0)))];
    if (STEPS[event.key] === undefined || to === undefined) return;
    event.preventDefault();
    replayAt(to.lines);
  };
  return (
    <div className="replay-actions">
      {from !== undefined && (
        <p className="away-sum">
          <AwaySaid from={from} />
        </p>
      )}
      <Head {...{ moments, index }} />
      <ol ref={list} aria-label={t('client.replay.actions')} onKeyDown={onKeyDown}>
        {moments.map((moment, place) => (
          <Row
            key={moment.lines}
            {...{ moment, place }}
            when={place === index ? 'here' : place < index ? 'past' : 'to-come'}
          />
        ))}
      </ol>
    </div>
  );
}
