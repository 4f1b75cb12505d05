import type { Declared } from '@wigwag/kernel';
import { ARMIES_FIELDS } from '../armies/fields.ts';
import { CARDS_FIELDS } from '../cards/fields.ts';
import { FIELD_FIELDS } from '../field/fields.ts';
import type { Lee } from '../game.ts';
import { GENERALS_FIELDS } from '../generals/fields.ts';
import { PATROLS_FIELDS } from '../patrols/fields.ts';
import { PLAY_FIELDS } from '../play/fields.ts';
import { SEQUENCE_FIELDS } from '../sequence/fields.ts';
import { TACTICS_FIELDS } from '../tactics/fields.ts';
import { TERRAIN_FIELDS } from '../terrain/fields.ts';
import { THINGS } from './things.ts';

/** What every field of a choice, an event and a frame is; each chapter declares its own. */
export const DECLARED: Declared<Lee> = {
  things: THINGS,
  choices: {
    ...SEQUENCE_FIELDS.choices,
    ...ARMIES_FIELDS.choices,
    ...GENERALS_FIELDS.choices,
    ...CARDS_FIELDS.choices,
    ...FIELD_FIELDS.choices,
    ...TERRAIN_FIELDS.choices,
    ...TACTICS_FIELDS.choices,
    ...PATROLS_FIELDS.choices,
    ...PLAY_FIELDS.choices,
  },
  edits: {},
  events: {
    ...SEQUENCE_FIELDS.events,
    ...ARMIES_FIELDS.events,
    ...GENERALS_FIELDS.events,
    ...CARDS_FIELDS.events,
    ...FIELD_FIELDS.events,
    ...TERRAIN_FIELDS.events,
    ...TACTICS_FIELDS.events,
    ...PATROLS_FIELDS.events,
    ...PLAY_FIELDS.events,
  },
  frames: {
    ...SEQUENCE_FIELDS.frames,
    ...ARMIES_FIELDS.frames,
    ...GENERALS_FIELDS.frames,
    ...CARDS_FIELDS.frames,
    ...FIELD_FIELDS.frames,
    ...TERRAIN_FIELDS.frames,
    ...TACTICS_FIELDS.frames,
    ...PATROLS_FIELDS.frames,
    ...PLAY_FIELDS.frames,
  },
};
