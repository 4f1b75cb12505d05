import '../css/battle.css';
import { CHART_OF_ROLL, type Event, type World } from '@wigwag/gcacw';
import { hexLabel, keyFor, type Translate } from '@wigwag/words';
import { ChartLink } from '../../../shell/book/ChartLink.tsx';
import { openDice } from '../../../shell/dice/diceLeaf.tsx';
import { useIsFalling } from '../../../shell/dice/falling.ts';
import { TypedMark } from '../../../shell/dice/TypedMark.tsx';
import { IconButton } from '../../../shell/parts/IconButton.tsx';
import { replayAt } from '../../../shell/replay/state.ts';
import { useShell } from '../../../shell/room.ts';
import { attackName } from '../asking/buttons.ts';
import { putCardAway } from '../desk.ts';
import { actionsIn } from '../log/actionsIn.ts';
import { useRoom } from '../room.ts';
import type { Card } from './battleCard.ts';
import { CombatBody } from './CombatBody.tsx';
import { ExtendedBody } from './ExtendedBody.tsx';
import { CommandBody, OtherBody } from './OtherBodies.tsx';
import { titleOf } from './titles.ts';
import { useFolded } from './useFolded.ts';

const unitNames = (world: World, units: readonly number[]): string =>
  units.map(unit => world.units[unit]?.name).join(', ');

function subtitleOf(t: Translate, world: World, card: Card): string {
  const { fight, action } = card.mattering;
  if (card.kind === 'combat' && fight?.target !== undefined && card.attackers.length > 0) {
    const type = attackName(t, fight.type);
    return t('client.battle.attack', {
      type,
      hex: hexLabel(world, fight.target),
      units: unitNames(world, card.attackers),
    });
  }
  if (card.kind !== 'command') return '';
  const leader = world.leaders[action.leader]?.name;
  return t('client.battle.assault', { leader, units: unitNames(world, card.units) });
}

/** So many of the latest things that came of it, enough for what befalls both sides; all of them are in the log. */
const MOST_FOLLOWS = 8;

/** What happened after that of which the card tells. */
function followingOf(card: Card): readonly Event[] {
  if (card.kind === 'other') return card.events;
  return card.events.slice(card.kind === 'extended' ? card.events.indexOf(card.made) + 1 : 1);
}

/** What came of the roll so far, and the question that it leads to. */
function Follows({ card }: { readonly card: Card }) {
  const { view, t } = useRoom();
  const { question, lineOf } = useShell();
  // What is asked now follows from it only as long as its action goes on.
  const isOpen = view.past === undefined && card.mattering.action === actionsIn(view.log).at(-1);
  const rest = followingOf(card);
  const sentences = [...new Set(rest.map(event => lineOf(event).sentence))];
  return (
    <section className="card-follows">
      <header>
        <h3>{t('client.battle.follows')}</h3>
        <ChartLink chart={CHART_OF_ROLL[card.mattering.why]} line={card.mattering.line} />
        <button type="button" className="card-then" onClick={openDice}>
          {t('client.dice.soFar')}
        </button>
        <button type="button" className="card-then" onClick={() => replayAt(card.mattering.line)}>
          {t('client.battle.asItWas')}
        </button>
      </header>
      <ol>
        {sentences.slice(-MOST_FOLLOWS).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
        {view.frame !== undefined && isOpen && <li className="now">{question.prompt}</li>}
      </ol>
    </section>
  );
}

/** What a roll came to: the dice, the sum and its causes, how likely it was, what follows. It stays until it is put away. */
export function BattleCard({ card }: { readonly card: Card }) {
  const { sitting, world, t } = useRoom();
  const { line, why } = card.mattering;
  const subtitle = subtitleOf(t, world, card);
  const [folded, setFolded] = useFolded();
  const isFalling = useIsFalling(line);
  return (
    <section
      className={`battle-card of-${card.kind} ${folded ? 'folded' : ''} ${isFalling ? 'falling' : ''}`}
      aria-label={t(keyFor('gcacw.dice', why))}
    >
      <header>
        <h2>{titleOf(t, world, card)}</h2>
        {subtitle !== '' && <p>{subtitle}</p>}
        {card.rolled.some(({ typed }) => typed) && <TypedMark />}
        <IconButton
          icon={folded ? 'up' : 'down'}
          label={folded ? t('client.battle.unfold') : t('client.battle.fold')}
          expanded={!folded}
          className="battle-fold"
          onClick={() => setFolded(!folded)}
        />
        <IconButton
          icon="close"
          label={t('client.battle.close')}
          className="battle-close"
          onClick={() => putCardAway(sitting.view().log[line])}
        />
      </header>
      {card.kind === 'combat' && <CombatBody card={card} />}
      {card.kind === 'command' && <CommandBody card={card} />}
      {card.kind === 'extended' && <ExtendedBody card={card} />}
      {card.kind === 'other' && <OtherBody card={card} />}
      <Follows card={card} />
    </section>
  );
}
