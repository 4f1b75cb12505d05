import type { ENGLISH } from './en/index.ts';

export { ENGLISH } from './en/index.ts';
export { POLISH } from './pl/index.ts';

type WithoutPlural<K extends string> = K extends `${infer Stem}_${'one' | 'few' | 'many' | 'other'}` ? Stem : K;
export type Key = WithoutPlural<keyof typeof ENGLISH>;
