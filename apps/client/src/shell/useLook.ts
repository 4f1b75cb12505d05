import { type Translate, translator } from '@wigwag/words';
import { useEffect, useMemo } from 'react';
import { useDesk } from './desk.ts';

/** The page in the player's language and light; its title in the window. */
export function useLook(title: string): Translate {
  const language = useDesk(desk => desk.language);
  const theme = useDesk(desk => desk.theme);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.title = title;
  }, [language, theme, title]);
  return useMemo(() => translator(language), [language]);
}
