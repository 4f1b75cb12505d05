import { LANGUAGES, type Translate } from '@wigwag/words';
import { setLanguage, setTheme, useDesk } from '../desk.ts';
import { Icon } from './Icon.tsx';

export function Languages({ t }: { readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  return (
    <fieldset className="languages">
      <legend className="unseen">{t('client.language')}</legend>
      {LANGUAGES.map(each => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => setLanguage(each)}>
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function ThemeButton({ t }: { readonly t: Translate }) {
  const theme = useDesk(desk => desk.theme);
  const label = theme === 'dark' ? t('client.light') : t('client.dark');
  return (
    <button
      type="button"
      className="icon"
      title={label}
      aria-label={label}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
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
