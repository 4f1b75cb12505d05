import type { Page } from '@playwright/test';

/** What whoever looks at the page could do now. */
interface Sight {
  readonly isMine: boolean;
  readonly isOver: boolean;
  readonly isCatchingUp: boolean;
  readonly when: string;
  readonly prompt: string;
  /** Answers in the bar that may be given, by their place in it. */
  readonly answers: readonly { readonly place: number; readonly label: string }[];
  readonly pieces: number;
  readonly targets: number;
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    const answers = [...document.querySelectorAll('.decision .choices button.choice')].flatMap((button, place) => {
      const label = button.textContent ?? '';
      const isOpen = button.getAttribute('aria-disabled') !== 'true' && !label.startsWith('Pass until');
      return isOpen ? [{ place, label }] : [];
    });
    return {
      isMine: count('.seat-plate.mine.deciding') > 0 && count('.page.underway') === 0,
      isOver: count('.ending') > 0,
      isCatchingUp: count('.page.past') > 0,
      when: text('.top .when') || text('header'),
      prompt: text('.prompt'),
      answers,
      pieces: count('.piece.lit'),
      targets: count('.target.lit'),
    };
  });

/** Numbers that follow from each other: the same game each time, as far as two browsers keep time. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 65_536) % below;
  };
}

type Move =
  | { readonly kind: 'answer'; readonly place: number }
  | { readonly kind: 'piece' | 'target'; readonly at: number };

const NEVER = /^(?:Force march|Refuse flanks|Remove Flanks)/;
const ONWARD = /^(?:Pass|End the march|Finish|No |Stop|Done|Skip|Decline|Stay|Take no)/;

/** Somebody who wants to fight as long as he is fresh, and then to go home; whatever he does is lit on his page. */
function moveFor(
  { answers, pieces, targets }: Sight,
  isFresh: boolean,
  below: (n: number) => number,
): Move | undefined {
  const open = answers.filter(({ label }) => !NEVER.test(label));
  const eager = open.filter(({ label }) => !label.startsWith('Pass'));
  const wanted = isFresh && eager.length + pieces + targets > 0 ? eager : open;
  const onward = wanted.find(({ label }) => ONWARD.test(label));
  if (!isFresh && onward !== undefined) return { kind: 'answer', place: onward.place };
  const moves: Move[] = [
    ...wanted.map(({ place }): Move => ({ kind: 'answer', place })),
    ...(pieces > 0 ? [{ kind: 'piece', at: below(pieces) } as const] : []),
    ...(targets > 0 ? ([1, 2, 3] as const).map(() => ({ kind: 'target', at: below(targets) }) as const) : []),
  ];
  return moves[below(Math.max(1, moves.length))];
}

export const PATIENCE = { timeout: 3000 };

/** Clicks once, on what is lit; false: it is not his to decide, or the page was quicker. */
export async function act(page: Page, isFresh: boolean, below: (n: number) => number): Promise<boolean> {
  const sight = await look(page);
  if (sight.isCatchingUp) {
    await page.keyboard.press('Enter');
    return false;
  }
  const move = sight.isMine && !sight.isOver ? moveFor(sight, isFresh, below) : undefined;
  if (move === undefined) return false;
  const where =
    move.kind === 'answer'
      ? page.locator('.decision .choices button.choice').nth(move.place)
      : page.locator(`.${move.kind}.lit`).nth(move.at);
  try {
    if (move.kind === 'answer') await where.click(PATIENCE);
    else await where.dispatchEvent('click', {}, PATIENCE);
    return true;
  } catch {
    return false;
  }
}
