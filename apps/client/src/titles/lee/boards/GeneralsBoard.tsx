import { type General, LEVELS, type Level, SIDES, type Side } from '@wigwag/lee';
import { formationLabel } from '@wigwag/words';
import { type DragEvent, useState } from 'react';
import { type Room, useRoom } from '../room.ts';
import { listIn, sideCalled } from '../roster.ts';
import { formationsOf, levelName } from './formations.ts';
import { abilityName, cardOf, characterName, valuesOf } from './valuesOf.ts';

type Commander = Room['view']['game']['board']['generals']['commanders']['blue'][number];

const generalOf = ({ world }: Pick<Room, 'world'>, side: Side, id: string): General | undefined =>
  world.armies[side].generals.find(general => general.id === id);

/** By what his card says; an id that nobody knows stays as it is. */
function cardNamed(room: Room, side: Side, id: string): string {
  const general = generalOf(room, side, id);
  return general === undefined ? id : cardOf(room.t, room.language, general);
}

interface CardProps {
  readonly side: Side;
  readonly commander: Commander;
  readonly isMine: boolean;
}

function GeneralCard({ side, commander, isMine }: CardProps) {
  const room = useRoom();
  const { t, language } = room;
  const general = generalOf(room, side, commander.general);
  const values = general === undefined ? '' : valuesOf(t, language, general);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who cannot drag has the list beside it
    <span
      className="lee-general"
      draggable={isMine}
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/plain', commander.general)}
    >
      <b>{general?.name ?? commander.general}</b> <span>{levelName(t, commander.level)}</span>
      {general?.character !== undefined && (
        <em className={`lee-character ${general.character}`}>{characterName(t, general.character)}</em>
      )}
      {values !== '' && <span>{values}</span>}
      {!commander.first && <i>{t('lee.client.redrawn')}</i>}
    </span>
  );
}

/** By keyboard and finger: who shall have this place. */
function GiveField({
  side,
  formation,
  now,
}: {
  readonly side: Side;
  readonly formation: string;
  readonly now: string;
}) {
  const room = useRoom();
  const { t, view, choose } = room;
  const givable = view.choices.filter(choice => choice.do === 'give').filter(choice => choice.formation === formation);
  if (givable.length === 0) return undefined;
  return (
    <select
      className="lee-give"
      aria-label={t('lee.client.give')}
      value=""
      onChange={({ target }) => choose({ do: 'give', general: target.value, formation })}
    >
      <option value="">{t('lee.client.changePlaces')}</option>
      {givable
        .filter(({ general }) => general !== now)
        .map(({ general }) => (
          <option key={general} value={general}>
            {cardNamed(room, side, general)}
          </option>
        ))}
    </select>
  );
}

function Row({ side, id, name, depth, note }: { side: Side; id: string; name: string; depth: number; note: string }) {
  const { view, choose, sitting } = useRoom();
  const [isOver, setOver] = useState(false);
  const isAssigning = view.frame?.kind === 'assign' && view.frame.by === side && view.eyes === side;
  const here = view.game.board.generals.commanders[side].filter(({ formation }) => formation === id);
  if (here.length === 0 && depth === 0) return undefined;
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const choice = { do: 'give', general: event.dataTransfer.getData('text/plain'), formation: id } as const;
    if (sitting.whyNot(choice) === undefined) choose(choice);
  };
  return (
    <li
      className={`lee-place depth-${depth} ${isOver ? 'over' : ''}`}
      {...(isAssigning && {
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop,
      })}
    >
      <span className="lee-formation">{name}</span>
      <span>
        {here.map(commander => (
          <GeneralCard key={commander.general} {...{ side, commander, isMine: isAssigning }} />
        ))}
      </span>
      {isAssigning && here[0] !== undefined && <GiveField side={side} formation={id} now={here[0].general} />}
      <small>{note}</small>
    </li>
  );
}

/** What this side may do with its generals now: redraw a level, put a new one in somebody's place. */
function Answers({ side }: { readonly side: Side }) {
  const room = useRoom();
  const { t, view, choose } = room;
  const { frame } = view;
  if (frame === undefined || frame.by !== side || view.eyes !== side) return undefined;
  const ledBy = (general: string): string[] =>
    view.game.board.generals.commanders[side]
      .filter(each => each.general === general)
      .map(({ formation }) => formationLabel(t, room.world, formation));
  const drawn = frame.kind === 'replace' ? generalOf(room, side, frame.general) : undefined;
  return (
    <div className="lee-answers">
      {drawn !== undefined && <p>{t('lee.client.drawnGeneral', { name: cardOf(t, room.language, drawn) })}</p>}
      {frame.kind === 'redraw' && <p className="lee-hint">{t('lee.client.redrawHint')}</p>}
      {view.choices.map(choice => {
        if (choice.do === 'redraw')
          return (
            <button key={choice.level} type="button" className="choice plain" onClick={() => choose(choice)}>
              {t('lee.client.redrawLevel', { level: levelName(t, choice.level) })}
            </button>
          );
        if (choice.do !== 'replace') return undefined;
        return (
          <button key={choice.general} type="button" className="choice plain" onClick={() => choose(choice)}>
            {t('lee.client.inPlaceOf', {
              name: [cardNamed(room, side, choice.general), ...ledBy(choice.general)].join(', '),
            })}
          </button>
        );
      })}
    </div>
  );
}

const undrawn = (room: Pick<Room, 'world' | 'view'>, side: Side): [Level, number][] => {
  const deck = room.view.game.board.generals.deck[side];
  return LEVELS.map((level): [Level, number] => [
    level,
    deck.filter(id => generalOf(room, side, id)?.level === level).length,
  ]).filter(([, count]) => count > 0);
};

function Half({ side }: { readonly side: Side }) {
  const room = useRoom();
  const { t, language, world, view } = room;
  const list = listIn(world, view.game.board, side);
  const formations = list === undefined ? [] : formationsOf(t, list, language);
  return (
    <section className={`lee-half by-${side}`}>
      <h2>
        <span className="side-mark" aria-hidden="true" /> {sideCalled({ t, language, world }, side)}
        <small>{t('lee.client.openToBoth')}</small>
      </h2>
      {world.armies[side].abilities.length > 0 && (
        <p className="lee-hint">
          {t('lee.client.armyMay', { parts: world.armies[side].abilities.map(each => abilityName(t, each)).join(' ') })}
        </p>
      )}
      <Answers side={side} />
      <ul className="lee-order">
        {formations.map(({ id, name, depth, units }) => (
          <Row
            key={id}
            {...{ side, id, name, depth }}
            note={units === 0 ? '' : t('lee.client.list.units', { count: units })}
          />
        ))}
      </ul>
      <p className="lee-undrawn">
        {t('lee.client.notDrawn')}
        {undrawn(room, side).map(([level, count]) => (
          <span key={level}>
            {levelName(t, level)} <b>{count}</b>
          </span>
        ))}
      </p>
    </section>
  );
}

/** Both armies' generals by level, open to both. */
export const GeneralsBoard = () => (
  <div className="lee-halves">
    {SIDES.map(side => (
      <Half key={side} side={side} />
    ))}
  </div>
);
