import { SIDES, type Side } from '@wigwag/lee';
import { formationsOf } from '../boards/formations.ts';
import { valuesOf } from '../boards/valuesOf.ts';
import { markName } from '../map/names.ts';
import { useRoom } from '../room.ts';
import { listIn, rosterOf, sideCalled } from '../roster.ts';

function Army({ side }: { readonly side: Side }) {
  const { t, language, world, view } = useRoom();
  const { board } = view.game;
  const roster = rosterOf(world, board, side);
  const list = listIn(world, board, side);
  const formations = list === undefined ? [] : formationsOf(t, list, language);
  const commander = board.generals.commanders[side].find(({ level }) => level === 'army');
  const name = world.armies[side].generals.find(({ id }) => id === commander?.general)?.name;
  return (
    <section className={`lee-army-leaf by-${side}`}>
      <h2>
        <span className="side-mark" aria-hidden="true" /> {sideCalled({ t, language, world }, side)}
      </h2>
      {name !== undefined && <p>{t('lee.client.commander', { name })}</p>}
      <ul className="lee-generals">
        {formations.flatMap(({ id, name: formation }) =>
          board.generals.commanders[side]
            .filter(each => each.formation === id && each.level !== 'army')
            .flatMap(({ general }) => world.armies[side].generals.filter(each => each.id === general))
            .map(general => (
              <li key={general.id}>
                <b>{general.name}</b>{' '}
                <small>{[formation, valuesOf(t, language, general)].filter(Boolean).join(' · ')}</small>
              </li>
            )),
        )}
      </ul>
      <ul>
        {roster.map(({ unit, type, corps }) => {
          const placed = board.play.units[side][unit.id];
          return (
            <li key={unit.id}>
              <b>{unit.name[language]}</b> <span>{type.name[language]}</span>
              <small>
                {corps?.name[language] ?? t('lee.client.reserve')} · {t('lee.client.movement', { n: type.movement })}
                {placed?.marks.map(mark => ` · ${markName(t, mark)}`)}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Both armies as they were brought; nothing of what is secret. */
export const ArmiesLeaf = () => (
  <>
    {SIDES.map(side => (
      <Army key={side} side={side} />
    ))}
  </>
);
