import type { Door } from '../shell/door.ts';
import { gcacwDoor } from './gcacw/door.tsx';
import { leeDoor } from './lee/door.tsx';
import { picketsDoor } from './pickets/door.tsx';

/** The way to every title that the page can play. */
export const DOORS: readonly Door[] = [gcacwDoor, leeDoor, picketsDoor];
