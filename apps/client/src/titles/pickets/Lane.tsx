import type { Pickets, Side } from '@wigwag/pickets';
import { keyFor, type Translate } from '@wigwag/words';
import type { Hand } from '../../shell/hand.ts';
import type { View } from '../../shell/view.ts';
import type { LaneAsking } from './asking.ts';

interface Props {
  readonly view: View<Pickets>;
  readonly asking: LaneAsking;
  readonly hand: Hand<Pickets, never>;
  /** The side whose hand is open. */
  readonly eyes: Side | undefined;
  readonly t: Translate;
}

function Post({ post, view, asking, hand, t }: Props & { readonly post: number }) {
  const { board } = view.game;
  const lit = asking.posts.get(post);
  const standing = board.pickets.flatMap((picket, id) => (picket.post === post ? [{ ...picket, id }] : []));
  return (
    <li className={`post ${lit === undefined ? '' : 'lit'}`}>
      <button
        type="button"
        className="post-ground"
        onClick={() => (lit === undefined ? hand.attempt(asking.attemptPost(post)) : hand.act({ choose: lit }))}
      >
        {t('pickets.post', { post })}
      </button>
      {standing.map(({ id, side }) => {
        const march = asking.pickets.get(id);
        return (
          <button
            key={id}
            type="button"
            className={`picket by-${side} ${march === undefined ? '' : 'lit'}`}
            onClick={() => (march === undefined ? hand.attempt(asking.attemptPicket(id)) : hand.act({ choose: march }))}
          >
            {t('pickets.picket', { side, picket: id })}
          </button>
        );
      })}
    </li>
  );
}

/** The lane from camp to camp, and the cards: one's own by their faces, the other's by their number. */
export function Lane(props: Props) {
  const { view, eyes, t } = props;
  const { board, world } = view.game;
  return (
    <main className="map lane">
      <ol className="posts">
        {Array.from({ length: world.posts }, (_, post) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: posts stand in their order
          <Post key={post} {...props} post={post} />
        ))}
      </ol>
      <dl className="hands">
        {(['blue', 'grey'] as const).map(side => (
          <div key={side} className={`by-${side}`}>
            <dt>{t('pickets.hand', { side })}</dt>
            <dd>
              {side === eyes
                ? board.hands[side]
                    .map(card => (card === 'unknown' ? '?' : t(keyFor('pickets.card', card))))
                    .join(', ') || '–'
                : t('pickets.cards', { count: board.hands[side].length })}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('pickets.deck')}</dt>
          <dd>{t('pickets.cards', { count: board.deck.length })}</dd>
        </div>
      </dl>
    </main>
  );
}
