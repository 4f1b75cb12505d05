import type { Vocabulary } from '@wigwag/kernel';
import { LANGUAGES } from '@wigwag/words';
import { openChart, openRule } from '../book/address.ts';
import { put, setLanguage, turnTheme } from '../desk.ts';
import { HOME } from '../home.ts';
import { KEYS, keysOf } from '../keys.ts';
import { askToSave } from '../parts/SaveGame.tsx';
import { turnReplay } from '../replay/state.ts';
import { openReport } from '../report/address.ts';
import type { Leaf, ShellRoom } from '../room.ts';
import type { Entry } from './entry.ts';
import { PROMPT } from './state.ts';

type Room = ShellRoom<Vocabulary, unknown>;

/** The answers of the decision bar. */
function answers({ question, hand, view }: Room): Entry[] {
  if (view.past !== undefined) return [];
  const keys = keysOf(question.buttons);
  const placed = question.buttons.map((button, place) => ({ button, place }));
  // Whoever only presses Enter does what the bar proposes, and does not back out of it.
  const proposed = placed.filter(({ button }) => button.weight === 'main');
  const others = placed.filter(({ button }) => button.weight !== 'main');
  return [...proposed, ...others].flatMap(({ button, place }): Entry[] =>
    button.legal
      ? [
          {
            id: `answer ${place}`,
            group: 'now',
            label: button.label,
            icon: 'on',
            shortcut: keys[place],
            run: () => hand.act(button.act),
            focus: [PROMPT],
          },
        ]
      : [],
  );
}

function charts({ book, t }: Room): Entry[] {
  return (book?.charts?.list(t) ?? []).map(({ id, label, words }) => ({
    ...{ id: `chart ${id}`, group: 'charts', label, words, icon: 'table', keepsFocus: true },
    run: () => openChart({ chart: id }),
  }));
}

const command = (id: string, label: string, icon: Entry['icon'], run: () => void, shortcut?: string): Entry => ({
  ...{ id: `do ${id}`, group: 'table', label, icon, run, shortcut },
});

/** What the title and the shell show beside the board. */
const leafEntries = (leaves: readonly Pick<Leaf, 'id' | 'label'>[]): Entry[] =>
  leaves.map(({ id, label }) => ({
    ...command(`leaf ${id}`, label, 'menu', () => put({ tab: id, aside: true, sheetOpen: true })),
    focus: [`#tab-${id}`],
  }));

function commands(room: Room, isDark: boolean): Entry[] {
  const { view, hand, replay, report, book, mayKeep, t } = room;
  const isPast = view.past !== undefined;
  return [
    ...(view.mayUndo && !isPast ? [command('undo', t('client.undo'), 'undo', hand.undo, KEYS.undo)] : []),
    ...(view.mayRedo && !isPast ? [command('redo', t('client.redo'), 'redo', hand.redo, KEYS.redo)] : []),
    ...(replay === undefined
      ? []
      : [
          command(
            'replay',
            isPast ? t('client.replay.back') : t('client.replay'),
            'replay',
            turnReplay(view),
            KEYS.replay,
          ),
        ]),
    ...(report === undefined
      ? []
      : [{ ...command('report', report.label, 'print', openReport, KEYS.report), keepsFocus: true }]),
    ...(book === undefined
      ? []
      : [{ ...command('book', t('client.book'), 'book', () => openRule(''), KEYS.book), keepsFocus: true }]),
    ...(mayKeep ? [command('save', t('client.file.save'), 'share', () => askToSave(room))] : []),
    command('theme', isDark ? t('client.light') : t('client.dark'), isDark ? 'sun' : 'moon', turnTheme, KEYS.theme),
    ...LANGUAGES.map(language =>
      command(
        `language ${language}`,
        `${t('client.language')}: ${language.toUpperCase()}`,
        'menu',
        () => void setLanguage(language),
      ),
    ),
    command('home', t('client.home.all'), 'home', () => location.assign(HOME), KEYS.home),
  ];
}

/** What every table has to look up and to do. */
export const ownEntries = (room: Room, leaves: readonly Pick<Leaf, 'id' | 'label'>[], isDark: boolean): Entry[] => [
  ...answers(room),
  ...charts(room),
  ...leafEntries(leaves),
  ...commands(room, isDark),
];
