import { type Pickets, SIDES, type Side } from '@wigwag/pickets';
import { keyFor, type Translate } from '@wigwag/words';
import type { Hand } from '../../shell/hand.ts';
import type { View } from '../../shell/view.ts';
import type { LaneAsking } from './asking.ts';

interface Props {
  readonly view: View<Pickets>;
  readonly asking: LaneAsking;
  readonly hand: Hand<Pickets, never>;
  readonly t: Translate;
}

function Post({ post, view, asking, hand, t }: Props & { readonly post: number }) {
  const { board, world } = view.game;
  const camp = { 0: 'blue', [world.posts - 1]: 'grey' }[post];
  const standing = board.pickets.flatMap((picket, id) => (picket.post === post ? [{ ...picket, id }] : []));
  return (
    <li className={`post ${camp === undefined ? '' : `by-${camp}`}`}>
      <button
        type="button"
        className={`ground ${asking.posts.has(post) ? 'lit' : ''}`}
        onClick={() => hand.act({ choose: { do: 'step', to: post } })}
      >
        {camp === undefined ? t('pickets.post', { post }) : t('pickets.camp', { post })}
      </button>
      {standing.map(({ id, side }) => (
        <button
          key={id}
          type="button"
          className={`picket filled by-${side} ${asking.pickets.has(id) ? 'lit' : ''}`}
          aria-label={t('pickets.picket', { side, picket: id })}
          onClick={() => hand.act({ choose: { do: 'march', picket: id } })}
        >
          <span className="side-mark" /> {id}
        </button>
      ))}
    </li>
  );
}

/** One's own cards by their faces, the other's by their number. */
function Cards({ side, view, t }: Props & { readonly side: Side }) {
  const cards = view.game.board.hands[side];
  const faces = side === view.eyes ? cards.filter(card => card !== 'unknown') : [];
  return (
    <div className={`by-${side}`}>
      <dt>{t('pickets.hand', { side })}</dt>
      {faces.length === 0 && <dd>{t('pickets.cards', { count: cards.length })}</dd>}
      {faces.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order they were drawn
        <dd key={place} className="face">
          {t(keyFor('pickets.face', card))}
        </dd>
      ))}
    </div>
  );
}

/** The lane from camp to camp, and the cards. */
export function Lane(props: Props) {
  const { view, t } = props;
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
        {SIDES.map(side => (
          <Cards key={side} {...props} side={side} />
        ))}
        <div>
          <dt>{t('pickets.deck')}</dt>
          <dd>{t('pickets.cards', { count: board.deck.length })}</dd>
        </div>
      </dl>
    </main>
  );
}
