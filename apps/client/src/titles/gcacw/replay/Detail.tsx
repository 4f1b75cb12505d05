import {
  type Action,
  type Event,
  eventsOf,
  type Fought,
  foughtIn,
  movesOf,
  type Side,
  type World,
} from '@wigwag/gcacw';
import { describeEvent, diceOfAction, diceOfFight, hexLabel, type Translate } from '@wigwag/words';
import { Die } from '../../../shell/parts/Die.tsx';
import { Icon } from '../../../shell/parts/Icon.tsx';
import { useRoom } from '../room.ts';

/** What is worth a sentence besides the action itself. */
const TOLD: readonly Event['type'][] = [
  'cavalryEvaded',
  'manpowerLost',
  'unitEliminated',
  'scored',
  'unitExited',
  'unitArrived',
  'stationBurned',
  'worksBuilt',
  'bridgeBuilt',
  'crossingDestroyed',
  'crossingRepaired',
  'randomEvent',
  'rained',
];
const MOST = 6;

const fallenBack = (t: Translate, world: World, action: Action): readonly string[] =>
  movesOf(action).flatMap(({ unit, manner, path }) => {
    const hex = hexLabel(world, path.at(-1) ?? -1);
    const name = world.units[unit]?.name;
    if (name === undefined) return [];
    if (manner === 'retreat') return [t('client.replay.retreated', { unit: name, hex, count: path.length - 1 })];
    return manner === 'advance' ? [t('client.replay.advanced', { unit: name, hex })] : [];
  });

/** What came of an action, in sentences. */
export function toldOf(t: Translate, world: World, action: Action): readonly string[] {
  const events = eventsOf(action).filter(({ type }) => TOLD.includes(type));
  return [...fallenBack(t, world, action), ...events.map(event => describeEvent(t, world, event))];
}

const otherSide = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** The dice of a fight: the attacker's, less the defender's, with the rest of the sum. */
function FightSum({ action, fight }: { readonly action: Action; readonly fight: Fought }) {
  const rolls = action.parts.filter(({ line }) => line === fight.line).flatMap(({ rolled }) => rolled);
  const faces = rolls.findLast(({ request }) => request.why === 'combat')?.answer;
  if (faces === undefined || action.side === undefined) return undefined;
  const dice = diceOfFight(action, fight);
  const [own, others] = faces;
  return (
    <p className="replay-dice" role="img" aria-label={dice}>
      <Die face={own} size={30} tone={action.side} /> −
      <Die face={others} size={30} tone={otherSide(action.side)} /> {dice.split(' ').slice(3).join(' ')}
    </p>
  );
}

/** What it was rolled with: fight by fight. */
function Sums({ action }: { readonly action: Action }) {
  const fights = foughtIn(action);
  const dice = diceOfAction(action);
  if (fights.length > 0) return fights.map(fight => <FightSum key={fight.line} {...{ action, fight }} />);
  return dice === '' ? undefined : (
    <p className="replay-dice action-dice">
      <Icon name="die" /> {dice}
    </p>
  );
}

/** What an action was rolled with, and what came of it. */
export function Detail({ action }: { readonly action: Action | undefined }) {
  const { world, t } = useRoom();
  if (action === undefined) return undefined;
  const told = toldOf(t, world, action);
  return (
    <>
      <Sums action={action} />
      {told.length > 0 && (
        <ul className="replay-told">
          {told.slice(0, MOST).map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences stand in their order, and two may be alike
            <li key={place}>{sentence}</li>
          ))}
          {told.length > MOST && <li>…</li>}
        </ul>
      )}
    </>
  );
}
