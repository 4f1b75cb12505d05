import { inches, ORDINARY, type Ordinary, type Point, propose, sectionsBy, terrainTerms } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { useMemo } from 'react';
import { newArea } from '../drafts/area.ts';
import type { Draft } from '../drafts/draft.ts';
import { firstWater } from '../drafts/line.ts';
import { NEW_ROAD } from '../drafts/road.ts';
import { cutsOf, isSame } from '../drafts/shapes.ts';
import { type Room, useRoom } from '../room.ts';
import { number } from '../said.ts';

interface ToolProps {
  readonly label: string;
  readonly note?: string;
  readonly draft: Draft;
  readonly isHeld: boolean;
  readonly isOut?: boolean;
}

function Tool({ label, note, draft, isHeld, isOut = false }: ToolProps) {
  const { hold } = useRoom();
  return (
    <li>
      <button
        type="button"
        className="lee-tool"
        aria-pressed={isHeld}
        disabled={isOut}
        draggable={!isOut}
        onDragStart={event => {
          event.dataTransfer.setData('text/plain', label);
          event.dataTransfer.effectAllowed = 'move';
          hold(draft);
        }}
        onClick={() => hold(isHeld ? undefined : draft)}
      >
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </button>
    </li>
  );
}

/** Where a water begins: the middle of the ground where the side may lay it. */
function waterLine({ plan, view, world }: Room): number {
  const { zones } = plan;
  const { top, bottom } = zones[view.eyes];
  return top === 0 ? Math.min(world.table.height / 2, bottom + 4) : Math.max(world.table.height / 2, top - 4);
}

/** River, stream, road, railway, with how many of each lie there. */
export function LinearTools() {
  const room = useRoom();
  const { t, view, world, draft } = room;
  const { lines, linearLeft } = view.game.board.terrain;
  const laid = (linear: string): number => lines.filter(line => line.linear === linear).length;
  const isA = view.game.board.field.a === view.eyes;
  const isDrawn = (drawn: string): boolean => draft?.kind === 'line' && draft.drawn === drawn;
  const isMade = (made: string): boolean => draft?.kind === 'road' && draft.made === made;
  const isWhole = view.frame?.kind === 'whole';
  /** A map that both agree on has no limits. */
  const ofMost = (linear: string, most: number): string =>
    isWhole ? t('lee.client.laidSoFar', { n: laid(linear) }) : t('lee.client.ofMost', { n: laid(linear), most });
  return (
    <section>
      <h3>
        {t('lee.client.linear')} {!isWhole && <small>{t('lee.client.linearLeft', { count: linearLeft })}</small>}
      </h3>
      <ul className="lee-tools in-fours">
        <Tool
          label={t('lee.client.river')}
          note={isA || isWhole ? ofMost('river', 1) : t('lee.client.onlyA')}
          draft={firstWater('river', world.table, waterLine(room))}
          isHeld={isDrawn('river')}
        />
        <Tool
          label={t('lee.client.stream')}
          note={ofMost('stream', 1)}
          draft={firstWater('stream', world.table, waterLine(room))}
          isHeld={isDrawn('stream')}
        />
        <Tool label={t('lee.client.road')} note={ofMost('road', 4)} draft={NEW_ROAD} isHeld={isMade('road')} />
        <Tool
          label={t('lee.client.railway')}
          note={ofMost('railway', 2)}
          draft={{ ...NEW_ROAD, made: 'railway', bed: 'flat' }}
          isHeld={isMade('railway')}
        />
      </ul>
    </section>
  );
}

const ordinaryName = (t: Translate, terrain: Ordinary): string =>
  ({
    hill: () => t('lee.client.hill'),
    difficult: () => t('lee.client.difficult'),
    wood: () => t('lee.client.wood'),
    'built-up': () => t('lee.client.builtUp'),
  })[terrain]();

