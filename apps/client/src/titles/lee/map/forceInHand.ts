import { footprint } from '@wigwag/lee';
import type { InHand, Tape } from '@wigwag/mapview/open';
import type { ForceDraft } from '../drafts/draft.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { unitNamed } from '../roster.ts';
import { besideWay, contactsOf, knobOf, metTags, sweepsOf } from './courseInHand.ts';
import { type Holding, lightOf } from './inHand.ts';

/** Whether the order or the card says where a forced move goes. */
const isStated = ({ cause }: ForceDraft, { world }: Holding['view']): boolean =>
  world.book.movement.data.forcedDirection[cause].value === 'stated';

/** A forced move as it comes out: where the unit ends, what it sweeps, what stops it. */
export function forceIn(holding: Holding): InHand {
  const { draft, view, judged, t, said } = holding;
  if (draft.kind !== 'force') return {};
  const start = standsAt(view.game, draft.side, draft.unit);
  const listed = unitNamed(view.game.world, view.game.board, draft.side, draft.unit);
  if (start === undefined || listed === undefined) return {};
  const course = judged?.course;
  const end = course?.end ?? start;
  const { base: size, arm } = listed.type;
  const path = course?.path ?? [];
  const way: Tape = {
    ...{ id: 'way', points: path, light: 'held', ticks: true, dots: true },
    ...{ text: said(course?.moved ?? 0), textSide: besideWay(path) },
  };
  const faced = { at: start.at, heading: draft.heading };
  return {
    ghosts: [
      {
        ...{ id: 'held', light: lightOf(judged), how: 'drawn' },
        shape: { as: 'base', tone: draft.side, arm, at: end.at, heading: end.heading, ...size },
      },
    ],
    belts: [{ id: 'from', about: footprint(start, size), closed: true, by: 0.1, light: 'held', edge: 'dashed' }],
    sweeps: course === undefined ? [] : sweepsOf(course),
    tapes: course === undefined || course.moved === 0 ? [] : [way],
    contacts: course === undefined ? [] : contactsOf(course),
    tags: course === undefined ? [] : metTags(holding, course),
    handles: isStated(draft, view)
      ? [
          {
            ...{ id: 'turn', as: 'turn', at: knobOf(faced, 3), about: start.at, light: 'held' },
            ...{ label: t('lee.client.forceWay'), value: t('lee.client.degrees', { n: Math.round(draft.heading) }) },
          },
        ]
      : [],
  };
}
