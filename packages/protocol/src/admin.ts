import { z } from 'zod';

/** GET /api/admin: what whoever runs the server looks at. Nothing of it is on a board. */
export interface AdminView {
  readonly games: Readonly<Record<'inviting' | 'mixing' | 'running' | 'over', number>>;
  readonly people: { readonly accounts: number; readonly guests: number };
  /** Lines of chat that somebody complains about. */
  readonly reports: readonly {
    readonly id: number;
    readonly game: string;
    readonly text: string;
    readonly about?: { readonly id: string; readonly name: string };
    readonly by?: string;
    readonly at: number;
  }[];
  readonly banned: readonly { readonly id: string; readonly name: string }[];
  /** Without a mail server they stand here: links in them are for whoever they are addressed to. */
  readonly letters: readonly {
    readonly id: number;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly at: number;
  }[];
  /** Games that the rules of this program do not play on. */
  readonly standing: readonly { readonly id: string; readonly title: string; readonly why: string }[];
}

/** PUT /api/admin/people/:id/ban; POST /api/admin/reports/:id/close and /api/admin/games/:id/check have no body. */
export const ban = z.strictObject({ isBanned: z.boolean() });

/** POST /api/admin/games/:id/check: is the game replayed by the rules of this program? `moved`: it was begun by others and goes on by these. */
export interface RulesChecked {
  readonly id: string;
  readonly outcome: 'same' | 'moved' | 'stands';
  readonly why?: string;
}
