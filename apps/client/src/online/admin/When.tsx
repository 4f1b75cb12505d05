import { useDesk } from '../../shell/desk.ts';

/** A moment, with its date: whoever runs a server compares it with logs. */
export function When({ at }: { readonly at: number }) {
  const language = useDesk(desk => desk.language);
  const said = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return <time dateTime={new Date(at).toISOString()}>{said}</time>;
}
