import {
  type Course,
  distancesOf,
  enemyOf,
  mils,
  moverOf,
  poseOf,
  rangeOf,
  settingsOf,
  turnBetween,
  unitsOfCorps,
  WHOLE_ARMY,
} from '@wigwag/lee';
import { putOnTable, tellNothing } from '../desk.ts';
import type { MarchDraft } from '../drafts/march.ts';
import { isStanding, marchTurned, newMarch } from '../drafts/march.ts';
import { metSaid, turnedBy } from '../map/courseInHand.ts';
import { marchRoads } from '../map/roadGround.ts';
import { Checks } from '../parts/Checks.tsx';
import { Flag } from '../parts/Flag.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Select } from '../parts/Select.tsx';
import { type Room, useRoom } from '../room.ts';
import { rosterOf, unitNamed } from '../roster.ts';
import { degreesOf, inchesSaid, number } from '../said.ts';
import { ForceForm } from './ForceForm.tsx';
import { Gauge } from './Gauge.tsx';
import { OccupyForm } from './OccupyForm.tsx';
import { StateForm } from './StateForm.tsx';

/** Units of the active corps: who can still move, and how far. Each is lit on the table while its button is pointed at. */
function Corps() {
  const room = useRoom();
  const { t, language, world, view, draft, hold } = room;
  const { frame, eyes } = view;
  const { board } = view.game;
  if (frame?.kind !== 'moves') return undefined;
  const active = unitsOfCorps(view.game, eyes, frame.corps).map(({ id }) => id);
  const own = rosterOf(world, board, eyes).filter(
    ({ unit }) => active.includes(unit.id) && board.play.units[eyes][unit.id] !== undefined,
  );
  return (
    <ul className="lee-tools">
      {own.map(({ unit, type }) => {
        const hasMoved = board.play.units[eyes][unit.id]?.movedOn === board.play.turn;
        return (
          <li key={unit.id}>
            <button
              type="button"
              className="lee-tool"
              aria-pressed={draft?.kind === 'march' && draft.unit === unit.id}
              onClick={() => hold(newMarch(unit.id))}
              onPointerEnter={() => putOnTable({ told: [`${eyes}:${unit.id}`] })}
              onPointerLeave={tellNothing}
              onFocus={() => putOnTable({ told: [`${eyes}:${unit.id}`] })}
              onBlur={tellNothing}
            >
              <b>{unit.name[language]}</b>
              <small>{hasMoved ? t('lee.client.hasMoved') : movementSaid(room, unit.id, type.movement)}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function MarchFields({ draft }: { readonly draft: MarchDraft }) {
  const { t, view, hold, asking } = useRoom();
  const end = asking.judged?.course?.end;
  const stands = view.game.board.play.units[view.eyes][draft.unit];
  const at = draft.target ?? draft.corners.at(-1) ?? end?.at ?? (stands && poseOf(stands.pose).at) ?? { x: 0, y: 0 };
  const isHere = isStanding(draft);
  const hasRoads = draft.as === 'normal' && marchRoads(view.game).length > 0;
  const aim = (x: number, y: number): void => hold({ ...draft, target: { x, y }, isFollowing: false });
  return (
    <>
      <div className="lee-row">
        <NumberField label={t('lee.client.fromLeft')} value={at.x} step={0.25} onChange={x => aim(x, at.y)} />
        <NumberField label={t('lee.client.fromTop')} value={at.y} step={0.25} onChange={y => aim(at.x, y)} />
        <NumberField
          label={isHere ? t('lee.client.turnHere') : t('lee.client.endTurn')}
          value={Math.round(isHere ? draft.startTurn : draft.endTurn)}
          step={5}
          unit="°"
          onChange={to => hold(marchTurned(draft, to - (isHere ? draft.startTurn : draft.endTurn)))}
        />
      </div>
      <div className="lee-row">
        <Select
          label={t('lee.client.kindOfMove')}
          value={draft.as}
          all={[
            { value: 'normal', label: t('lee.client.normalMove') },
            { value: 'support', label: t('lee.client.supportMove') },
          ]}
          onChange={as => hold({ ...draft, as })}
        />
        <Select
          label={t('lee.client.turnsAbout')}
          value={draft.about}
          all={[
            { value: 'front', label: t('lee.client.aboutFront') },
            { value: 'centre', label: t('lee.client.aboutCentre') },
          ]}
          onChange={about => hold({ ...draft, about })}
        />
      </div>
      <Flag label={t('lee.client.march')} value={draft.march} onChange={march => hold({ ...draft, march })}>
        7.2
      </Flag>
      {hasRoads && (
        <Flag
          label={t('lee.client.keepToRoads')}
          value={draft.keepsToRoads}
          onChange={keepsToRoads => hold({ ...draft, keepsToRoads })}
        >
          7.2
        </Flag>
      )}
      <NumberField
        label={t('lee.client.modifier')}
        value={draft.modifier}
        min={-12}
        max={12}
        onChange={modifier => hold({ ...draft, modifier })}
      />
      <Flag label={t('lee.client.again')} value={draft.again} onChange={again => hold({ ...draft, again })} />
    </>
  );
}

/** How it faces at the end: who goes aslant has turned to its way. */
function Facing({ draft, course }: { readonly draft: MarchDraft; readonly course: Course }) {
  const { t, view, hold } = useRoom();
  const turn = turnedBy(view, draft.unit, course);
  if (course.path.length < 2)
    return turn === 0 ? undefined : <p className="lee-hint">{t('lee.client.facing.turned', { n: degreesOf(turn) })}</p>;
  if (turn === 0) return <p className="lee-hint">{t('lee.client.facing.same')}</p>;
  const back = (): void => hold({ ...draft, endTurn: turnBetween(0, draft.endTurn - turn), isFollowing: false });
  return (
    <div className="lee-facing">
      <p className="lee-hint">{t('lee.client.facing', { n: degreesOf(turn) })}</p>
      <button type="button" className="choice" onClick={back}>
        {t('lee.client.facing.keep')}
      </button>
    </div>
  );
}

function From({ unit }: { readonly unit: string }) {
  const { t, language, world, view } = useRoom();
  const { enemies, points } = distancesOf(view.game, view.eyes, unit);
  return (
    <section className="lee-from">
      <h2>{t('lee.client.fromWhereItStands')}</h2>
      <ul>
        {enemies.slice(0, 3).map(({ unit: id, inches }) => (
          <li key={id}>
            {unitNamed(world, view.game.board, enemyOf(view.eyes), id)?.unit.name[language] ?? id}{' '}
            <b>{number(language, inches)}</b>
          </li>
        ))}
        {points.map((inches, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have numbers
          <li key={`point-${i}`}>
            {t('lee.client.point', { n: i + 1 })} <b>{number(language, inches)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const moverFor = ({ view }: Room, { unit, march, modifier }: MarchDraft) =>
  moverOf(view.game, view.eyes, unit, { march, modifier: mils(modifier) });

/** How far it could go if nothing cost it anything. */
function rangeFor(room: Room, draft: MarchDraft): number {
  const mover = moverFor(room, draft);
  return mover === undefined ? 0 : rangeOf(mover, draft.as, settingsOf(room.world)).plain;
}

/** Who or what changes a range. */
function modifierSaid({ t, world, view }: Room, unit: string, led: string | undefined, n: string): string {
  const listed = unitNamed(world, view.game.board, view.eyes, unit);
  if (led === undefined) return t('lee.client.range.card', { n });
  if (led === WHOLE_ARMY) return t('lee.client.range.army', { n });
  if (led === listed?.corps?.id) return t('lee.client.range.corps', { n });
  return led === listed?.division?.id ? t('lee.client.range.division', { n }) : t('lee.client.range.artillery', { n });
}

/** How far a unit goes without an order or a card; where its generals change that, by how much. */
function movementSaid(room: Room, unit: string, own: number): string {
  const { t, language, world, view } = room;
  const mover = moverOf(view.game, view.eyes, unit);
  const range = mover === undefined ? own : rangeOf(mover, 'normal', settingsOf(world)).plain;
  if (range === own) return t('lee.client.movement', { n: number(language, own) });
  const more = `${range < own ? '−' : '+'}${number(language, Math.abs(range - own))}`;
  return t('lee.client.movementLed', { n: number(language, range), own: number(language, own), more });
}

/** What the range is the sum of, where it is more or less than the unit's own movement. */
function Range({ draft }: { readonly draft: MarchDraft }) {
  const room = useRoom();
  const { t, language, world } = room;
  const mover = moverFor(room, draft);
  if (mover === undefined || draft.as === 'support') return undefined;
  const { isCapped, plain } = rangeOf(mover, draft.as, settingsOf(world));
  const signed = (n: number): string => `${n < 0 ? '−' : '+'}${number(language, Math.abs(n))}`;
  const parts = [
    ...(mover.march ? [t('lee.client.range.march', { n: signed(world.book.movement.data.march.value) })] : []),
    ...mover.modifiers
      .filter(({ inches }) => inches !== 0)
      .map(({ led, inches }) => modifierSaid(room, draft.unit, led, signed(inches))),
    ...(isCapped ? [t('lee.client.range.capped', { n: number(language, plain) })] : []),
  ];
  if (parts.length === 0) return undefined;
  const own = t('lee.client.range.own', { n: number(language, mover.movement) });
  return <p className="lee-hint">{t('lee.client.range', { parts: [own, ...parts].join(', ') })}</p>;
}

/** What it meets on its way, and what that costs. */
function Met({ course }: { readonly course: Course }) {
  const room = useRoom();
  const met = metSaid(room, course);
  if (met.length === 0) return undefined;
  return (
    <ul className="lee-met">
      {met.map(({ text, isBlocking }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: things are met one after another
        <li key={i} className={isBlocking ? 'blocks' : 'slows'}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The way out where there is no room to turn. */
function AheadFirst() {
  const { t, language, asking, hold } = useRoom();
  const found = asking.judged?.aheadFirst;
  if (found === undefined) return undefined;
  return (
    <button type="button" className="choice" onClick={() => hold(found.draft)}>
      {t('lee.client.aheadFirst', { way: inchesSaid(t, language, found.inches) })}
    </button>
  );
}

/** What the fans about a unit mean. */
function ReachKey({ draft: { as, corners } }: { readonly draft: MarchDraft }) {
  const { t } = useRoom();
  if (as !== 'normal' || corners.length > 0) return undefined;
  return (
    <ul className="lee-reach-key">
      <li className="free">{t('lee.client.reach.free')}</li>
      <li className="paid">{t('lee.client.reach.paid')}</li>
    </ul>
  );
}

/** As far as the button says that it may go. */
const offered = (course: Course, cutShort: { readonly moved: number } | undefined): Course =>
  cutShort === undefined ? course : { ...course, moved: cutShort.moved, remaining: course.limit - cutShort.moved };

/** A move in hand: its range, its gauge, whether it is legal, and what is how far. */
export function MoveSheet() {
  const room = useRoom();
  const { t, language, world, view, draft, asking } = room;
  const march = draft?.kind === 'march' ? draft : undefined;
  const listed = march && unitNamed(world, view.game.board, view.eyes, march.unit);
  const course = asking.judged?.course;
  return (
    <div className="lee-sheet">
      {march !== undefined && listed !== undefined && (
        <section className="lee-form">
          <h2>
            {listed.unit.name[language]} <small>{listed.type.name[language]}</small>
          </h2>
          {course !== undefined && (
            <Gauge course={offered(course, asking.judged?.cutShort)} whole={rangeFor(room, march)} />
          )}
          <ReachKey draft={march} />
          {course !== undefined && <Met course={course} />}
          <Range draft={march} />
          <MarchFields draft={march} />
          {course !== undefined && <Facing draft={march} course={course} />}
          <Checks />
          <AheadFirst />
          <From unit={march.unit} />
          <p className="lee-hint">{t('lee.client.marchHint')}</p>
        </section>
      )}
      {view.frame?.kind === 'moves' && !view.frame.fought && <p className="lee-hint">{t('lee.client.combatYours')}</p>}
      {draft?.kind === 'force' ? <ForceForm /> : <Corps />}
      <OccupyForm />
      {draft?.kind === 'force' ? <Corps /> : <ForceForm />}
      <StateForm />
    </div>
  );
}
