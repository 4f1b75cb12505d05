export * from './rating.ts';
