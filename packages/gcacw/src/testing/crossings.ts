import type { NamedCrossings } from '../profiles/profile.ts';
import { newGame } from '../ruleset.ts';
import { inZone } from '../zones/zones.ts';
import { field } from './battle.ts';
import type { Named, Table } from './table.ts';

/** A river of this kind between 0404 and 0504, and what leads over it there. */
export const river = (water: string, crossing: string, lines: string): string =>
  field(
    [`${water} 0404 | 0504`, ...(crossing === '' ? [] : [`${crossing} 0404-0504`]), ...lines.split('\n')].join('\n'),
  );

/** The attempt at the hexside between 0404 and 0504, or at another. */
export const at = (verb: 'destroy' | 'dismantle', hexside = '0404-0504'): Named => ({ do: verb, hexside });

export const REPAIR = { do: 'repair', unit: 'newton', hexside: '0404-0504' } as const;

/** The same position, but the game names other crossings. */
export function naming(t: Table, crossings: NamedCrossings): Table {
  const { world } = t.game;
  t.game = newGame({ ...world, profile: { ...world.profile, crossings } });
  return t;
}

/** What has become of the crossings: '0404-0504 destroyed', '0404-0504 union'. */
export const changes = (t: Table): string[] =>
  t.game.board.crossings.map(({ hexside, destroyed, pontoon }) => {
    const name = hexside === t.hexside('0404-0504') ? '0404-0504' : String(hexside);
    return [name, ...(destroyed ? ['destroyed'] : []), ...(pontoon ? [pontoon] : [])].join(' ');
  });

/** Is 0504 in the zone of a Union unit in 0404? */
export const zoneCrosses = (t: Table): boolean => inZone(t.game, 'union', t.hex('0504'));
