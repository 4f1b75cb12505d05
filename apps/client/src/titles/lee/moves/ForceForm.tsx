import { enemyOf, FORCED_CAUSES, type ForcedCause, forcedInches, mils, SIDES } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { ForceDraft } from '../drafts/draft.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { useRoom } from '../room.ts';
import { standingUnits } from '../roster.ts';

const causeName = (t: Translate, cause: ForcedCause): string =>
  ({
    'push-back': () => t('lee.client.cause.pushBack'),
    'break-off': () => t('lee.client.cause.breakOff'),
    'failed-order': () => t('lee.client.cause.failedOrder'),
    card: () => t('lee.client.cause.card'),
    pursuit: () => t('lee.client.cause.pursuit'),
  })[cause]();

interface FieldProps {
  readonly held: ForceDraft;
  put(change: Partial<ForceDraft>): void;
}

function Who({ held, put }: FieldProps) {
  const room = useRoom();
  const { t, world, language } = room;
  const sides = SIDES.map(side => ({ value: side, label: world.armies[side].name[language] }));
  const none = { value: '', label: '–' };
  return (
    <>
      <div className="lee-row">
        <Select
          label={t('lee.client.side')}
          value={held.side}
          all={sides}
          onChange={side => put({ side, unit: standingUnits(room, side)[0]?.value ?? '' })}
        />
        <Select
          label={t('lee.client.unit')}
          value={held.unit}
          all={standingUnits(room, held.side)}
          onChange={unit => put({ unit })}
        />
      </div>
      <div className="lee-row">
        <Select
          label={t('lee.client.causeOf')}
          value={held.cause}
          all={FORCED_CAUSES.map(value => ({ value, label: causeName(t, value) }))}
          onChange={cause => put({ cause })}
        />
        <Select
          label={t('lee.client.towards')}
          value={held.towards}
          all={[none, ...standingUnits(room, enemyOf(held.side))]}
          onChange={towards => put({ towards })}
        />
      </div>
    </>
  );
}

function HowFar({ held, put }: FieldProps) {
  const { t } = useRoom();
  return (
    <div className="lee-row">
      <NumberField
        label={t('lee.client.angle')}
        value={held.heading}
        {...{ step: 5, unit: '°' }}
        onChange={heading => put({ heading })}
      />
      <NumberField label={t('lee.client.extra')} value={held.extra} onChange={extra => put({ extra })} />
      <NumberField
        label={t('lee.client.distance')}
        value={held.distance}
        step={0.5}
        onChange={distance => put({ distance })}
      />
    </div>
  );
}

const NEW = { kind: 'force', cause: 'push-back', towards: '', heading: 0, extra: 0, distance: 0 } as const;

/** 7.5: forced moves of units of either side. */
export function ForceForm() {
  const room = useRoom();
  const { t, view, draft, hold } = room;
  const held = draft?.kind === 'force' ? draft : undefined;
  const side = view.eyes;
  const put = (before: ForceDraft, change: Partial<ForceDraft>): void => {
    const next = { ...before, ...change };
    const told = { ...next, extra: mils(next.extra), heading: next.heading * 100 };
    const wanted = 'distance' in change ? undefined : forcedInches(view.game, told);
    hold({ ...next, distance: wanted ?? next.distance });
  };
  if (held === undefined) {
    const first = standingUnits(room, side)[0]?.value ?? '';
    return (
      <button type="button" className="choice" onClick={() => put({ ...NEW, side, unit: first }, {})}>
        {t('lee.client.forcedMove')}
      </button>
    );
  }
  return (
    <section className="lee-form">
      <h3>{t('lee.client.forcedMove')}</h3>
      <Who held={held} put={change => put(held, change)} />
      <HowFar held={held} put={change => put(held, change)} />
      <Checks />
    </section>
  );
}
