import {
  type AnyChoice,
  bonusRows,
  characterOf,
  chosenTerrainList,
  commanderOf,
  diceThrown,
  enemyOf,
  ORDINARY,
  poolOf,
  SIDES,
  type Side,
  sizeOf,
  type Throw,
  terrainListOf,
  WHOLE_ARMY,
} from '@wigwag/lee';
import { keyFor, leeName, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { nameOfOrdinary } from '../map/names.ts';
import { Cited } from '../parts/Cited.tsx';
import { Flag } from '../parts/Flag.tsx';
import { type Room, useRoom } from '../room.ts';
import { sideCalled } from '../roster.ts';
import { Seal } from './Seal.tsx';
import { SmallMap } from './SmallMap.tsx';

type Field = Extract<AnyChoice, { do: 'declare' }>['field'];
type Terms = Extract<AnyChoice, { do: 'terms' }>;

const FIELDS: readonly Field[] = ['defensive', 'neutral', 'offensive'];

const fieldName = (t: Translate, field: Field): string =>
  ({
    defensive: () => t('lee.client.field.defensive'),
    neutral: () => t('lee.client.field.neutral'),
    offensive: () => t('lee.client.field.offensive'),
  })[field]();

const fieldAbout = (t: Translate, field: Field): string =>
  ({
    defensive: () => t('lee.client.field.defensiveAbout'),
    neutral: () => t('lee.client.field.neutralAbout'),
    offensive: () => t('lee.client.field.offensiveAbout'),
  })[field]();

const MARCH = '13.8/forced-march-dice';

/** What the dice of a declaration are the sum of: by the commander's character and the battlefield, and by the march. */
function DiceFrom({ thrown }: { readonly thrown: Throw }) {
  const { t, view, world } = useRoom();
  const rows = bonusRows(world.book, thrown);
  const byCharacter = rows.find(({ clause }) => clause !== MARCH);
  const march = rows.find(({ clause }) => clause === MARCH);
  const { character } = thrown;
  const commander = commanderOf(view.game, view.eyes, WHOLE_ARMY);
  const parts = [
    t('lee.client.field.diceBase', { n: world.book.initiative.value.baseDice }),
    ...(character === undefined || commander === undefined
      ? []
      : [
          t('lee.client.field.diceFor', {
            n: `+${byCharacter?.value ?? 0}`,
            name: leeName(t, world, 'general', commander.general),
            character: t(keyFor('lee.character', character)),
          }),
        ]),
    ...(march === undefined ? [] : [t('lee.client.field.diceMarch', { n: `+${march.value}` })]),
  ];
  return (
    <p className="lee-hint lee-dice-from">
      {parts.join(', ')}.{' '}
      <Cited t={t} clause={byCharacter?.clause ?? '13.8/bonus-first-roll-only'} isBrief={byCharacter === undefined} />
    </p>
  );
}

function Declaring() {
  const { t, choose, view, world } = useRoom();
  const [field, setField] = useState<Field>();
  const [forcedMarch, setForced] = useState(false);
  const character = characterOf(view.game, view.eyes);
  const thrownOn = (each: Field): Throw => ({ turn: 1, field: each, forcedMarch, character });
  return (
    <>
      <p className="lee-lead">
        {t('lee.client.declareOne')} <code>13.7</code>
      </p>
      <ul className="lee-options">
        {FIELDS.map(each => (
          <li key={each}>
            <button type="button" className="lee-option" aria-pressed={field === each} onClick={() => setField(each)}>
              <strong>{fieldName(t, each)}</strong>
              <span>{fieldAbout(t, each)}</span>
              <b>
                {t('lee.client.field.dice', {
                  count: diceThrown(world.book, thrownOn(each)),
                  on: world.book.initiative.value.successOn,
                })}
              </b>
            </button>
            <DiceFrom thrown={thrownOn(each)} />
          </li>
        ))}
      </ul>
      <Flag label={t('lee.client.forcedMarch')} value={forcedMarch} onChange={setForced}>
        {t('lee.client.forcedMarchAbout')}
      </Flag>
      <Seal onSeal={field && (() => choose({ do: 'declare', field, forcedMarch }))} />
    </>
  );
}

function Declared({ side }: { readonly side: Side }) {
  const { t, language, world, view } = useRoom();
  const { declared, declarations, a } = view.game.board.field;
  const shown = declarations[side];
  return (
    <section className={`lee-half lee-declared by-${side}`}>
      <h2>{sideCalled({ t, language, world }, side)}</h2>
      {shown === undefined ? (
        <p>{declared.includes(side) ? t('lee.client.sealed') : t('lee.client.notYet')}</p>
      ) : (
        <>
          <strong>{fieldName(t, shown.field)}</strong>
          {shown.forcedMarch && <span>{t('lee.client.forcedMarch')}</span>}
        </>
      )}
      {a !== '' && <p>{a === side ? t('lee.client.isA') : t('lee.client.isB')}</p>}
    </section>
  );
}

/** Whose list it is; nobody has to remember who is player A. */
function listName({ t, language, world, view }: Room, from: 'a' | 'b' | 'typical'): string {
  const { a } = view.game.board.field;
  if (from === 'typical' || a === '') return t('lee.client.list.typical');
  const owner = from === 'a' ? a : enemyOf(a);
  return t('lee.client.list.of', { army: sideCalled({ t, language, world }, owner) });
}

const amountName = (t: Translate, amount: Terms['amount'], n: number): string =>
  ({
    asListed: () => t('lee.client.terms.asListed', { n }),
    reduced: () => t('lee.client.terms.reduced', { n }),
    increased: () => t('lee.client.terms.increased', { n }),
  })[amount]();

const sizeName = (t: Translate, size: Terms['size']): string =>
  size === 'twelveBySix' ? t('lee.client.terms.twelveBySix') : t('lee.client.terms.nineByFour');

/** How much terrain that is, and how large. */
const termsName = ({ t, view }: Room, { amount, size }: Pick<Terms, 'amount' | 'size'>): string =>
  `${amountName(t, amount, sizeOf(poolOf(chosenTerrainList(view.game), amount)))}, ${sizeName(t, size)}`;

/** Player A chooses a terrain list, then terms; what differs from the list needs player B. */
function Agreeing() {
  const room = useRoom();
  const { t, view, choose } = room;
  /** What is on a list: how many of each kind. */
  const about = (choice: AnyChoice): string | undefined => {
    const list = choice.do === 'chooseTerrainList' ? terrainListOf(view.game, choice.from) : undefined;
    return (
      list &&
      ORDINARY.map(kind => t('lee.client.laidOf', { name: nameOfOrdinary(t, kind), n: list.counts[kind] })).join(', ')
    );
  };
  const label = (choice: AnyChoice): string | undefined => {
    if (choice.do === 'chooseTerrainList') return listName(room, choice.from);
    return choice.do === 'terms' ? termsName(room, choice) : undefined;
  };
  const options = view.choices.flatMap(choice => {
    const text = label(choice);
    return text === undefined ? [] : [{ choice, text, said: about(choice) }];
  });
  if (options.length === 0) return undefined;
  return (
    <ul className="lee-options">
      {options.map(({ choice, text, said }) => (
        <li key={text}>
          <button type="button" className="lee-option" onClick={() => choose(choice)}>
            <strong>{text}</strong>
            {said !== undefined && <span>{said}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Declarations, their reveal, the roll, and what player A chooses after it. */
export function FieldBoard() {
  const room = useRoom();
  const { view } = room;
  const { frame } = view;
  const { terms, a } = view.game.board.field;
  const isDeclaring = frame?.kind === 'declare' && frame.by === view.eyes;
  const asked = frame?.kind === 'answerTerms' ? frame : terms;
  return (
    <div className="lee-field">
      {isDeclaring && <Declaring />}
      <div className="lee-halves">
        {SIDES.map(side => (
          <Declared key={side} side={side} />
        ))}
      </div>
      {asked !== undefined && <p className="lee-lead">{termsName(room, asked)}</p>}
      <Agreeing />
      {a !== '' && <SmallMap />}
    </div>
  );
}
