export { gcacwTitle } from './gcacw.ts';
export type { CampaignGlance } from './glance.ts';
export * from './lee.ts';
export type { LeeGlance, LeeGround } from './leeGlance.ts';
export * from './leeTitle.ts';
export { picketsTitle } from './pickets.ts';
export * from './registry.ts';
export * from './title.ts';
