import { type Translate, translator } from '@wigwag/words';
import { useEffect, useMemo } from 'react';
import { useDesk } from '../desk.ts';

/** The page in the player's language and light; its title in the window. */
export function useLook(title: (t: Translate) => string): Translate {
  const language = useDesk(desk => desk.language);
  const theme = useDesk(desk => desk.theme);
  const t = useMemo(() => translator(language), [language]);
  const shown = title(t);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.title = shown;
  }, [language, theme, shown]);
  return t;
}
