import { DECLARED, type Event, type Thing } from '@wigwag/gcacw';
import { editFields, eventFields } from '@wigwag/kernel';

/** The hex that a line of the log leads to: that of what happened, or of the unit to which it happened. */
export function hexOfEvent(event: Event, hexOfUnit: (unit: number) => number | undefined): number | undefined {
  const fields = event.type === 'edited' ? editFields(DECLARED, event.edit) : eventFields(DECLARED, event);
  const idOf = (thing: Thing): unknown => fields.find(([, each]) => each === thing)?.[2];
  const [hex, unit] = [idOf('hex'), idOf('unit')];
  if (typeof hex === 'number') return hex;
  return typeof unit === 'number' && unit >= 0 ? hexOfUnit(unit) : undefined;
}
