import type { Assessment, CombatModifier, World } from '@wigwag/gcacw';
import type { Key } from '../catalogue.ts';
import { keyFor, type Translate } from '../translate.ts';
import { hexLabel, NOTHING, signed } from './basics.ts';

const LETTERS = /R\*|[A-Za-z]/g;

/** Loses 1, disorganized, routs: what a cell of the Combat Chart says; `extra` is lost on top of its number. */
export function resultWords(t: Translate, cell: string, extra = 0): string {
  const loss = Number.parseInt(cell, 10) || 0;
  const lost = loss + extra > 0 ? [t('gcacw.result.loss', { loss: loss + extra })] : [];
  const letters = (cell.match(LETTERS) ?? []).map(letter => t(keyFor('gcacw.result', letter)));
  return [...lost, ...letters].join(', ') || t('gcacw.result.none');
}

/** 1DR (loses 1, disorganized, routs): a cell as it is printed, and what it says. */
export const describeResult = (t: Translate, cell: string, extra = 0): string =>
  t('gcacw.result', { cell: cell === '-' ? '—' : cell, words: resultWords(t, cell, extra) });

/** The short name of a modifier. */
export const modifierName = (t: Translate, clause: string): string => t(keyFor('gcacw.modifier', clause));

const SHEET = {
  attacker: ['gcacw.sheet.attacker', 'gcacw.sheet.attacker.by'],
  defender: ['gcacw.sheet.defender', 'gcacw.sheet.defender.by'],
} as const satisfies Record<CombatModifier['die'], readonly [Key, Key]>;

/** Flank: +2 on the attacker's die (0201 Kernstown, 0301): a line of the odds sheet, with whatever causes it. */
export function describeModifier(t: Translate, world: World, modifier: CombatModifier): string {
  const name = modifierName(t, modifier.clause);
  const by = [
    ...modifier.units.map(unit => world.units[unit]?.name ?? NOTHING),
    ...modifier.leaders.map(leader => world.leaders[leader]?.name ?? NOTHING),
    ...modifier.hexes.map(hex => hexLabel(world, hex)),
  ].filter(each => each !== NOTHING && each !== name);
  const [alone, caused] = SHEET[modifier.die];
  const values = { name, value: signed(modifier.value) };
  return by.length === 0 ? t(alone, values) : t(caused, { ...values, by: by.join(', ') });
}

/** The artillery's line of the odds sheet, which may hang on one more die. */
export function describeArtillery(t: Translate, { even, odd }: Assessment['artillery']): string {
  const name = modifierName(t, '7.4/artillery-table');
  if (even === odd) return t('gcacw.sheet.attacker', { name, value: signed(even) });
  return t('gcacw.sheet.artillery', { name, even: signed(even), odd: signed(odd) });
}

/** Why one of the six hexes round the defender is covered or takes off the bonus, or what changes the bonus. */
export const flankReason = (t: Translate, clause: string): string => t(keyFor('gcacw.flank', clause));
