import { elementsInZone, neededInZone, ORDINARY, type Ordinary, sectionsBy, terrainTerms } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { useMemo } from 'react';
import { begun } from '../asking/proposal.ts';
import { newArea } from '../drafts/area.ts';
import type { Draft } from '../drafts/draft.ts';
import { firstWater } from '../drafts/line.ts';
import { NEW_ROAD } from '../drafts/road.ts';
import { type Cut, cutsOf, isSame } from '../drafts/shapes.ts';
import { firstPlace, firstWorks, waterLine } from '../fresh/firstPlaces.ts';
import { Tool } from '../parts/Tool.tsx';
import { useRoom } from '../room.ts';
import { number } from '../said.ts';
import { shapeName } from './shapeName.ts';

/** River, stream, road, railway, with how many of each lie there. */
export function LinearTools() {
  const { t, view, world, draft } = useRoom();
  const begin = (taken: Draft): Draft => begun(taken, view);
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
      <h2>
        {t('lee.client.linear')} {!isWhole && <small>{t('lee.client.linearLeft', { count: linearLeft })}</small>}
      </h2>
      <ul className="lee-tools in-fours">
        <Tool
          label={t('lee.client.river')}
          note={isA || isWhole ? ofMost('river', 1) : t('lee.client.onlyA')}
          draft={firstWater('river', world.table, waterLine(view))}
          begin={begin}
          isHeld={isDrawn('river')}
        />
        <Tool
          label={t('lee.client.stream')}
          note={ofMost('stream', 1)}
          draft={firstWater('stream', world.table, waterLine(view))}
          begin={begin}
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
      {!isWhole && <p className="lee-hint">{t('lee.client.passUses')}</p>}
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

/** 13.10/ordinary-min-3. */
function InZone() {
  const { t, view } = useRoom();
  const { game, eyes } = view;
  const [n, needed] = [elementsInZone(game, eyes), neededInZone(game, eyes)];
  return n < needed ? <p className="lee-hint">{t('lee.client.inZone', { n, needed })}</p> : undefined;
}

/** The piece in hand in other sizes; of two that are as large as each other, the shape is said. */
function Cuts() {
  const { t, language, view, draft } = useRoom();
  if (draft?.kind !== 'area') return undefined;
  const { size } = terrainTerms(view.game);
  const cuts = cutsOf(draft.terrain, size);
  const isAlone = ({ width, depth }: Cut): boolean =>
    cuts.filter(cut => cut.width === width && cut.depth === depth).length === 1;
  return (
    <ul className="lee-cuts" aria-label={t('lee.client.cuts')}>
      {cuts.map((cut, place) => (
        <Tool
          key={`${cut.shape}-${cut.width}`}
          label={t('lee.client.cut', { width: number(language, cut.width), depth: number(language, cut.depth) })}
          note={isAlone(cut) ? undefined : shapeName(t, cut.shape)}
          draft={{
            ...newArea(draft.terrain, draft.at, size, place),
            heading: draft.heading,
            ...(draft.extra && { extra: true }),
          }}
          isHeld={isSame(draft.cut, cut)}
        />
      ))}
    </ul>
  );
}

/** Kinds of terrain with how many are still to be laid, and outlines of several sizes. */
export function OrdinaryTools() {
  const { t, view, draft } = useRoom();
  const { pool } = view.game.board.terrain;
  const isWhole = view.frame?.kind === 'whole';
  const extra = view.frame?.kind === 'changes';
  const { size } = terrainTerms(view.game);
  return (
    <section>
      <h2>{extra ? t('lee.client.onePieceMore') : t('lee.client.ordinary')}</h2>
      <ul className="lee-tools in-fours">
        {ORDINARY.map(terrain => (
          <Tool
            key={terrain}
            label={ordinaryName(t, terrain)}
            {...(!isWhole && !extra && { note: t('lee.client.left', { count: pool[terrain] }) })}
            draft={{ ...newArea(terrain, firstPlace(view), size), ...(extra && { extra }) }}
            begin={taken => begun(taken, view)}
            isHeld={draft?.kind === 'area' && draft.terrain === terrain}
            isOut={!isWhole && !extra && pool[terrain] === 0}
          />
        ))}
      </ul>
      {!isWhole && !extra && <InZone />}
      {draft === undefined && <p className="lee-hint">{t('lee.client.toolHint')}</p>}
      <Cuts />
    </section>
  );
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
  const { t, view, draft } = useRoom();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the assistant looks again when something has been decided
  const first = useMemo(() => firstWorks(view), [view.game]);
  const count = view.frame?.kind === 'works' ? view.frame.left : 0;
  return (
    <section>
      <h2>{t('lee.client.works')}</h2>
      <ul className="lee-tools">
        <Tool
          label={t('lee.client.works')}
          note={t('lee.client.left', { count })}
          draft={first}
          isHeld={draft?.kind === 'line' && draft.drawn === 'works'}
          isOut={view.frame?.kind === 'works' && count === 0}
        />
      </ul>
      {count > 0 && <WorksBy />}
    </section>
  );
}
