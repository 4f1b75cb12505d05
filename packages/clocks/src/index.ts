export * from './calendar.ts';
export * from './clock.ts';
export * from './face.ts';
export { DAY, HOUR, type Instant, MINUTE, SECOND, type Span } from './instants.ts';
export * from './pace.ts';
export { type Pause, type Standing, standingAt, type Timetable, used, whenUsed } from './used.ts';
export { zoneNamed } from './zone.ts';
