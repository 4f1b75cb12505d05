export { ReportSheet } from './ReportSheet.tsx';
export type { SeenBy } from './telling.ts';
