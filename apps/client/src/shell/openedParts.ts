/** What is opened beside or under the board of any table, fetched together. */
export { DiceStatistics } from './dice/DiceStatistics.tsx';
export { TypedDice } from './dice/TypedDice.tsx';
export { Help } from './parts/Help.tsx';
export { Actions } from './replay/parts/Actions.tsx';
export { ReplayBar } from './replay/parts/ReplayBar.tsx';
