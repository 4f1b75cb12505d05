/** What the pages of this browser say to each other about a game. The database is the truth: this says where to look. */
export type News =
  /** Something about it is other than it was: lines, marks, that it is gone. */
  | { readonly kind: 'changed'; readonly game: string }
  /** `by` wants to play it. */
  | { readonly kind: 'asked'; readonly game: string; readonly by: string }
  /** Whoever played it has finished writing, for `to`. */
  | { readonly kind: 'free'; readonly game: string; readonly to: string }
  /** `by` plays it now. */
  | { readonly kind: 'held'; readonly game: string; readonly by: string };

type Listener = (news: News) => void;

const CHANNEL = 'wigwag.games';

/** The way from page to page, and back to the page itself. */
export class Newspaper {
  private readonly listeners = new Set<Listener>();
  private readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

  constructor() {
    this.channel?.addEventListener('message', ({ data }: MessageEvent<News>) => this.tell(data));
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(news: News): void {
    this.channel?.postMessage(news);
    this.tell(news);
  }

  close(): void {
    this.listeners.clear();
    this.channel?.close();
  }

  private tell(news: News): void {
    for (const listener of [...this.listeners]) listener(news);
  }
}
