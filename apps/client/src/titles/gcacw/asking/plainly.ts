import { type AnyChoice, DECLARED, type Kind } from '@wigwag/gcacw';
import { choiceFields } from '@wigwag/kernel';
import { type Act, type Asked, type Asking, UNLIT } from './asking.ts';
import { decideButton } from './buttons.ts';

const MOST_BUTTONS = 12;

/** The one field of a choice, if it has no other, and if it names something on the map. */
function place(choice: AnyChoice): readonly ['unit' | 'leader' | 'hex', number] | undefined {
  const [field, ...others] = choiceFields(DECLARED, choice);
  if (field === undefined || others.length > 0) return undefined;
  const [, thing, id] = field;
  const onMap = thing === 'unit' || thing === 'leader' || thing === 'hex';
  return onMap && typeof id === 'number' ? [thing, id] : undefined;
}

/** Any decision at all: what names one thing is lit on the map, the rest are buttons. */
export function askPlainly<K extends Kind>(asked: Asked<K>): Asking {
  const lit = { unit: new Map<number, Act>(), leader: new Map<number, Act>(), hex: new Map<number, Act>() };
  const rest: AnyChoice[] = [];
  for (const choice of asked.view.choices.filter(each => each.do !== 'reveal')) {
    const found = place(choice);
    if (found === undefined || lit[found[0]].has(found[1])) rest.push(choice);
    else lit[found[0]].set(found[1], { choose: choice });
  }
  const buttons = rest.slice(0, MOST_BUTTONS).map(choice => decideButton(asked, choice));
  return { ...UNLIT, units: lit.unit, leaders: lit.leader, hexes: lit.hex, buttons };
}
