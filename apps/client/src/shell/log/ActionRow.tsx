import type { Vocabulary } from '@wigwag/kernel';
import { useEffect, useRef } from 'react';
import { TypedMark } from '../dice/TypedMark.tsx';
import { Icon } from '../parts/Icon.tsx';
import { replayAt } from '../replay/state.ts';
import { useShell } from '../room.ts';
import { hasTyped } from './action.ts';
import type { Row } from './rows.ts';

interface Props {
  readonly row: Extract<Row<Vocabulary>, { readonly kind: 'action' }>;
  readonly tabIndex: 0 | -1;
  readonly onTurn: () => void;
}

/** An action in one line: opened, what came of it stands below. Pointed at, it lights its places. */
export function ActionRow({ row: { action, isOpen }, tabIndex, onTurn }: Props) {
  const { t, light, replay } = useShell();
  const { sentence, dice, places, parts, cards = [], why } = action;
  const isLit = useRef(false);
  const turnLight = (on: boolean): void => {
    isLit.current = on;
    light?.(on ? places : []);
  };
  const lit = (): void => turnLight(true);
  const unlit = (): void => turnLight(false);
  // No pointer leaves a row that goes, as when another leaf is opened from it.
  const latest = useRef(light);
  latest.current = light;
  useEffect(() => () => (isLit.current ? latest.current?.([]) : undefined), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the light follows the pointer; the button inside has the focus
    <div className="action-line" onPointerEnter={lit} onPointerLeave={unlit} onFocus={lit} onBlur={unlit}>
      <button type="button" className="run" tabIndex={tabIndex} aria-expanded={isOpen} onClick={onTurn}>
        <span>{sentence}</span>
      </button>
      {dice !== '' && (
        <span className="action-dice">
          <Icon name="die" /> {dice}
        </span>
      )}
      {hasTyped(action) && <TypedMark />}
      {isOpen && replay !== undefined && (
        <button
          type="button"
          className="action-open"
          tabIndex={tabIndex}
          onClick={() => replayAt((parts.at(-1)?.line ?? 0) + 1)}
        >
          {t('client.replay.mapThen')}
        </button>
      )}
      {cards.map(({ line, place, open }) => (
        <button key={line} type="button" className="action-open" tabIndex={tabIndex} onClick={open}>
          {place === '' ? t('client.log.open') : t('client.log.open.place', { place })}
        </button>
      ))}
      {why !== undefined && (
        <button type="button" className="action-open" tabIndex={tabIndex} onClick={why}>
          {t('client.log.why')}
        </button>
      )}
    </div>
  );
}
