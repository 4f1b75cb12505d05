export { inWindow } from './inPlay.ts';
