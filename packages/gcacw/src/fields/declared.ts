import type { Declared, Field, Thing as KernelThing } from '@wigwag/kernel';
import { namedBy } from '@wigwag/kernel';
import type { Gcacw } from '../game.ts';
import { CHOICE_FIELDS, EDIT_FIELDS } from './choices.ts';
import { EVENT_FIELDS } from './events.ts';
import { FRAME_FIELDS } from './frames.ts';
import { THINGS } from './things.ts';

export type Thing = KernelThing<Gcacw>;

/** What every field of a choice, a change by the referee, an event and a frame is. */
export const DECLARED: Declared<Gcacw> = {
  things: THINGS,
  choices: CHOICE_FIELDS,
  edits: EDIT_FIELDS,
  events: EVENT_FIELDS,
  frames: FRAME_FIELDS,
};

/** The ids of such things that the fields name, alone or in lists. */
export const idsOf = (fields: readonly Field<Gcacw>[], ...things: readonly Thing[]): number[] =>
  fields
    .flatMap(field => namedBy<Gcacw>(THINGS, field))
    .flatMap(([thing, id]) => (things.includes(thing) && typeof id === 'number' ? [id] : []));
