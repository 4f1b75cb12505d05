export * from './errors.ts';
export * from './people.ts';
