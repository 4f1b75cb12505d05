import { enemyOf, FORCED_CAUSES, type ForcedCause, forcedInches, SIDES, type Side } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { ForceDraft } from '../drafts/draft.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { useRoom } from '../room.ts';
import { rosterOf } from '../roster.ts';

const causeName = (t: Translate, cause: ForcedCause): string =>
  ({
    'push-back': () => t('lee.client.cause.pushBack'),
    'break-off': () => t('lee.client.cause.breakOff'),
    'failed-order': () => t('lee.client.cause.failedOrder'),
    card: () => t('lee.client.cause.card'),
    pursuit: () => t('lee.client.cause.pursuit'),
  })[cause]();

/** 7.5: forced moves of units of either side. */
export function ForceForm() {
  const { t, language, world, view, draft, hold } = useRoom();
  const { board } = view.game;
  const held = draft?.kind === 'force' ? draft : undefined;
  const unitsOf = (side: Side) =>
    rosterOf(world, board, side)
      .filter(({ unit }) => board.play.units[side][unit.id] !== undefined)
      .map(({ unit }) => ({ value: unit.id, label: unit.name[language] }));
  const begin = (): void =>
    hold({
      kind: 'force',
      side: view.eyes,
      unit: unitsOf(view.eyes)[0]?.value ?? '',
      cause: 'push-back',
      towards: '',
      heading: 0,
      extra: 0,
      distance: 0,
    });
  if (held === undefined) {
    return (
      <button type="button" className="choice" onClick={begin}>
        {t('lee.client.forcedMove')}
      </button>
    );
  }
  const put = (change: Partial<ForceDraft>): void => {
    const next = { ...held, ...change };
    const told = { ...next, extra: next.extra * 1000, heading: next.heading * 100 };
    hold({
      ...next,
      distance: 'distance' in change ? next.distance : (forcedInches(view.game, told) ?? next.distance),
    });
  };
  const none = { value: '', label: '–' };
  return (
    <section className="lee-form">
      <h3>{t('lee.client.forcedMove')}</h3>
      <div className="lee-row">
        <Select
          label={t('lee.client.side')}
          value={held.side}
          all={SIDES.map(side => ({ value: side, label: world.armies[side].name[language] }))}
          onChange={side => put({ side, unit: unitsOf(side)[0]?.value ?? '' })}
        />
        <Select
          label={t('lee.client.unit')}
          value={held.unit}
          all={unitsOf(held.side)}
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
          all={[none, ...unitsOf(enemyOf(held.side))]}
          onChange={towards => put({ towards })}
        />
      </div>
      <div className="lee-row">
        <NumberField
          label={t('lee.client.angle')}
          value={held.heading}
          step={5}
          unit="°"
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
      <Checks />
    </section>
  );
}
