import { CounterPicture, type PiecePicture } from '@wigwag/mapview';
import { parseKey } from '@wigwag/staffmap';
import { useMemo } from 'react';
import { putOnMap } from '../desk.ts';
import { Fatigue } from '../forces/Fatigue.tsx';
import { useRoom } from '../room.ts';
import { cardFacts } from './cardFacts.ts';
import { type Fact, fact, type Weighed } from './facts.ts';

const FactRow = ({ label, text, dots }: Fact) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {dots !== undefined && <Fatigue level={dots} />} {text}
    </dd>
  </div>
);

const WeighedBox = ({ tone, title, lines: [first, ...more] }: Weighed) => (
  <div className={`weighed ${tone}`}>
    <p>
      <b>{title}</b> {first}
    </p>
    {more.map(line => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

/** An enemy that whoever is on the march, or draws up an assault, may not attack: why not. */
function useNotAttacked(key: string): Fact[] {
  const { sitting, view, world, asking, t } = useRoom();
  const { kind, id } = parseKey(key);
  if (kind !== 'unit' || asking.units.has(id) || world.units[id]?.side === view.eyes) return [];
  const attempt = asking.attempt.unit(id);
  const refused = attempt.do === 'attack' || attempt.do === 'assault' ? sitting.whyNot(attempt) : undefined;
  if (refused === undefined || refused.clause.startsWith('kernel/')) return [];
  return fact(t('client.card.notAttacked'), sitting.title.words.why(t, world, refused));
}

/** What is known of a piece, for whoever looks at the screen. */
export function PieceCard({ piece }: { readonly piece: PiecePicture }) {
  const { sitting, view, world, t } = useRoom();
  const { game, eyes } = view;
  const facts = useMemo(() => {
    const { why } = sitting.title.words;
    return cardFacts({ game, eyes, t, whyOf: refused => why(t, world, refused) }, piece.id);
  }, [sitting, game, eyes, world, t, piece.id]);
  const notAttacked = useNotAttacked(piece.id);
  if (facts === undefined) return undefined;
  return (
    <section className={`card-leaf by-${facts.side}`} aria-label={facts.name}>
      <header>
        <CounterPicture piece={piece} />
        <div>
          <h2>{facts.name}</h2>
          {facts.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <button
          type="button"
          className="card-close"
          aria-label={t('client.card.close')}
          onClick={() => putOnMap({ inspected: undefined })}
        >
          ×
        </button>
      </header>
      <dl>
        {[...facts.facts, ...notAttacked].map(each => (
          <FactRow key={each.label} {...each} />
        ))}
      </dl>
      {facts.weighed !== undefined && <WeighedBox {...facts.weighed} />}
    </section>
  );
}
