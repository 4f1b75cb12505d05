import type { Door } from '../shell/door.ts';
import { gcacwDoor } from './gcacw/door.ts';
import { leeDoor } from './lee/door.ts';
import { picketsDoor } from './pickets/door.ts';

/** The way to every title that the page can play. */
export const DOORS: readonly Door[] = [gcacwDoor, leeDoor, picketsDoor];
