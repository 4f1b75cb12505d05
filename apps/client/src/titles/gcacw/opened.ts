import { fetchedLater, shownLater } from '../../shell/later.tsx';
import { fetchedWith } from '../../shell/spoken.ts';
import { LOOKED_UP } from './wordings.ts';

export const PARTS = fetchedLater(() => fetchedWith(LOOKED_UP, import('./openedParts.ts')));
const REPORT = fetchedLater(() => fetchedWith(LOOKED_UP, import('./report/openedReport.ts')));

/** Parts of the table that are not there from the first moment. */
export const BattleCard = shownLater(PARTS, parts => parts.BattleCard);
export const DayCard = shownLater(PARTS, parts => parts.DayCard);
export const Detail = shownLater(PARTS, parts => parts.Detail);
export const Forces = shownLater(PARTS, parts => parts.Forces);
export const GcacwHelp = shownLater(PARTS, parts => parts.GcacwHelp);
export const HintLeaf = shownLater(PARTS, parts => parts.HintLeaf);
export const LossSheet = shownLater(PARTS, parts => parts.LossSheet);
export const OddsSheet = shownLater(PARTS, parts => parts.OddsSheet);
export const MarchTip = shownLater(PARTS, parts => parts.MarchTip);
export const PieceCard = shownLater(PARTS, parts => parts.PieceCard);
export const PlacesNow = shownLater(PARTS, parts => parts.PlacesNow);
export const RefereePanel = shownLater(PARTS, parts => parts.RefereePanel);
export const Score = shownLater(PARTS, parts => parts.Score);
export const WarningBar = shownLater(PARTS, parts => parts.WarningBar);
export const WhyLeaf = shownLater(PARTS, parts => parts.WhyLeaf);

export const CampaignReport = shownLater(REPORT, parts => parts.CampaignReport);
export const Decided = shownLater(REPORT, parts => parts.Decided);
