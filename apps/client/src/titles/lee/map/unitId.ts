import type { Side } from '@wigwag/lee';

/** The map knows a unit by its side and its id. */
export const sideOf = (id: string): { side: Side; unit: string } => {
  const [side, ...rest] = id.split(':');
  return { side: side === 'grey' ? 'grey' : 'blue', unit: rest.join(':') };
};