/** The middle of the own zone, or of the ground before it once enough lies there. */
function firstPlace({ plan, view, world }: Room): Point {
  const { left, right, top, bottom } = plan.zones[view.eyes];
  const inZone = view.game.board.terrain.areas.filter(area => area.by === view.eyes).length < 3;
  const y = inZone ? (top + bottom) / 2 : world.table.height / 2;
  const laid = view.game.board.terrain.areas.length;
  return { x: left + (right - left) * (((laid * 0.23) % 0.8) + 0.1), y };
}

/** Kinds of terrain with how many are still to be laid, and outlines of several sizes. */
export function OrdinaryTools() {
  const room = useRoom();
  const { t, language, view, draft } = room;
  const { pool } = view.game.board.terrain;
  const isWhole = view.frame?.kind === 'whole';
  const extra = view.frame?.kind === 'changes';
  const { size } = terrainTerms(view.game);
  return (
    <section>
      <h3>{extra ? t('lee.client.onePieceMore') : t('lee.client.ordinary')}</h3>
      <ul className="lee-tools in-fours">
        {ORDINARY.map(terrain => (
          <Tool
            key={terrain}
            label={ordinaryName(t, terrain)}
            {...(!isWhole && !extra && { note: t('lee.client.left', { count: pool[terrain] }) })}
            draft={{ ...newArea(terrain, firstPlace(room), size), ...(extra && { extra }) }}
            isHeld={draft?.kind === 'area' && draft.terrain === terrain}
            isOut={!isWhole && !extra && pool[terrain] === 0}
          />
        ))}
      </ul>
      {draft === undefined && <p className="lee-hint">{t('lee.client.toolHint')}</p>}
      {draft?.kind === 'area' && (
        <ul className="lee-cuts" aria-label={t('lee.client.cuts')}>
          {cutsOf(draft.terrain, size).map((cut, place) => (
            <Tool
              key={`${cut.shape}-${cut.width}`}
              label={t('lee.client.cut', { width: number(language, cut.width), depth: number(language, cut.depth) })}
              draft={{
                ...newArea(draft.terrain, draft.at, size, place),
                heading: draft.heading,
                ...(draft.extra && { extra: true }),
              }}
              isHeld={isSame(draft.cut, cut)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where the assistant would dig, to begin with; else before the own zone. */
function firstWorks({ plan, view, world }: Room): Point[] {
  const proposed = propose(view.game, { verb: 'layWorks' });
  if (proposed?.do === 'layWorks') return proposed.line.map(({ x, y }) => ({ x: inches(x), y: inches(y) }));
  const length = world.book.worksLength.value;
  const { top, bottom, left, right } = plan.zones[view.eyes];
  const [middle, y] = [(left + right) / 2, top === 0 ? bottom - 1 : top + 1];
  return [
    { x: middle - length / 2, y },
    { x: middle + length / 2, y },
  ];
}

/** Where the sections come from. */
function WorksBy() {
  const { t, view } = useRoom();
  const { battlefield, list, abilities } = sectionsBy(view.game, view.eyes);
  const parts = [
    ...(battlefield > 0 ? [t('lee.client.worksBy.battlefield', { n: battlefield })] : []),
    ...(list > 0 ? [t('lee.client.worksBy.list', { n: list })] : []),
    ...(abilities > 0 ? [t('lee.client.worksBy.abilities', { n: abilities })] : []),
  ].join(', ');
  return parts === '' ? undefined : <p className="lee-hint">{t('lee.client.worksBy', { parts })}</p>;
}

/** A section of field fortifications. */
export function WorksTool() {
  const room = useRoom();
  const { t, view, draft } = room;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the assistant looks again when something has been decided
  const bends = useMemo(() => firstWorks(room), [view.game]);
  const count = view.frame?.kind === 'works' ? view.frame.left : 0;
  return (
    <section>
      <h3>{t('lee.client.works')}</h3>
      <ul className="lee-tools">
        <Tool
          label={t('lee.client.works')}
          {...(count > 0 && { note: t('lee.client.left', { count }) })}
          draft={{ kind: 'line', drawn: 'works', bends }}
          isHeld={draft?.kind === 'line' && draft.drawn === 'works'}
        />
      </ul>
      {count > 0 && <WorksBy />}
    </section>
  );
}
