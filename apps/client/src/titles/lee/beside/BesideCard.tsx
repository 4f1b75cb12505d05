import type { Point } from '@wigwag/lee';
import { useEffect, useRef } from 'react';
import type { Draft } from '../drafts/draft.ts';
import type { MarchDraft } from '../drafts/march.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { heldKey } from '../map/standing.ts';
import { useMapTexts } from '../map/useMapTexts.ts';
import { Flag } from '../parts/Flag.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { useRoom } from '../room.ts';
import { unitNamed } from '../roster.ts';
import { movedAndLeft } from '../said.ts';
import { canSpeak, speak } from './aloud.ts';
import { measuredAgain } from './edges.ts';
import { goneBy } from './gone.ts';
import { isSpot, putElsewhere } from './placed.ts';
import { readAloud, useBeside } from './state.ts';
import { edgeName, lieOf, measuresTo, sentenceOf, type Telling, toldBeside } from './told.ts';

/** Large, to be read from where the tape is held. */
function Place({ at }: { readonly at: Point }) {
  const room = useRoom();
  const { length } = useMapTexts();
  return measuresTo(room, at).map(({ edge, inches }) => (
    <p key={edge} className="lee-beside-from">
      <b>{length(inches)}</b> {room.t('lee.client.beside.fromEdge', { edge: edgeName(room, edge) })}
    </p>
  ));
}

function Bends({ bends }: { readonly bends: readonly Point[] }) {
  const { t } = useRoom();
  return (
    <ol className="lee-beside-bends">
      {bends.map((bend, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bends have numbers
        <li key={i}>
          <small>{t('lee.client.bend', { n: i + 1 })}</small>
          <Place at={bend} />
        </li>
      ))}
    </ol>
  );
}

/** Milliseconds: while something is dragged nothing is read. */
const REST = 900;

/** Reads it now, and if wanted whatever comes next. */
function Aloud({ text }: { readonly text: string }) {
  const { t, language } = useRoom();
  const isAloud = useBeside(beside => beside.isAloud);
  useEffect(() => {
    if (!isAloud) return;
    const timer = setTimeout(() => speak(text, language), REST);
    return () => clearTimeout(timer);
  }, [isAloud, text, language]);
  if (!canSpeak()) return undefined;
  return (
    <div className="lee-beside-aloud">
      <button type="button" className="choice" onClick={() => speak(text, language)}>
        {t('lee.client.beside.read')}
      </button>
      <Flag label={t('lee.client.beside.readAll')} value={isAloud} onChange={readAloud} />
    </div>
  );
}

interface ElsewhereProps {
  readonly draft: Draft;
  readonly told: Telling;
}

/** Where the players really put it, by the same two edges: it is judged like any other place. */
function Elsewhere({ draft, told: { placed } }: ElsewhereProps) {
  const room = useRoom();
  const { t, world, hold } = room;
  if (!isSpot(draft)) return undefined;
  return (
    <details className="lee-beside-elsewhere">
      <summary>{t('lee.client.beside.elsewhere')}</summary>
      <div className="lee-row">
        {measuresTo(room, placed.at).map(({ edge, inches }) => (
          <NumberField
            key={edge}
            label={edgeName(room, edge)}
            value={inches}
            step={0.25}
            min={0}
            unit={t('lee.client.inch')}
            onChange={to =>
              hold(putElsewhere(draft, placed, measuredAgain(placed.at, { edge, inches: to }, world.table)))
            }
          />
        ))}
      </div>
    </details>
  );
}

/** It lies in the program already: it is taken back and held again, to be put where it really lies. */
function TakeUp() {
  const { t, sitting, view, hold } = useRoom();
  const laid = useBeside(beside => beside.laid);
  if (laid === undefined || !isSpot(laid) || !view.mayUndo) return undefined;
  const takeUp = async (): Promise<void> => {
    if ('done' in (await sitting.send({ do: 'undo' }))) hold(laid);
  };
  return (
    <button type="button" className="choice" onClick={() => void takeUp()}>
      {t('lee.client.beside.elsewhere')}
    </button>
  );
}

function PlaceCard({ told }: { readonly told: Telling }) {
  const room = useRoom();
  const { t, draft } = room;
  const { length } = useMapTexts();
  const { placed, name, isLaid, isChosen = false } = told;
  const laid = isChosen ? t('lee.client.beside.chosen', { name }) : t('lee.client.beside.lies', { name });
  return (
    <>
      <h2>{isLaid ? laid : t('lee.client.beside.put', { name })}</h2>
      {placed.bends === undefined ? <Place at={placed.at} /> : <Bends bends={placed.bends} />}
      {placed.bends === undefined && <p>{lieOf(room, placed)}</p>}
      <Aloud text={sentenceOf(room, told, length)} />
      {isChosen ? undefined : isLaid || draft === undefined ? <TakeUp /> : <Elsewhere draft={draft} told={told} />}
    </>
  );
}

/** How far a unit has gone, by taps; what is left of its range, large. */
function MarchCard({ draft }: { readonly draft: MarchDraft }) {
  const { t, language, world, view, asking, hold } = useRoom();
  const stands = standsAt(view.game, view.eyes, draft.unit);
  const { course } = asking.judged ?? {};
  if (stands === undefined || course === undefined) return undefined;
  const name = unitNamed(world, view.game.board, view.eyes, draft.unit)?.unit.name[language] ?? draft.unit;
  const remaining = Math.max(0, course.remaining);
  const left = t('lee.client.inches', { count: remaining, n: movedAndLeft(language, { ...course, remaining }).left });
  const text = `${name}. ${t('lee.client.beside.left.said', { n: left })}`;
  const step = (by: number): void => hold(goneBy(draft, stands, by));
  return (
    <>
      <h2>{name}</h2>
      <p className="lee-beside-from">
        <b>{left}</b> {t('lee.client.beside.remaining')}
      </p>
      <p>{t('lee.client.beside.howFar')}</p>
      <div className="lee-beside-steps">
        <button type="button" className="choice" aria-label={t('lee.client.beside.less')} onClick={() => step(-0.5)}>
          −
        </button>
        <output>{movedAndLeft(language, course).moved}″</output>
        <button type="button" className="choice" aria-label={t('lee.client.beside.more')} onClick={() => step(0.5)}>
          +
        </button>
      </div>
      <Aloud text={text} />
    </>
  );
}

/** For a screen that lies beside a real table. It knows what the players tell it, and has seen nothing. */
export function BesideCard() {
  const room = useRoom();
  const { t, draft, view } = room;
  const isOn = useBeside(beside => beside.isOn);
  const chosen = useBeside(beside => beside.chosen);
  const card = useRef<HTMLElement>(null);
  const held = draft && heldKey(draft);
  // What is taken in hand is told before anything else; so it is when the screen comes to lie beside a table.
  useEffect(() => {
    if (isOn && (held ?? chosen) !== undefined) card.current?.scrollIntoView({ block: 'start' });
  }, [held, chosen, isOn]);
  if (!isOn || view.past !== undefined) return undefined;
  const told = draft?.kind === 'march' ? undefined : toldBeside(room, chosen);
  return (
    <section ref={card} className="lee-beside" aria-label={t('lee.client.beside')}>
      {draft?.kind === 'march' && <MarchCard draft={draft} />}
      {told !== undefined && <PlaceCard told={told} />}
      {told === undefined && draft?.kind !== 'march' && <p>{t('lee.client.beside.nothing')}</p>}
      <p className="lee-hint">{t('lee.client.beside.unseen')}</p>
    </section>
  );
}
