import { type Course, distance, type Point, poseOf } from '@wigwag/lee';
import type { Belt, Contact, InHand, Reach, Sweep, Tape } from '@wigwag/mapview/open';
import { poseIn } from '../asking/choiceOf.ts';
import type { MarchDraft } from '../drafts/march.ts';
import { unitNamed } from '../roster.ts';
import type { Holding } from './inHand.ts';
import { reachesOf, zonesOf } from './reachInHand.ts';

function contactsOf({ contacts, path }: Course): Contact[] {
  return contacts.map(({ with: met, point, effect }, i): Contact => {
    const [from, to] = [path[0] ?? point, path.at(-1) ?? point];
    const along = Math.max(0.01, distance(from, to));
    const side: Point = { x: -(to.y - from.y) / along, y: (to.x - from.x) / along };
    const end = (by: number): Point => ({ x: point.x + side.x * by, y: point.y + side.y * by });
    return {
      id: `met-${met}-${i}`,
      at: point,
      from: end(-1),
      to: end(1),
      light: effect === 'blocks' ? 'refused' : 'legal',
    };
  });
}

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
export function marchIn({ draft, view, judged, t, said }: Holding): InHand {
  if (draft.kind !== 'march') return {};
  const { board, world } = view.game;
  const { reach, zones } = surroundings(draft, view);
  const stored = poseIn(board, view.eyes, draft.unit);
  const listed = unitNamed(world, board, view.eyes, draft.unit);
  if (stored === undefined || listed === undefined) return {};
  const start = poseOf(stored);
  const course = judged?.course;
  const end = course?.end ?? start;
  const { base: size, arm } = listed.type;
  const tone = view.eyes;
  const isRefused = judged?.refused !== undefined;
  const target = draft.target ?? draft.corners.at(-1);
  const path = course?.path ?? [start.at];
  const knob = {
    x: end.at.x + Math.sin((end.heading * Math.PI) / 180) * 3,
    y: end.at.y - Math.cos((end.heading * Math.PI) / 180) * 3,
  };
  const where = t('lee.client.place', { x: said(end.at.x), y: said(end.at.y) });
  const way: Tape = { id: 'way', points: path, light: 'held', ticks: true, dots: true, text: said(course?.moved ?? 0) };
  return {
    ghosts: [
      {
        id: 'held',
        light: 'held',
        how: 'drawn',
        shape: { as: 'base', tone, arm, at: end.at, heading: end.heading, ...size },
      },
      ...(isRefused && target !== undefined
        ? [
            {
              id: 'beyond',
              light: 'refused',
              how: 'outline',
              shape: { as: 'base', tone, arm, at: target, heading: end.heading, ...size },
            } as const,
          ]
        : []),
    ],
    sweeps: (course?.swept ?? []).map((ring, i): Sweep => ({ id: `swept-${i}`, ring, light: 'held' })),
    tapes: [
      ...(path.length < 2 ? [] : [way]),
      ...(isRefused && target !== undefined ? [{ id: 'on', points: [end.at, target], light: 'refused' } as const] : []),
    ],
    reaches: draft.corners.length === 0 ? reach : [],
    belts: zones,
    contacts: course === undefined ? [] : contactsOf(course),
    handles: [
      {
        id: 'move',
        as: 'move',
        at: end.at,
        light: isRefused ? 'refused' : 'held',
        label: t('lee.client.moveUnit'),
        value: where,
      },
      {
        id: 'turn',
        as: 'turn',
        at: knob,
        about: end.at,
        light: 'held',
        label: t('lee.client.turnUnit'),
        value: t('lee.client.degrees', { n: Math.round(end.heading) }),
      },
    ],
  };
}
