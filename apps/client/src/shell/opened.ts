import { fetchedLater, shownLater } from './later.tsx';

const PARTS = fetchedLater(() => import('./openedParts.ts'));

/** Parts of any table that are not there from the first moment. */
export const Actions = shownLater(PARTS, parts => parts.Actions);
export const DiceStatistics = shownLater(PARTS, parts => parts.DiceStatistics);
export const Help = shownLater(PARTS, parts => parts.Help);
export const ReplayBar = shownLater(PARTS, parts => parts.ReplayBar);
export const TypedDice = shownLater(PARTS, parts => parts.TypedDice);
