import { CounterPicture, type PiecePicture } from '@wigwag/mapview';
import { useMemo } from 'react';
import { putOnMap } from '../desk.ts';
import { Fatigue } from '../forces/Fatigue.tsx';
import { useRoom } from '../room.ts';
import { cardFacts } from './cardFacts.ts';
import type { Fact, Weighed } from './facts.ts';

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

/** What is known of a piece, for whoever looks at the screen. */
export function PieceCard({ piece }: { readonly piece: PiecePicture }) {
  const { sitting, view, world, t } = useRoom();
  const { game, eyes } = view;
  const facts = useMemo(() => {
    const { why } = sitting.title.words;
    return cardFacts({ game, eyes, t, whyOf: refused => why(t, world, refused) }, piece.id);
  }, [sitting, game, eyes, world, t, piece.id]);
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
        {facts.facts.map(each => (
          <FactRow key={each.label} {...each} />
        ))}
      </dl>
      {facts.weighed !== undefined && <WeighedBox {...facts.weighed} />}
    </section>
  );
}
