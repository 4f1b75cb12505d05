import type { Handle, InHand } from '@wigwag/mapview/open';
import { unitNamed } from '../roster.ts';
import { type Holding, lightOf } from './inHand.ts';
import { at as placeOf } from './painter.ts';

/** Things that are set down: bridges, markers, units, a piece that is shifted. */
export function placedIn(holding: Holding): InHand {
  const { draft, view, judged, t, said } = holding;
  const light = lightOf(judged);
  const { board, world } = view.game;
  if (draft.kind === 'spot' && draft.at !== undefined) {
    const { at } = draft;
    const where = t('lee.client.place', { x: said(at.x), y: said(at.y) });
    const handles: Handle[] = [{ id: 'move', as: 'move', at, light, label: t('lee.client.movePiece'), value: where }];
    if (draft.of === 'marker')
      return { handles, ghosts: [{ id: 'held', light, how: 'drawn', shape: { as: 'patrol', at, tone: view.eyes } }] };
    const width = world.book.widths.value;
    return {
      handles,
      ghosts: [
        {
          id: 'held',
          light,
          how: 'drawn',
          shape: { as: 'bridge', at, heading: 0, length: width.river, width: width.bridge },
        },
      ],
    };
  }
  if (draft.kind === 'pose') {
    const listed = unitNamed(world, board, view.eyes, draft.unit);
    if (listed === undefined) return {};
    const { at, heading } = draft.pose;
    const { base, arm } = listed.type;
    const knob = {
      x: at.x + Math.sin((heading * Math.PI) / 180) * 2.5,
      y: at.y - Math.cos((heading * Math.PI) / 180) * 2.5,
    };
    return {
      ghosts: [{ id: 'held', light, how: 'drawn', shape: { as: 'base', tone: view.eyes, arm, at, heading, ...base } }],
      handles: [
        {
          id: 'move',
          as: 'move',
          at,
          light,
          label: t('lee.client.moveUnit'),
          value: t('lee.client.place', { x: said(at.x), y: said(at.y) }),
        },
        {
          id: 'turn',
          as: 'turn',
          at: knob,
          about: at,
          light,
          label: t('lee.client.turnUnit'),
          value: t('lee.client.degrees', { n: Math.round(heading) }),
        },
      ],
    };
  }
  if (draft.kind === 'shift') {
    const area = board.terrain.areas.find(({ id }) => id === draft.piece);
    if (area === undefined) return {};
    const ring = area.ring.map(placeOf).map(({ x, y }) => ({ x: x + draft.by.x, y: y + draft.by.y }));
    const middle = {
      x: ring.reduce((sum, { x }) => sum + x, 0) / ring.length,
      y: ring.reduce((sum, { y }) => sum + y, 0) / ring.length,
    };
    const kind = area.surface === 'field' ? 'field' : area.terrain;
    return {
      ghosts: [{ id: 'held', light, how: 'drawn', shape: { as: 'area', kind, ring } }],
      handles: [{ id: 'move', as: 'move', at: middle, light, label: t('lee.client.movePiece') }],
    };
  }
  return {};
}
