import { type AnyChoice, characterOf, diceThrown, ORDINARY, SIDES, type Side, terrainListOf } from '@wigwag/lee';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { nameOfOrdinary } from '../map/names.ts';
import { Flag } from '../parts/Flag.tsx';
import { useRoom } from '../room.ts';
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

function Declaring() {
  const { t, choose, view, world } = useRoom();
  const [field, setField] = useState<Field>();
  const [forcedMarch, setForced] = useState(false);
  const character = characterOf(view.game, view.eyes);
  const diceOn = (each: Field): number => diceThrown(world.book, { turn: 1, field: each, forcedMarch, character });
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
              <b>{t('lee.client.field.dice', { count: diceOn(each), on: world.book.initiative.value.successOn })}</b>
            </button>
          </li>
        ))}
      </ul>
      <Flag label={t('lee.client.forcedMarch')} value={forcedMarch} onChange={setForced}>
        {t('lee.client.forcedMarchAbout')}
      </Flag>
      <button
        type="button"
        className="choice main"
        disabled={field === undefined}
        onClick={() => field !== undefined && choose({ do: 'declare', field, forcedMarch })}
      >
        {t('lee.client.seal')}
      </button>
    </>
  );
}

function Declared({ side }: { readonly side: Side }) {
  const { t, language, world, view } = useRoom();
  const { declared, declarations, a } = view.game.board.field;
  const shown = declarations[side];
  return (
    <section className={`lee-half lee-declared by-${side}`}>
      <h2>{world.armies[side].name[language]}</h2>
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

const listName = (t: Translate, from: 'a' | 'b' | 'typical'): string =>
  ({
    a: () => t('lee.client.list.ofA'),
    b: () => t('lee.client.list.ofB'),
    typical: () => t('lee.client.list.typical'),
  })[from]();

const amountName = (t: Translate, amount: Terms['amount']): string =>
  ({
    asListed: () => t('lee.client.terms.asListed'),
    reduced: () => t('lee.client.terms.reduced'),
    increased: () => t('lee.client.terms.increased'),
  })[amount]();

const sizeName = (t: Translate, size: Terms['size']): string =>
  size === 'twelveBySix' ? t('lee.client.terms.twelveBySix') : t('lee.client.terms.nineByFour');

/** Player A chooses a terrain list, then terms; what differs from the list needs player B. */
function Agreeing() {
  const { t, view, choose } = useRoom();
  /** What is on a list: how many of each kind. */
  const about = (choice: AnyChoice): string | undefined => {
    const list = choice.do === 'chooseTerrainList' ? terrainListOf(view.game, choice.from) : undefined;
    return (
      list &&
      ORDINARY.map(kind => t('lee.client.laidOf', { name: nameOfOrdinary(t, kind), n: list.counts[kind] })).join(', ')
    );
  };
  const label = (choice: AnyChoice): string | undefined => {
    if (choice.do === 'chooseTerrainList') return listName(t, choice.from);
    return choice.do === 'terms' ? `${amountName(t, choice.amount)}, ${sizeName(t, choice.size)}` : undefined;
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
  const { t, view } = useRoom();
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
      {asked !== undefined && (
        <p className="lee-lead">
          {amountName(t, asked.amount)}, {sizeName(t, asked.size)}
        </p>
      )}
      <Agreeing />
      {a !== '' && <SmallMap />}
    </div>
  );
}
