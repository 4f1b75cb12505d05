import { personName, personSettings } from '@wigwag/protocol';
import { z } from 'zod';
import { PERSON_FORMAT } from '../store/accounts.ts';
import type { Sql } from '../store/database.ts';
import { Unsound } from './backup.ts';

const exported = z.object({
  format: z.literal(PERSON_FORMAT),
  person: z.object({
    name: personName,
    is_guest: z.literal(false),
    email: z.email().nullable(),
    wants_mail: z.boolean(),
    created_at: z.iso.datetime(),
    ...personSettings.shape,
  }),
  notes: z.array(z.object({ game: z.string(), text: z.string() })),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Is it an account, and no game? */
export const isPerson = (text: string): boolean =>
  (parsed(text) as { readonly format?: unknown } | null | undefined)?.format === PERSON_FORMAT;

export interface ImportedPerson {
  readonly id: string;
  readonly name: string;
  /** So many of his notes belong to games that are here. */
  readonly notes: number;
}

/**
 * An account as it was on another server: name, address, settings, and notes on games that are here. No password, key or rating comes with it. Games
 * that are imported after it give their seats to whoever has the name.
 */
export async function importPerson(sql: Sql, text: string): Promise<ImportedPerson> {
  const read = exported.safeParse(parsed(text));
  if (!read.success) throw new Unsound('this is no account that was exported; guests are none');
  const { person, notes } = read.data;
  return sql.begin(async inside => {
    const [added] = await inside<{ id: string }[]>`
      insert into users (name, is_guest, email, wants_mail, language, calendar, created_at)
      values (${person.name}, false, ${person.email}, ${person.wants_mail}, ${person.language},
        ${JSON.stringify(person.calendar)}, ${person.created_at})
      on conflict do nothing returning id`;
    if (added === undefined) throw new Unsound(`somebody here has the name ${person.name} or that address already`);
    const kept = await inside`
      insert into notes (game, user_id, text)
      select note.game, ${added.id}, note.text from json_to_recordset(${JSON.stringify(notes)}::text::json) as note(game text, text text)
      join games on games.id = note.game returning 1`;
    return { id: added.id, name: person.name, notes: kept.length };
  });
}
