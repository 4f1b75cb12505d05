/** What is opened at the table of a campaign, fetched together: what a click, a roll or a question brings. */
export { BattleCard } from './battle/BattleCard.tsx';
export { PlacesNow } from './book/PlacesNow.tsx';
export { PieceCard } from './card/PieceCard.tsx';
export { listed, view } from './charts/pages.tsx';
export { DayCard } from './day/DayCard.tsx';
export { Forces } from './forces/Forces.tsx';
export { GcacwHelp } from './GcacwHelp.tsx';
export { LossSheet } from './losses/LossSheet.tsx';
export { MarchTip } from './march/MarchTip.tsx';
export { OddsSheet } from './odds/OddsSheet.tsx';
export { HintLeaf } from './opponent/parts/HintLeaf.tsx';
export { WarningBar } from './opponent/parts/WarningBar.tsx';
export { WhyLeaf } from './opponent/parts/WhyLeaf.tsx';
export { RefereePanel } from './referee/RefereePanel.tsx';
export { Detail } from './replay/Detail.tsx';
export { Score } from './score/Score.tsx';
