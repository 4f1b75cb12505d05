import { enemyOf, FORCED_CAUSES, type ForcedCause, forcedInches, SIDES, type Side, unitsOfCorps } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import type { ForceDraft } from '../drafts/draft.ts';
import { goneAsFar, toldOf } from '../drafts/force.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { type Room, useRoom } from '../room.ts';
import { sideCalled, standingUnits } from '../roster.ts';
import { number } from '../said.ts';

const causeName = (t: Translate, cause: ForcedCause): string =>
  ({
    'push-back': () => t('lee.client.cause.pushBack'),
    'break-off': () => t('lee.client.cause.breakOff'),
    'failed-order': () => t('lee.client.cause.failedOrder'),
    card: () => t('lee.client.cause.card'),
    pursuit: () => t('lee.client.cause.pursuit'),
  })[cause]();

/** Straight back, towards an enemy, or as the order or the card says. */
const wayOf = ({ world }: Room, { cause }: ForceDraft) => world.book.movement.data.forcedDirection[cause].value;

interface FieldProps {
  readonly held: ForceDraft;
  put(change: Partial<ForceDraft>): void;
}

function Who({ held, put }: FieldProps) {
  const room = useRoom();
  const { t, world, language } = room;
  const sides = SIDES.map(side => ({ value: side, label: sideCalled({ t, language, world }, side) }));
  const none = { value: '', label: '–' };
  return (
    <>
      <div className="lee-row">
        <Select
          label={t('lee.client.side')}
          value={held.side}
          all={sides}
          onChange={side => {
            const unit = standingUnits(room, side)[0]?.value ?? '';
            put({ side, unit, heading: headingOf(room, side, unit) });
          }}
        />
        <Select
          label={t('lee.client.unit')}
          value={held.unit}
          all={standingUnits(room, held.side)}
          onChange={unit => put({ unit, heading: headingOf(room, held.side, unit) })}
        />
      </div>
      <div className="lee-row">
        <Select
          label={t('lee.client.causeOf')}
          value={held.cause}
          all={FORCED_CAUSES.map(value => ({ value, label: causeName(t, value) }))}
          onChange={cause => put({ cause })}
        />
        {wayOf(room, held) === 'towards' && (
          <Select
            label={t('lee.client.towards')}
            value={held.towards}
            all={[none, ...standingUnits(room, enemyOf(held.side))]}
            onChange={towards => put({ towards })}
          />
        )}
      </div>
    </>
  );
}

function HowFar({ held, put }: FieldProps) {
  const room = useRoom();
  const { t } = room;
  return (
    <div className="lee-row">
      {wayOf(room, held) === 'stated' && (
        <NumberField
          label={t('lee.client.forceWay')}
          value={held.heading}
          {...{ step: 5, unit: '°' }}
          onChange={heading => put({ heading })}
        />
      )}
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

/** It would have to go farther, but something stops it. */
function Short({ held }: { readonly held: ForceDraft }) {
  const { t, language, view } = useRoom();
  const wanted = forcedInches(view.game, toldOf(held));
  if (wanted === undefined || held.distance > wanted - 0.01) return undefined;
  return <p className="lee-hint">{t('lee.client.forceShort', { n: number(language, wanted) })}</p>;
}

/** Until somebody says otherwise it goes the way it looks. */
const headingOf = ({ view }: Room, side: Side, unit: string): number => standsAt(view.game, side, unit)?.heading ?? 0;

/** The unit that was handled last: what is in hand, or what moved. */
function handledLast({ draft, view }: Room): string | undefined {
  if (draft?.kind === 'march') return draft.unit;
  const events = view.log.flatMap(told => told.events);
  const last = events.findLast(({ type }) => type === 'unitMoved' || type === 'unitForced' || type === 'movesEnded');
  return last !== undefined && 'unit' in last && last.side === view.eyes ? last.unit : undefined;
}

/** Whom it will most likely be about: who was handled last, else one that is engaged, else one of the active corps, else any. */
function likeliest(room: Room): string {
  const { game, eyes, frame } = room.view;
  const units = standingUnits(room, eyes).map(({ value }) => value);
  const active = frame?.kind === 'moves' ? unitsOfCorps(game, eyes, frame.corps).map(({ id }) => id) : [];
  const engaged = units.filter(id => game.board.play.units[eyes][id]?.marks.includes('engaged'));
  const handled = units.filter(id => id === handledLast(room));
  return [...handled, ...engaged, ...units.filter(id => active.includes(id)), ...units][0] ?? '';
}

const NEW = { kind: 'force', cause: 'push-back', towards: '', extra: 0, distance: 0 } as const;

/** 7.5: forced moves of units of either side. */
export function ForceForm() {
  const room = useRoom();
  const { t, view, draft, hold } = room;
  const held = draft?.kind === 'force' ? draft : undefined;
  const side = view.eyes;
  const put = (before: ForceDraft, change: Partial<ForceDraft>): void => {
    const next = { ...before, ...change };
    hold('distance' in change ? next : goneAsFar(next, view.game));
  };
  if (held === undefined) {
    const first = likeliest(room);
    const begin = (): void => put({ ...NEW, side, unit: first, heading: headingOf(room, side, first) }, {});
    return (
      <button type="button" className="choice" onClick={begin}>
        {t('lee.client.forcedMove')}
      </button>
    );
  }
  return (
    <section className="lee-form">
      <h2>{t('lee.client.forcedMove')}</h2>
      <Who held={held} put={change => put(held, change)} />
      <HowFar held={held} put={change => put(held, change)} />
      <Short held={held} />
      <Checks />
      <button type="button" className="choice" onClick={() => hold(undefined)}>
        {t('lee.client.forceLeave')}
      </button>
    </section>
  );
}
