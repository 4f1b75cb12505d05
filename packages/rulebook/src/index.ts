export * from './bind.ts';
export * from './book.ts';
export * from './highlight.ts';
export * from './search.ts';
export * from './source.ts';
export * from './standing.ts';
