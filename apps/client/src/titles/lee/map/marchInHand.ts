import type { Belt, InHand, Reach, Tape } from '@wigwag/mapview/open';
import type { MarchDraft } from '../drafts/march.ts';
import { othersThan, standsAt } from '../drafts/snap/surroundings.ts';
import { unitNamed } from '../roster.ts';
import { degreesOf, movedAndLeft } from '../said.ts';
import { contactsOf, gripOf, knobOf, measureTag, sweepsOf, turnedBy } from './courseInHand.ts';
import type { Holding } from './inHand.ts';
import { reachesOf, zonesOf } from './reachInHand.ts';

let known:
  | { readonly view: Holding['view']; readonly key: string; readonly reach: Reach[]; readonly zones: Belt[] }
  | undefined;

/** Reach and zones follow from unit and orders, not from where the pointer is: they are worked out once. */
function surroundings(draft: MarchDraft, view: Holding['view']): { readonly reach: Reach[]; readonly zones: Belt[] } {
  const key = [draft.unit, draft.march, draft.modifier, draft.as].join();
  if (known?.view !== view || known.key !== key)
    known = { view, key, reach: reachesOf(draft, view), zones: zonesOf(draft, view) };
  return known;
}

/** A unit on its way: as far as it is legal, and beyond that a dashed one up to the pointer. */
export function marchIn(holding: Holding): InHand {
  const { draft, view, judged, t, language, said } = holding;
  if (draft.kind !== 'march') return {};
  const { reach, zones } = surroundings(draft, view);
  const start = standsAt(view.game, view.eyes, draft.unit);
  const listed = unitNamed(view.game.world, view.game.board, view.eyes, draft.unit);
  if (start === undefined || listed === undefined) return {};
  const course = judged?.course;
  const end = course?.end ?? start;
  const { base: size, arm } = listed.type;
  const shape = { as: 'base', tone: view.eyes, arm, heading: end.heading, ...size } as const;
  const isRefused = judged?.refused !== undefined;
  const beyond = isRefused ? (draft.target ?? draft.corners.at(-1)) : undefined;
  const path = course?.path ?? [start.at];
  const { moved } = movedAndLeft(language, course ?? { moved: 0, remaining: 0 });
  const inches = t('lee.client.inches', { count: course?.moved ?? 0, n: moved });
  const turn = course === undefined ? 0 : turnedBy(view, draft.unit, course);
  const turned = t('lee.client.facing.turnedTag', { n: degreesOf(turn) });
  const along = turn === 0 ? inches : t('lee.client.facing.tag', { moved: inches, n: degreesOf(turn) });
  const measured = path.length < 2 ? turned : along;
  const way: Tape = { id: 'way', points: path, light: 'held', ticks: true, dots: true };
  const light = isRefused ? 'refused' : 'held';
  const where = t('lee.client.place', { x: said(end.at.x), y: said(end.at.y) });
  const degrees = t('lee.client.degrees', { n: Math.round(end.heading) });
  return {
    ghosts: [
      { id: 'held', light: 'held', how: 'drawn', shape: { ...shape, at: end.at } },
      ...(beyond === undefined
        ? []
        : [{ id: 'beyond', light: 'refused', how: 'outline', shape: { ...shape, at: beyond } } as const]),
    ],
    sweeps: course === undefined ? [] : sweepsOf(course),
    tapes: [
      ...(path.length < 2 ? [] : [way]),
      ...(beyond === undefined ? [] : [{ id: 'on', points: [end.at, beyond], light: 'refused' } as const]),
    ],
    reaches: draft.corners.length === 0 ? reach : [],
    belts: zones,
    contacts: course === undefined ? [] : contactsOf(course),
    // What was met is told in the panel: on the table it would hide the unit.
    tags: course === undefined || (path.length < 2 && turn === 0) ? [] : [measureTag(path, size.width / 2, measured)],
    handles: [
      {
        id: 'move',
        as: 'move',
        at: end.at,
        light,
        label: t('lee.client.moveUnit'),
        value: where,
        ...gripOf(end, size, othersThan(view, draft.unit)),
      },
      // A knob on a unit that goes after the pointer would flee from it.
      ...(draft.isFollowing && draft.target !== undefined
        ? []
        : [
            {
              ...({ id: 'turn', as: 'turn', at: knobOf(end, 3), about: end.at } as const),
              ...({ light: 'held', label: t('lee.client.turnUnit'), value: degrees } as const),
            },
          ]),
    ],
  };
}
