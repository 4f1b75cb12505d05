import type { AnyChoice } from '@wigwag/kernel';
import type { Pickets } from '@wigwag/pickets';
import type { Hand } from '../../shell/hand.ts';
import type { Entry } from '../../shell/palette/entry.ts';
import { PROMPT } from '../../shell/palette/state.ts';
import { capital, type LaneAsking } from './asking.ts';

/** What is lit on the lane, to be found by its name; the rest are answers of the bar. */
export const possibleOn = (
  { pickets, posts }: LaneAsking,
  { act }: Hand<Pickets, never>,
  name: (choice: AnyChoice<Pickets>) => string,
): Entry[] =>
  [...pickets.values(), ...posts.values()].map((choice, place) => ({
    ...{ id: `choice ${place}`, group: 'now', label: capital(name(choice)), icon: 'on', focus: [PROMPT] },
    run: () => act({ choose: choice }),
  }));
