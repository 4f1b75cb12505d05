import { type Army, SIDES, type Side, type World } from '@wigwag/lee';
import type { Language, Translate } from '@wigwag/words';
import { useLayoutEffect, useState } from 'react';
import { AwayFold } from '../../../online/begin/AwayFold.tsx';
import { useDesk } from '../../../shell/desk.ts';
import { HOME } from '../../../shell/home.ts';
import { Settings } from '../../../shell/parts/Settings.tsx';
import { dollars } from '../said.ts';
import { BookFold } from './BookFold.tsx';
import { OptionFields } from './OptionFields.tsx';
import { TableFields } from './TableFields.tsx';

interface Props {
  readonly t: Translate;
  readonly world: World;
  /** All armies that there are. */
  readonly armies: readonly Army[];
  readonly onBegin: (world: World) => void;
  readonly onLesson: () => void;
}

const SIDE_WORDS = {
  blue: (t: Translate): string => t('lee.client.start.blue'),
  grey: (t: Translate): string => t('lee.client.start.grey'),
} as const;

interface ArmyProps extends Pick<Props, 't' | 'armies'> {
  readonly side: Side;
  readonly army: Army;
  readonly language: Language;
  readonly onChange: (army: Army) => void;
}

function ArmyField({ t, side, army, armies, language, onChange }: ArmyProps) {
  const known = armies.some(({ id }) => id === army.id) ? armies : [army, ...armies];
  return (
    <fieldset className={`lee-army by-${side}`}>
      <legend>
        <span className="side-mark" aria-hidden="true" /> {SIDE_WORDS[side](t)}
      </legend>
      <select
        aria-label={SIDE_WORDS[side](t)}
        value={army.id}
        onChange={({ target }) => onChange(known.find(({ id }) => id === target.value) ?? army)}
      >
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[language]}
          </option>
        ))}
      </select>
      <ul>
        {army.lists.map(({ id, name, year, value }) => (
          <li key={id}>
            {t('lee.client.start.list', { name: name[language], year: String(year), value: dollars(language, value) })}
          </li>
        ))}
      </ul>
      <small>{army.source === 'owner' ? t('lee.client.source.owner') : t('lee.client.start.sample')}</small>
    </fieldset>
  );
}

/** Before a battle: both players choose armies, table and rules; nothing is decided yet. */
export function StartSheet({ t, world: given, armies, onBegin, onLesson }: Props) {
  const language = useDesk(desk => desk.language);
  const [world, setWorld] = useState(given);
  // Whoever comes from far down the first page begins at the top of this one.
  // Newer browsers answer with a promise, which is nothing to clean up with.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  const withArmy = (side: Side, army: Army): void => setWorld({ ...world, armies: { ...world.armies, [side]: army } });
  return (
    <div className="lee-start">
      <header className="lee-start-top">
        <a className="choice quiet" href={HOME}>
          {t('client.home.all')}
        </a>
        <div className="tools">
          <Settings t={t} />
        </div>
      </header>
      <main>
        <h1>{t('lee.client.start.title')}</h1>
        <p className="lead">{t('lee.client.start.lead')}</p>
        <form
          onSubmit={event => {
            event.preventDefault();
            onBegin(world);
          }}
        >
          <div className="lee-armies">
            {SIDES.map(side => (
              <ArmyField
                key={side}
                {...{ t, side, armies, language, army: world.armies[side] }}
                onChange={army => withArmy(side, army)}
              />
            ))}
          </div>
          <TableFields t={t} table={world.table} onChange={table => setWorld({ ...world, table })} />
          <OptionFields t={t} world={world} onChange={options => setWorld({ ...world, options })} />
          <BookFold
            t={t}
            book={world.book}
            before={given.book}
            tableDepth={world.table.height}
            onChange={book => setWorld({ ...world, book })}
          />
          <div className="lee-start-buttons">
            <button type="submit" className="choice main">
              {t('lee.client.start.begin')}
            </button>
            <button type="button" className="choice" onClick={onLesson}>
              {t('lee.client.start.lesson')}
            </button>
          </div>
        </form>
        <AwayFold title="lee" setup={world} t={t} />
      </main>
    </div>
  );
}
