import { finished, rolling } from '@wigwag/kernel';
import { openGame, openSetup, type Pickets, pickets } from '@wigwag/pickets';
import { random } from '@wigwag/tests/random';
import { expect, test } from 'vitest';
import { audiencesOf } from './audiences/audience.ts';
import { Authority, type AuthoritySettings } from './authority.ts';
import { type Entry, fold, hostedOf, type Intent, loading, type Offer } from './index.ts';

const setup = { posts: 5 };
const AUDIENCES = audiencesOf(pickets);

function settingsOf(hasSecrets: boolean, append?: (entry: Entry) => void): AuthoritySettings<Pickets> {
  return {
    hosted: hostedOf(pickets, openGame(openSetup(setup)), setup, hasSecrets),
    dice: rolling(random(6)),
    consent: 'agreed',
    ...(append && { append }),
  };
}

/** Everything each audience is told, with its number. */
function heard(game: Authority<Pickets>): string[] {
  const all: string[] = [];
  for (const audience of AUDIENCES) {
    game.stream(audience).subscribe(message => all.push(`${audience} ${JSON.stringify(message)}`));
  }
  return all;
}

const INTENTS: readonly Intent[] = [{ do: 'undo' }, { do: 'redo' }, { do: 'undo' }, { do: 'agree' }, { do: 'decline' }];

/** Somebody decides, or takes back, or asks to, or answers. */
function act(game: Authority<Pickets>, below: (n: number) => number, name: string): void {
  const side = pickets.sides[below(2)] ?? 'blue';
  const { choices, n } = game.seat(side).scene();
  const other = INTENTS[below(INTENTS.length * 3)];
  const choice = choices[below(Math.max(1, choices.length))];
  const intent: Intent | undefined = other ?? (choice && { do: 'decide', choice });
  if (intent !== undefined) game.receive(side, { id: name, seen: n, intent });
}

test.each([true, false])(
  'whoever follows the entries tells everybody the same by the same numbers; secrets: %s',
  hasSecrets => {
    let [undone, offered] = [0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      const below = random(seed);
      let fresh: Entry[] = [];
      const game = new Authority<Pickets>(settingsOf(hasSecrets, entry => fresh.push(entry)));
      const other = new Authority<Pickets>(settingsOf(hasSecrets));
      const all = [...fresh];
      const [one, two] = [heard(game), heard(other)];
      fresh = [];
      for (let n = 0; n < 120; n++) {
        act(game, below, `${n}`);
        expect(other.follow(JSON.parse(JSON.stringify(fresh)))).toBe(true);
        all.push(...fresh);
        undone += fresh.filter(({ kind }) => kind === 'undo').length;
        offered += fresh.filter(({ kind }) => kind === 'offer').length;
        fresh = [];
        expect(two).toEqual(one);
      }
      expect(other.record()).toEqual(game.record());
      expectLoadedAlike(game, all, hasSecrets);
    }
    expect(undone).toBeGreaterThan(10);
    expect(offered).toBeGreaterThan(5);
  },
);

/** Loaded from its entries, with the numbers that were told, it shows everybody what was shown. */
function expectLoadedAlike(game: Authority<Pickets>, entries: readonly Entry[], hasSecrets: boolean): void {
  const settings = settingsOf(hasSecrets);
  const loaded = finished(loading(settings, fold(game.header(), entries)));
  for (const audience of AUDIENCES) loaded.broadcast.stream(audience).beginAt(game.stream(audience).n);
  const isOffered = game.stream('public').latest?.status.offer !== undefined;
  const offer = entries.findLast(({ kind }) => kind === 'offer') as Offer<Pickets> | undefined;
  const again = new Authority(settings, { ...loaded, ...(isOffered && { offer }) });
  for (const audience of AUDIENCES) {
    const [message] = again.stream(audience).since(0);
    expect(message).toEqual(game.stream(audience).whole());
  }
}

test('what cannot be followed is said to be so', () => {
  const game = new Authority<Pickets>(settingsOf(true));
  expect(game.follow([{ kind: 'decision', by: 'blue', choice: { do: 'nonsense' }, dice: [] }])).toBe(false);
  expect(game.follow([{ kind: 'redo', by: 'blue', count: 1 }])).toBe(false);
  expect(game.follow([{ kind: 'dice', by: 'blue', own: true }])).toBe(false);
});
