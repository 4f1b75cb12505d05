export * from './accounts.ts';
export * from './errors.ts';
export * from './games.ts';
export * from './lists.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './talk.ts';
export * from './time.ts';
