import {
  type AnyChoice,
  type Attack,
  type AttackType,
  assaultBy,
  assaultOf,
  HALVES,
  marchAttackCost,
  marchAttackOf,
  odds,
  type Side,
} from '@wigwag/gcacw';
import { describeChoice, hexLabel, type Translate } from '@wigwag/words';
import type { Entry } from '../../../shell/palette/entry.ts';
import { PROMPT } from '../../../shell/palette/state.ts';
import { type Act, type Asking, capital, withVerb } from '../asking/asking.ts';
import { attackLabel } from '../asking/buttons.ts';
import { largestOf } from '../asking/pieces.ts';
import { placesOf } from '../book/places.ts';
import { putOnMap } from '../desk.ts';
import { percent } from '../odds/numbers.ts';
import type { View } from '../room.ts';

interface Possible {
  readonly t: Translate;
  readonly view: View;
  readonly asking: Asking;
  readonly act: (act: Act) => void;
}

/** What is chosen piece by piece, or aimed first: an entry leads to where that is done. */
const DRAWN_UP: readonly AnyChoice['do'][] = ['activate', 'assault', 'attack', 'conceal', 'reveal'];

const shown = (places: readonly number[]): Pick<Entry, 'show' | 'focus'> => ({
  show: () => putOnMap({ told: places }),
  focus: [PROMPT],
});

/** How likely an attack drives the defender off. */
const drivenOff =
  ({ t, view }: Possible, attack: Attack) =>
  (): string => {
    const { retreat, rout } = odds(view.game, attack);
    return t('client.palette.driven', { chance: percent(retreat + rout) });
  };

function plainEntries({ t, view, asking, act }: Possible): Entry[] {
  const answered = new Set(
    asking.buttons.flatMap(button => ('choose' in button.act ? [JSON.stringify(button.act.choose)] : [])),
  );
  return view.choices
    .filter(choice => !DRAWN_UP.includes(choice.do) && !answered.has(JSON.stringify(choice)))
    .map((choice, place) => ({
      id: `choice ${place}`,
      group: 'now',
      label: capital(describeChoice(t, view.world, choice)),
      icon: 'on',
      run: () => act({ choose: choice }),
      ...shown(placesOf(view, choice)),
    }));
}

/** A leader with units of his own choosing. */
function activationEntries({ t, view, act }: Possible): Entry[] {
  const leaders = [...new Set(withVerb(view.choices, 'activate').map(({ leader }) => leader))];
  return leaders.map(leader => ({
    id: `activate ${leader}`,
    group: 'now',
    label: t('client.activateWith', { leader: view.world.leaders[leader]?.name }),
    icon: 'star',
    run: () => act({ draft: { kind: 'set', leader, units: [], digging: [] } }),
    ...shown([view.game.board.leaders[leader]?.hex ?? -1]),
  }));
}

function assaultEntries(possible: Possible): Entry[] {
  const { t, view, act } = possible;
  const all = withVerb(view.choices, 'assault');
  const first = all.filter(
    (each, at) => all.findIndex(({ leader, target }) => leader === each.leader && target === each.target) === at,
  );
  return first.map(({ leader, target }) => {
    const units = largestOf(all.filter(each => each.leader === leader && each.target === target));
    const by = view.frame?.by as Side;
    const attack = assaultOf(assaultBy(view.game, by, leader, target), units);
    return {
      id: `assault ${leader} ${target}`,
      group: 'now',
      label: t('client.palette.assault', {
        leader: view.world.leaders[leader]?.name,
        hex: hexLabel(view.world, target),
      }),
      icon: 'aim',
      chance: drivenOff(possible, attack),
      run: () => act({ draft: { kind: 'assault', leader, units, target } }),
      ...shown([target]),
    };
  });
}

/** Attacks of the march in hand: they are weighed before they are made. */
function attackEntries(possible: Possible): Entry[] {
  const { t, view, act } = possible;
  const { frame, game, world } = view;
  if (frame?.kind !== 'march') return [];
  return withVerb(view.choices, 'attack').map(({ target, type }) => {
    const cost = marchAttackCost(game, frame.unit, type as AttackType) / HALVES;
    return {
      id: `attack ${target} ${type}`,
      group: 'now',
      label: `${attackLabel(t, { type, cost })}: ${hexLabel(world, target)}`,
      icon: 'aim',
      chance: drivenOff(possible, marchAttackOf(game, frame.unit, target, type)),
      run: () => act({ draft: { kind: 'aim', target, type } }),
      ...shown([target]),
    };
  });
}

/** What may be decided now besides the answers of the bar: exactly what the guards leave. */
export function possibleEntries(possible: Possible): Entry[] {
  const { view } = possible;
  if (view.past !== undefined || view.isAutomatic || view.isFollowing) return [];
  return [
    ...attackEntries(possible),
    ...assaultEntries(possible),
    ...activationEntries(possible),
    ...plainEntries(possible),
  ];
}
