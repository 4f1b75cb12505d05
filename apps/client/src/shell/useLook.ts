import { type Translate, translator } from '@wigwag/words';
import { useEffect, useMemo } from 'react';
import { useDesk } from './desk.ts';

/** The page in the player's language and light; in the window what it is called, if not only Wigwag. */
export function useLook(name?: string | ((t: Translate) => string)): Translate {
  const language = useDesk(desk => desk.language);
  const theme = useDesk(desk => desk.theme);
  const t = useMemo(() => translator(language), [language]);
  const called = typeof name === 'function' ? name(t) : name;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.title = called === undefined ? 'Wigwag' : `${called} – Wigwag`;
  }, [language, theme, called]);
  return t;
}
