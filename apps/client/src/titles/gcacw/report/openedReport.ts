/** What is told of a campaign as a whole. */
export { Decided } from '../score/Decided.tsx';
export { CampaignReport } from './CampaignReport.tsx';
