import type { Translate } from '@wigwag/words';
import { useEffect } from 'react';
import { useDesk } from './desk.ts';
import { useGivenName } from './keeping/useGivenName.ts';
import { spokenIn } from './spoken.ts';

/** The page in the player's language and light; in the window what it is called, by the player too, if not only Wigwag. */
export function useLook(name?: string | ((t: Translate) => string)): Translate {
  const language = useDesk(desk => desk.language);
  const theme = useDesk(desk => desk.theme);
  const t = spokenIn(language);
  const called = typeof name === 'function' ? name(t) : name;
  const given = useGivenName();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    const names = [...new Set([given, called, 'Wigwag'])].filter(each => each !== undefined);
    document.title = names.join(' – ');
  }, [language, theme, given, called]);
  return t;
}
