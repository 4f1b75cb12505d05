import { LANGUAGES, type Translate } from '@wigwag/words';
import { setLanguage, turnTheme, useDesk } from '../desk.ts';
import { IconButton } from './IconButton.tsx';

export function Languages({ t }: { readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  return (
    <fieldset className="languages">
      <legend className="unseen">{t('client.language')}</legend>
      {LANGUAGES.map(each => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => void setLanguage(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

interface ThemeProps {
  readonly t: Translate;
  readonly shortcut?: string;
}

export function ThemeButton({ t, shortcut }: ThemeProps) {
  const isDark = useDesk(desk => desk.theme === 'dark');
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? t('client.light') : t('client.dark')}
      shortcut={shortcut}
      className="theme"
      onClick={turnTheme}
    />
  );
}

/** Language and light: the same on every page. */
export function Settings({ t }: { readonly t: Translate }) {
  return (
    <>
      <Languages t={t} />
      <ThemeButton t={t} />
    </>
  );
}
