import type { Vocabulary } from '@wigwag/kernel';
import { type RefObject, useLayoutEffect } from 'react';
import { isReading, openChart, openRule } from './book/address.ts';
import { put, turnMenu, turnTheme, useDesk } from './desk.ts';
import { HOME } from './home.ts';
import { turnPalette } from './palette/state.ts';
import { turnPanel } from './parts/panel.ts';
import { replayKey } from './replay/replayKeys.ts';
import { turnReplay } from './replay/state.ts';
import { closeReport, isReporting, openReport } from './report/address.ts';
import type { ShellRoom } from './room.ts';

/** A board that can be moved about. */
export interface Pannable {
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  fit(): void;
}

const STEP = 80;

const MOVES: Readonly<Record<string, (board: Pannable) => void>> = {
  ArrowLeft: board => board.pan(STEP, 0),
  ArrowRight: board => board.pan(-STEP, 0),
  ArrowUp: board => board.pan(0, STEP),
  ArrowDown: board => board.pan(0, -STEP),
  '+': board => board.zoom(1.3),
  '=': board => board.zoom(1.3),
  '-': board => board.zoom(1 / 1.3),
  '0': board => board.fit(),
};

/** The keys of the icons, each shown with its icon. The way out of a game is not taken by one letter. */
export const KEYS = {
  undo: 'U',
  redo: 'R',
  theme: 'T',
  menu: 'M',
  panel: 'P',
  book: 'B',
  charts: 'Shift+B',
  help: '?',
  palette: 'Control+K',
  replay: 'Shift+R',
  report: 'Shift+A',
  home: 'Shift+H',
} as const;

const MOST_KEYS = 9;

/** The keys of the buttons of the decision bar: their own, and numbers for the others; undefined: there is none left. */
export function keysOf(buttons: readonly { readonly key?: string }[]): readonly (string | undefined)[] {
  let numbered = 0;
  return buttons.map(({ key }) => {
    if (key !== undefined) return key;
    numbered += 1;
    return numbered <= MOST_KEYS ? `${numbered}` : undefined;
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox]), select, textarea') !== null;

/** What Enter and the space bar do by themselves, they do there. */
const answersItself = ({ target, key }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a, summary, input, [role=tab], [role=button]') !== null;

/** Wherever the focus is, also in a field. */
const isForPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toUpperCase() === 'K';

/** As elsewhere: Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do it again. */
export function backOrAgain({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): 'undo' | 'redo' | undefined {
  const pressed = key.toUpperCase();
  if (!(ctrlKey || metaKey)) return undefined;
  if (pressed === 'Y') return 'redo';
  return pressed === 'Z' ? (shiftKey ? 'redo' : 'undo') : undefined;
}

const isInPanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.panel-body, [role=tablist]') !== null;

/** A key by its name, with Shift where that is not only how its sign is typed: not everywhere is "?" a key with Shift. */
export function pressedIn({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  const isLetter = key.length === 1 && key.toLowerCase() !== name;
  return shiftKey && (isLetter || key.startsWith('Arrow')) ? `Shift+${name}` : name;
}

/** Sideways it goes through the game; the map is moved by the rest. */
const isReplays = ({ key }: KeyboardEvent): boolean => key === 'ArrowLeft' || key === 'ArrowRight';

/** Opens the charts, where the title has some. */
export const openCharts = (): void => openChart({ chart: '' });

const chartsKey = (book: ShellRoom<Vocabulary, unknown>['book']): Readonly<Record<string, () => void>> =>
  book?.charts === undefined ? {} : { [KEYS.charts]: openCharts };

const showHelp = (): void => put({ tab: 'help', aside: true, sheetOpen: true });

/** What a key does that is no move of the board. */
function actionOf<T extends Vocabulary, D>(
  { hand, question, sheet, view, replay, report, book, keys }: ShellRoom<T, D>,
  pressed: string,
): (() => void) | undefined {
  if (pressed === 'Escape') return useDesk.getState().menuOpen ? turnMenu : hand.cancel;
  const button = question.buttons[keysOf(question.buttons).indexOf(pressed)];
  if (button !== undefined) return () => hand.act(button.act);
  return {
    [KEYS.undo]: hand.undo,
    [KEYS.redo]: hand.redo,
    [KEYS.theme]: turnTheme,
    [KEYS.menu]: turnMenu,
    [KEYS.panel]: () => turnPanel(sheet !== undefined),
    ...(book !== undefined && { [KEYS.book]: () => openRule('') }),
    ...chartsKey(book),
    [KEYS.help]: showHelp,
    [KEYS.home]: () => location.assign(HOME),
    ...(replay !== undefined && { [KEYS.replay]: turnReplay(view) }),
    ...(report !== undefined && { [KEYS.report]: openReport }),
    ...keys,
  }[pressed];
}

/** The same while the table is shown as it was. */
function replayActionOf<T extends Vocabulary, D>(room: ShellRoom<T, D>, pressed: string): (() => void) | undefined {
  const { menuOpen } = useDesk.getState();
  if (pressed === 'Escape' && menuOpen) return turnMenu;
  const own: Readonly<Record<string, () => void>> = {
    [KEYS.theme]: turnTheme,
    [KEYS.menu]: turnMenu,
    [KEYS.panel]: () => turnPanel(false),
    [KEYS.home]: () => location.assign(HOME),
    ...(room.book !== undefined && { [KEYS.book]: () => openRule('') }),
    ...(room.report !== undefined && { [KEYS.report]: openReport }),
    ...chartsKey(room.book),
  };
  return own[pressed] ?? (room.replay && replayKey(room.replay.moments, pressed));
}

/** Keys that work wherever the focus is, as soon as the table is seen; the board answers for itself when it has it. */
export function useKeys<T extends Vocabulary, D>(
  room: ShellRoom<T, D>,
  board: RefObject<Pannable | null> | undefined,
): void {
  useLayoutEffect(() => {
    if (room.view.curtain !== undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      if (isForPalette(event)) {
        event.preventDefault();
        turnPalette();
        return;
      }
      if (isTyping(event.target) || event.defaultPrevented || event.altKey) return;
      const again = backOrAgain(event);
      if (again === undefined && (event.ctrlKey || event.metaKey)) return;
      if (room.book !== undefined && isReading()) return;
      if (room.report !== undefined && isReporting()) {
        if (event.key === 'Escape') closeReport();
        return;
      }
      const isPast = room.view.past !== undefined;
      if (again !== undefined) {
        event.preventDefault();
        if (!isPast) room.hand[again]();
        return;
      }
      const move = isInPanel(event.target) || (isPast && isReplays(event)) ? undefined : MOVES[event.key];
      const view = board?.current;
      if (move !== undefined && view !== undefined && view !== null) {
        event.preventDefault();
        move(view);
      } else if (!answersItself(event)) {
        const act = (isPast ? replayActionOf : actionOf)(room, pressedIn(event));
        if (act !== undefined && isPast) event.preventDefault();
        act?.();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [room, board]);
}
