import { type ArmyList, SIDES, type Side } from '@wigwag/lee';
import { useState } from 'react';
import { NumberField } from '../parts/NumberField.tsx';
import { useRoom } from '../room.ts';
import { listIn, sideCalled } from '../roster.ts';
import { dollars } from '../said.ts';

function ListCard({ side, list }: { readonly side: Side; readonly list: ArmyList }) {
  const { t, language, view, choose } = useRoom();
  const isChosen = view.game.board.armies.lists[side] === list.id;
  const may =
    view.choices.some(choice => choice.do === 'chooseList' && choice.list === list.id) &&
    view.eyes === side &&
    !isChosen;
  const units = list.corps.flatMap(({ divisions, artillery }) => [
    ...divisions.flatMap(each => each.units),
    ...artillery,
  ]);
  const body = (
    <>
      <strong>{list.name[language]}</strong>
      <span>
        {t('lee.client.list.worth', {
          value: dollars(language, list.value),
          year: String(list.year),
        })}
      </span>
      <span>{t('lee.client.list.units', { count: units.length + list.reserve.length })}</span>
      {list.corps.map(corps => (
        <small key={corps.id}>
          {t('lee.client.list.corps', { name: corps.name[language], count: corps.divisions.length })}
        </small>
      ))}
      {isChosen && <span className="lee-chosen">✓ {t('lee.client.chosen')}</span>}
    </>
  );
  return (
    <li className={isChosen ? 'chosen' : ''}>
      {may ? (
        <button type="button" className="lee-card" onClick={() => choose({ do: 'chooseList', list: list.id })}>
          {body}
        </button>
      ) : (
        <div className="lee-card">{body}</div>
      )}
    </li>
  );
}

function YearForm() {
  const { t, view, world, choose, sitting } = useRoom();
  const [from] = world.book.years.value;
  // 13.4/later-year
  const latest = Math.max(from, ...SIDES.map(side => listIn(world, view.game.board, side)?.year ?? from));
  const [year, setYear] = useState(
    view.frame?.kind === 'year' && view.frame.proposed > 0 ? view.frame.proposed : latest,
  );
  const why = sitting.whyNot({ do: 'proposeYear', year });
  return (
    <form
      className="lee-year"
      onSubmit={event => {
        event.preventDefault();
        choose({ do: 'proposeYear', year });
      }}
    >
      <NumberField label={t('lee.client.year')} value={year} min={1800} max={1900} onChange={setYear} />
      <button type="submit" className={why === undefined ? 'choice main' : 'choice'} aria-disabled={why !== undefined}>
        {t('lee.client.propose', { year: String(year) })}
      </button>
    </form>
  );
}

/** Both armies with the lists that they may bring, and the year. */
export function ListsBoard() {
  const { t, language, world, view } = useRoom();
  const { year } = view.game.board.armies;
  const { frame } = view;
  return (
    <div className="lee-halves">
      {SIDES.map(side => (
        <section key={side} className={`lee-half by-${side}`}>
          <h2>
            <span className="side-mark" aria-hidden="true" /> {sideCalled({ t, language, world }, side)}
          </h2>
          <ul className="lee-lists">
            {world.armies[side].lists.map(list => (
              <ListCard key={list.id} {...{ side, list }} />
            ))}
          </ul>
        </section>
      ))}
      <div className="lee-wide">
        {year > 0 && <p>{t('lee.client.yearIs', { year: String(year) })}</p>}
        {frame?.kind === 'year' && frame.by === view.eyes && <YearForm key={frame.proposed} />}
      </div>
    </div>
  );
}
