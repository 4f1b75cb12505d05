import { fetchedLater, shownLater } from '../../shell/later.tsx';

const PARTS = fetchedLater(() => import('./openedParts.ts'));

/** Parts of the table that are not there from the first moment. */
export const ArmiesLeaf = shownLater(PARTS, parts => parts.ArmiesLeaf);
export const BattleSheet = shownLater(PARTS, parts => parts.BattleSheet);
export const BesideCard = shownLater(PARTS, parts => parts.BesideCard);
export const BookForm = shownLater(PARTS, parts => parts.BookForm);
export const DeploySheet = shownLater(PARTS, parts => parts.DeploySheet);
export const Detail = shownLater(PARTS, parts => parts.Detail);
export const ExportLeaf = shownLater(PARTS, parts => parts.ExportLeaf);
export const Finish = shownLater(PARTS, parts => parts.Finish);
export const LeeHelp = shownLater(PARTS, parts => parts.LeeHelp);
export const Lesson = shownLater(PARTS, parts => parts.Lesson);
export const MoveSheet = shownLater(PARTS, parts => parts.MoveSheet);
export const PatrolSheet = shownLater(PARTS, parts => parts.PatrolSheet);
export const PieceCard = shownLater(PARTS, parts => parts.PieceCard);
export const ReportRead = shownLater(PARTS, parts => parts.ReportRead);
export const ReportSheet = shownLater(PARTS, parts => parts.ReportSheet);
export const Scores = shownLater(PARTS, parts => parts.Scores);
export const TerrainSheet = shownLater(PARTS, parts => parts.TerrainSheet);
