import { MARKS, SIDES, type Side } from '@wigwag/lee';
import { useState } from 'react';
import { markName } from '../map/names.ts';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { useRoom } from '../room.ts';
import { sideCalled, standingUnits } from '../roster.ts';

const MOST = 99;

interface Props {
  readonly side: Side;
  readonly unit: string;
}

/** What fire and combat have done to a unit: chapters that the program does not know. */
function State({ side, unit }: Props) {
  const { t, view, choose } = useRoom();
  const placed = view.game.board.play.units[side][unit];
  const [lost, setLost] = useState(placed?.cohesionLost ?? 0);
  if (placed === undefined) return undefined;
  return (
    <>
      <div className="lee-choices">
        {MARKS.map(mark => (
          <button
            key={mark}
            type="button"
            className="choice"
            aria-pressed={placed.marks.includes(mark)}
            onClick={() => choose({ do: 'mark', side, unit, mark, on: !placed.marks.includes(mark) })}
          >
            {markName(t, mark)}
          </button>
        ))}
      </div>
      <div className="lee-row">
        <NumberField label={t('lee.client.cohesion')} value={lost} min={0} max={MOST} onChange={setLost} />
        <button
          type="button"
          className="choice"
          disabled={lost === placed.cohesionLost}
          onClick={() => choose({ do: 'cohesion', side, unit, lost })}
        >
          {t('lee.client.setCohesion')}
        </button>
      </div>
    </>
  );
}

/** The state of any unit on the table, of either side. */
export function StateForm() {
  const room = useRoom();
  const { t, world, language, view, draft } = room;
  const [named, name] = useState<Props>();
  const held = draft?.kind === 'march' ? { side: view.eyes, unit: draft.unit } : undefined;
  const side = (named ?? held)?.side ?? view.eyes;
  const units = standingUnits(room, side);
  const unit = (named ?? held)?.unit ?? units[0]?.value ?? '';
  const { cohesionLost = 0 } = view.game.board.play.units[side][unit] ?? {};
  return (
    <details className="lee-form" onToggle={({ currentTarget }) => currentTarget.open || name(undefined)}>
      <summary>{t('lee.client.marks')}</summary>
      <div className="lee-row">
        <Select
          label={t('lee.client.side')}
          value={side}
          all={SIDES.map(value => ({ value, label: sideCalled({ t, language, world }, value) }))}
          onChange={to => name({ side: to, unit: standingUnits(room, to)[0]?.value ?? '' })}
        />
        <Select label={t('lee.client.unit')} value={unit} all={units} onChange={to => name({ side, unit: to })} />
      </div>
      <State key={`${side} ${unit} ${cohesionLost}`} {...{ side, unit }} />
    </details>
  );
}
