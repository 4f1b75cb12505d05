/** What is opened at the table of a battle, fetched together: forms, sheets and leaves beside it, paper, and what comes at its end. */
export { BesideCard } from './beside/BesideCard.tsx';
export { DeploySheet } from './deploy/DeploySheet.tsx';
export { PatrolSheet } from './deploy/PatrolSheet.tsx';
export { Finish } from './ending/Finish.tsx';
export { ReportRead } from './ending/ReportRead.tsx';
export { Scores } from './ending/Scores.tsx';
export { ExportLeaf } from './export/ExportLeaf.tsx';
export { ArmiesLeaf } from './frame/ArmiesLeaf.tsx';
export { LeeHelp } from './frame/LeeHelp.tsx';
export { Lesson } from './lesson/Lesson.tsx';
export { PieceCard } from './map/PieceCard.tsx';
export { BattleSheet } from './moves/BattleSheet.tsx';
export { MoveSheet } from './moves/MoveSheet.tsx';
export { ReportSheet } from './moves/ReportSheet.tsx';
export { Detail } from './replay/Detail.tsx';
export { BookForm } from './start/BookForm.tsx';
export { TerrainSheet } from './terrain/TerrainSheet.tsx';
