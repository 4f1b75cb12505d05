import { corpsAndReserve, passageOf, passageTest, SIDES } from '@wigwag/lee';
import { useState } from 'react';
import { corpsName } from '../map/names.ts';
import { Checks } from '../parts/Checks.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { useRoom, type View } from '../room.ts';
import { unitNamed } from '../roster.ts';

function Successes() {
  const { t, choose, view } = useRoom();
  const [successes, setSuccesses] = useState(0);
  if (view.frame?.kind !== 'commandTest') return undefined;
  return (
    <section className="lee-form">
      <p>{t('lee.client.needed', { n: view.frame.needed })}</p>
      <NumberField label={t('lee.client.successes')} value={successes} min={0} max={10} onChange={setSuccesses} />
      <button type="button" className="choice" onClick={() => choose({ do: 'typeSuccesses', successes })}>
        {t('lee.client.typeThem')}
      </button>
    </section>
  );
}

/** Whether the two units that are chosen change places at once, or whose general has to test for it first. */
function WillBeTested() {
  const { t, view, asking } = useRoom();
  const { choice, refused } = asking.judged ?? {};
  if (choice?.do !== 'passLines' || refused !== undefined) return undefined;
  const passage = passageOf(view.game, { side: view.eyes, one: choice.one, other: choice.other });
  const test = passage && passageTest(passage);
  return <p>{test === undefined ? t('lee.client.noTest') : t('lee.client.testNeeded', { n: test.successes })}</p>;
}

const hasNobodyMoved = ({ game: { board } }: View): boolean =>
  SIDES.every(side => Object.values(board.play.units[side]).every(unit => unit?.movedOn !== board.play.turn));

/** Between the moves: which corps is next, passages of lines, a command test. */
export function BattleSheet() {
  const { t, language, world, view, choose } = useRoom();
  const { frame } = view;
  const { board } = view.game;
  const name = (side: 'blue' | 'grey', id: string): string =>
    unitNamed(world, board, side, id)?.unit.name[language] ?? id;
  return (
    <div className="lee-sheet">
      {frame?.kind === 'reorganisation' && <p>{t('lee.client.passLinesHint')}</p>}
      {frame?.kind === 'activation' && board.play.turn === 1 && hasNobodyMoved(view) && (
        <p className="lee-hint">{t('lee.client.setUpDone', { tab: t('lee.client.print') })}</p>
      )}
      {frame?.kind === 'activation' && <h2>{t('lee.client.whichCorps')}</h2>}
      <ul className="lee-tools">
        {frame?.kind === 'activation' &&
          corpsAndReserve(view.game, view.eyes).map(corps => {
            // Who has acted keeps his place: whoever reaches for the next finds it where it was.
            const may = view.choices.some(choice => choice.do === 'activate' && choice.corps === corps);
            const acted = board.play.activated[view.eyes].includes(corps);
            return (
              <li key={corps}>
                <button
                  type="button"
                  className="lee-tool"
                  disabled={!may}
                  onClick={() => choose({ do: 'activate', corps })}
                >
                  <b>{corpsName(world, view.eyes, corps, language) ?? t('lee.client.reserve')}</b>
                  <small>
                    {may ? t('lee.client.activate') : acted ? t('lee.client.acted') : t('lee.client.absent')}
                  </small>
                </button>
              </li>
            );
          })}
        {frame?.kind !== 'reorganisation' &&
          view.choices.map(choice => {
            if (choice.do !== 'carryOut') return undefined;
            return (
              <li key={`${choice.one}-${choice.other}`}>
                <button type="button" className="lee-tool" onClick={() => choose(choice)}>
                  <b>
                    {t('lee.client.twoUnits', {
                      one: name(choice.side, choice.one),
                      other: name(choice.side, choice.other),
                    })}
                  </b>
                </button>
              </li>
            );
          })}
      </ul>
      <Successes />
      <Checks />
      <WillBeTested />
    </div>
  );
}
