import { type Attack, type Frame, type Game, marchAttackOf } from '@wigwag/gcacw';
import { Fights } from '../candidates/fights.ts';
import { scratchOf } from '../candidates/scratch.ts';
import type { Survey } from '../valuation/survey.ts';

/** The attack that is about to come upon a hex: of the unit on the march, or of the assault that was launched. */
function comingAttack(mind: Game, hex: number): Attack | undefined {
  for (const frame of [...mind.stack].reverse()) {
    if (frame.kind === 'march') return marchAttackOf(mind, frame.unit, hex, 'normal');
    if (frame.kind === 'assault') {
      const { side: by, from, target, selected, leader, lee } = frame;
      return { by, from, target, units: selected, type: 'assault', grand: false, leader, lee };
    }
  }
  return undefined;
}

/** In hundredths: not everybody who comes near attacks. */
const LIKELY = 70;

/** What it costs to stand and be attacked, in centi-points; never a gain. */
export function priceOfStanding(survey: Survey, frame: Frame<'evasion'>): number {
  const attack = comingAttack(survey.game, frame.hex);
  if (attack === undefined || attack.units.some(unit => survey.game.board.units[unit] === undefined)) return 0;
  const fight = new Fights(survey, scratchOf(survey.game)).weigh(attack);
  return fight === undefined ? 0 : Math.trunc((Math.min(0, fight.value) * LIKELY) / 100);
}
