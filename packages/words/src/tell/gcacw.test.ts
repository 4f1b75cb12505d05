import { position } from '@wigwag/content/position';
import {
  type AnyChoice,
  type CombatModifier,
  type Event,
  engine,
  type Frame,
  type Game,
  type Gcacw,
  gcacw,
  type Kind,
  newGame,
  UNTOLD,
  worldOf,
} from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { type Decision, ready, rolling, topFrame } from '@wigwag/kernel';
import { plain } from '@wigwag/tests/plain';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { describe, expect, test } from 'vitest';
import {
  describeArtillery,
  describeChoice,
  describeEvent,
  describeLeader,
  describeModifier,
  describePrompt,
  describeRefusal,
  describeResult,
  describeRoll,
  describeUnit,
  flankReason,
  hexLabel,
  LANGUAGES,
  type Translate,
  translator,
} from '../index.ts';

const TRANSLATORS = { en: translator('en'), pl: translator('pl') } as const;

/** What a sentence shows when a name, a number or a text was not found. */
const LEFT_OVER = /\{\{|\$t\(|undefined|NaN|Invalid|\[object|gcacw\.|why\.kernel/;
const isWhole = (text: string): boolean => text !== '' && !LEFT_OVER.test(text);

/** Of what is on the map every name is known. */
const isCertain = (text: string): boolean => isWhole(text) && !text.includes('–');

class Listener {
  readonly events = new Set<string>();
  readonly clauses = new Set<string>();
  readonly refused = new Set<string>();
  readonly bad: string[] = [];

  hear(isGood: (text: string) => boolean, say: (t: Translate) => string): void {
    for (const language of LANGUAGES) {
      const text = say(TRANSLATORS[language]);
      if (!isGood(text)) this.bad.push(`${language}: ${text}`);
    }
  }

  position(game: Game, listed: readonly AnyChoice[]): void {
    const frame = topFrame(game);
    if (frame === undefined) return;
    this.hear(isCertain, t => describePrompt(t, game, frame));
    for (const choice of listed.slice(0, 8)) this.hear(isCertain, t => describeChoice(t, game.world, choice, frame));
  }

  /** Each refusal, and the first choice that met it. */
  refusals(game: Game): void {
    const by = topFrame(game)?.by ?? 'table';
    for (const attempt of gcacw.attempts(game)) {
      const refusal = engine.refusal(game, by, attempt);
      if (refusal === undefined || this.refused.has(JSON.stringify([attempt.do, refusal]))) continue;
      this.refused.add(JSON.stringify([attempt.do, refusal]));
      this.clauses.add(refusal.clause);
      this.hear(isWhole, t => describeChoice(t, game.world, attempt));
      this.hear(isCertain, t => describeRefusal(t, refusal).sentence);
    }
  }

  decision({ game, events, rolled }: Decision<Gcacw>): void {
    for (const event of events) {
      this.events.add(event.type);
      this.hear(isCertain, t => describeEvent(t, game.world, event));
    }
    for (const roll of rolled) this.hear(isCertain, t => describeRoll(t, roll));
  }
}

const GAMES_PLAYED = 8;
const REFUSALS_EVERY = 7;

function playAloud(listener: Listener, seed: number): void {
  const below = random(seed);
  const dice = rolling(below);
  let game: Game = newGame(worldOf(position(randomPosition(below)).scenario));
  for (let n = seed; topFrame(game) !== undefined; n++) {
    const listed = engine.choices(game);
    listener.position(game, listed);
    if (n % REFUSALS_EVERY === 0) listener.refusals(game);
    const choice = listed[below(listed.length)];
    const verdict = choice && engine.decide(game, topFrame(game)?.by ?? 'table', choice, dice);
    if (verdict === undefined || !('decided' in verdict)) throw new Error(`seed ${seed}: ${JSON.stringify(choice)}`);
    listener.decision(verdict.decided);
    game = ready(gcacw, verdict.decided.game);
  }
  listener.refusals(game);
}

test('random games are told to the end, in every language', () => {
  const listener = new Listener();
  for (let seed = 1; seed <= GAMES_PLAYED; seed++) playAloud(listener, seed);
  expect([...new Set(listener.bad)]).toEqual([]);
  expect(listener.events.size).toBeGreaterThan(15);
  expect(listener.clauses.size).toBeGreaterThan(30);
}, 60_000);

const GAME = newGame(
  worldOf(
    position(`
      turns 3
      map
        .   .   .   .
          .   w   .
        .   .   .   .
          .   .   .
      road 0101-0201-0302
      village 0201 Kernstown
      station 0302 Depot
      U Newton 0101 inf div 7; leader Reynolds corps
      U Doubleday 0101 inf brig 4
      C Fitz 0502 cav 3 cmd=F-Cav; leader Stuart t3 cmd=Cav`).scenario,
  ),
);
const { world } = GAME;
const [NEWTON, DOUBLEDAY, FITZ, REYNOLDS] = [0, 1, 2, 0];
const hex = (printed: string): number => findHex(world.grid, printed) ?? -1;

const event =
  (it: Event) =>
  (t: Translate): string =>
    describeEvent(t, world, it);
const choice =
  (it: AnyChoice) =>
  (t: Translate): string =>
    describeChoice(t, world, it);
const prompt =
  (frame: Frame<Kind>) =>
  (t: Translate): string =>
    describePrompt(t, GAME, frame);
/** What the sentences do not speak of is left out of a frame. */
const marching = (left: number) => prompt({ kind: 'march', by: 'union', unit: NEWTON, left } as Frame<'march'>);
const assaulting = (step: Frame<'assault'>['step'], by: Frame<'assault'>['by']) =>
  prompt({
    kind: 'assault',
    by,
    side: 'union',
    leader: REYNOLDS,
    target: hex('0502'),
    selected: [NEWTON, DOUBLEDAY],
    kept: [NEWTON],
    number: 1,
    superior: REYNOLDS,
    step,
  } as unknown as Frame<'assault'>);
const modifier =
  (it: Partial<CombatModifier>) =>
  (t: Translate): string =>
    describeModifier(t, world, {
      clause: '7.4/ratio-modifier',
      die: 'attacker',
      value: 1,
      units: [],
      leaders: [],
      hexes: [],
      ...it,
    });

describe('names', () => {
  test('a hex is its printed number and its place', () => {
    expect(['0201', '0302', '0301'].map(printed => hexLabel(world, hex(printed)))).toEqual([
      '0201 Kernstown',
      '0302 Depot',
      '0301',
    ]);
    expect(hexLabel(world, -1)).toBe('–');
  });

  test('a piece is its name and what it is', () => {
    expect(LANGUAGES.map(language => describeUnit(TRANSLATORS[language], world, NEWTON))).toEqual([
      'Newton, Union infantry division',
      'Newton, dywizja piechoty Unii',
    ]);
    expect(LANGUAGES.map(language => describeLeader(TRANSLATORS[language], world, 1))).toEqual([
      'Stuart, Confederate cavalry corps leader',
      'Stuart, dowódca korpusu kawalerii Konfederacji',
    ]);
  });
});

describe('sentences', () => {
  const GOLDEN: readonly (readonly [say: (t: Translate) => string, en: string, pl: string])[] = [
    [
      marching(8),
      'Union: Newton marches, 4 movement points left.',
      'Unia: maszeruje Newton, ma jeszcze 4 punkty ruchu.',
    ],
    [marching(2), 'Union: Newton marches, 1 movement point left.', 'Unia: maszeruje Newton, ma jeszcze 1 punkt ruchu.'],
    [
      marching(7),
      'Union: Newton marches, 3½ movement points left.',
      'Unia: maszeruje Newton, ma jeszcze 3½ punktu ruchu.',
    ],
    [
      t => describePrompt(t, GAME, { kind: 'offer', by: 'confederate', handed: true }),
      'Confederacy: the other side has passed. Take the initiative, or pass as well?',
      'Konfederacja: przeciwnik spasował. Podjąć inicjatywę czy też spasować?',
    ],
    [
      prompt({
        kind: 'activation',
        by: 'union',
        leader: REYNOLDS,
        step: 'units',
        waiting: [NEWTON, DOUBLEDAY],
      } as unknown as Frame<'activation'>),
      'Union: which unit under Reynolds marches next? Still to go: Newton, Doubleday.',
      'Unia, dowódca Reynolds: która jednostka rusza teraz? Pozostały: Newton, Doubleday.',
    ],
    [choice({ do: 'step', to: hex('0201') }), 'to 0201 Kernstown', 'na heks 0201 Kernstown'],
    [
      choice({ do: 'activate', leader: REYNOLDS, units: [NEWTON, DOUBLEDAY], digging: [DOUBLEDAY] }),
      'activate Reynolds: Newton, Doubleday; entrenching: Doubleday',
      'aktywacja dowódcy: Reynolds; jednostki: Newton, Doubleday; umocnienia budują: Doubleday',
    ],
    [event({ type: 'turnBegan', turn: 2 }), 'Turn 2: 2 June 1862.', 'Tura 2: 2 czerwca 1862.'],
    [
      event({
        type: 'initiativeRolled',
        initiative: { winner: 'confederate', union: 4, confederate: 4 },
        because: '4.2/tie-confederate',
      }),
      'Initiative: Union 4, Confederacy 4. The Confederacy wins (ties go to the Confederacy).',
      'Inicjatywa: Unia 4, Konfederacja 4. Wygrywa Konfederacja (remis wygrywa Konfederacja).',
    ],
    [
      event({
        type: 'initiativeRolled',
        initiative: { winner: 'union', union: 0, confederate: 0 },
        because: '4.2/auto-win',
      }),
      'The Union wins the initiative without a roll (no enemy unit may act).',
      'Inicjatywę bez rzutu wygrywa Unia (żadna wroga jednostka nie może działać).',
    ],
    [
      event({ type: 'unitMoved', unit: NEWTON, from: hex('0101'), to: hex('0201'), left: 10 }),
      'Newton goes from 0101 to 0201 Kernstown, 5 movement points left.',
      'Jednostka Newton przechodzi z heksu 0101 na heks 0201 Kernstown i ma jeszcze 5 punktów ruchu.',
    ],
    [
      event({ type: 'unitMoved', unit: NEWTON, from: hex('0101'), to: hex('0201'), left: UNTOLD }),
      'Newton goes from 0101 to 0201 Kernstown, an unknown number of movement points left.',
      'Jednostka Newton przechodzi z heksu 0101 na heks 0201 Kernstown i ma jeszcze nieznaną liczbę punktów ruchu.',
    ],
    [
      marching(UNTOLD),
      'Union: Newton marches, an unknown number of movement points left.',
      'Unia: maszeruje Newton, ma jeszcze nieznaną liczbę punktów ruchu.',
    ],
    [
      event({ type: 'allowanceRolled', unit: NEWTON, leader: -1, points: 5, plus: 1 }),
      'Newton has 5 movement points (the roll plus 1).',
      'Jednostka Newton ma na marsz 5 punktów ruchu (rzut plus 1).',
    ],
    [
      event({ type: 'allowanceRolled', unit: -1, leader: REYNOLDS, points: 2, plus: 0 }),
      'Every unit under Reynolds has 2 movement points.',
      'Dowódca Reynolds: każda jednostka ma na marsz 2 punkty ruchu.',
    ],
    [
      event({ type: 'extendedMarch', unit: NEWTON, die: 5, modifier: 2, result: '1' }),
      'Newton makes an extended march: die 5, modifier +2, so 7, and from 6 on a disorganized unit loses Manpower, here 1.',
      'Jednostka Newton wykonuje marsz wydłużony: rzut 5, modyfikator +2, razem 7, a od 6 zdezorganizowana jednostka traci liczebność, tu 1.',
    ],
    [
      event({ type: 'forceMarched', unit: FITZ, roll: 7, bonus: 6, loss: 0 }),
      'Fitz force marches: roll 7, 6 movement points more, no loss.',
      'Jednostka Fitz wykonuje marsz forsowny: rzut 7, dostaje 6 punktów ruchu, bez strat.',
    ],
    [
      event({ type: 'worksBuilt', unit: NEWTON, works: 'breastwork', because: '9.0/1862-redoubt' }),
      'Newton entrenches: breastwork (entrenchment in 1862, Recovery Phase, in a redoubt).',
      'Jednostka Newton buduje umocnienia: szaniec (umocnienia z 1862 roku, w fazie reorganizacji, w reducie).',
    ],
    [
      event({ type: 'marchEnded', unit: NEWTON, because: '6.2/enter-zoc-stop' }),
      'The march of Newton is over (an enemy zone of control).',
      'Koniec marszu jednostki Newton (wroga strefa kontroli).',
    ],
    [
      event({ type: 'leaderRemoved', leader: REYNOLDS, because: '7.5/leader-eliminated' }),
      'Reynolds is out of the game (no unit of his command is left).',
      'Dowódca Reynolds odpada z gry (nie ma już żadnej jednostki mu podległej).',
    ],
    [
      choice({ do: 'attack', target: hex('0502'), type: 'hasty' }),
      'hasty attack on 0502',
      'atak pospieszny na heks 0502',
    ],
    [
      choice({ do: 'assault', leader: REYNOLDS, units: [NEWTON, DOUBLEDAY], target: hex('0502') }),
      'assault on 0502 under Reynolds: Newton, Doubleday',
      'szturm na heks 0502; dowódca: Reynolds; jednostki: Newton, Doubleday',
    ],
    [
      choice({ do: 'advance', units: [NEWTON], leaders: [REYNOLDS], attachedTo: [DOUBLEDAY] }),
      'advance with Newton; Reynolds to Doubleday',
      'pościg: Newton; Reynolds do jednostki Doubleday',
    ],
    [choice({ do: 'divide', losses: [2, 0] }), 'losses: 2, 0', 'straty: 2, 0'],
    [
      t =>
        describeChoice(t, world, { do: 'divide', losses: [2, 0] }, {
          kind: 'losses',
          by: 'union',
          units: [NEWTON, DOUBLEDAY],
          number: 2,
        } as unknown as Frame<'losses'>),
      'losses: Newton 2',
      'straty: Newton 2',
    ],
    [
      prompt({ kind: 'losses', by: 'union', units: [NEWTON, DOUBLEDAY], number: 2 } as unknown as Frame<'losses'>),
      'Union: Manpower to lose: 2. How is it divided? Units: Newton, Doubleday.',
      'Unia: strata liczebności 2. Jak ją podzielić? Jednostki: Newton, Doubleday.',
    ],
    [
      prompt({
        kind: 'retreat',
        by: 'confederate',
        units: [FITZ],
        manner: 'rout',
        path: [hex('0502'), hex('0601')],
      } as unknown as Frame<'retreat'>),
      'Confederacy: rout of four to six hexes, Fitz. Now at 0601, hexes so far: 1.',
      'Konfederacja: ucieczka na odległość od 4 do 6 heksów, Fitz. Teraz na heksie 0601, przebyte heksy: 1.',
    ],
    [
      assaulting('command', 'table'),
      'Assault on 0502: Reynolds rolls for command.',
      'Szturm na heks 0502: na dowodzenie rzuca Reynolds.',
    ],
    [
      assaulting('command', 'confederate'),
      'Confederacy: Reynolds assaults 0502 and is about to roll for command. Is Lee announced?',
      'Konfederacja: dowódca Reynolds szturmuje heks 0502 i zaraz rzuci na dowodzenie. Czy ogłosić udział Lee?',
    ],
    [choice({ do: 'announce' }), 'announce Lee', 'ogłoś udział Lee'],
    [
      assaulting('keep', 'union'),
      'Union: the Assault Number of Reynolds is 1, not enough for all. Who attacks 0502? Units: Newton, Doubleday.',
      'Unia: limit szturmu dowódcy Reynolds to 1, za mało dla wszystkich. Kto atakuje heks 0502? Jednostki: Newton, Doubleday.',
    ],
    [
      assaulting('grand', 'union'),
      'Union: Reynolds assaults 0502 with Newton. Try a grand assault, or attack without one?',
      'Unia: dowódca Reynolds szturmuje heks 0502, jednostki: Newton. Spróbować szturmu generalnego czy atakować bez niego?',
    ],
    [
      assaulting('grand-roll', 'table'),
      'Grand assault on 0502: Reynolds rolls for command.',
      'Szturm generalny na heks 0502: na dowodzenie rzuca Reynolds.',
    ],
    [
      assaulting('join', 'union'),
      'Union: grand assault on 0502. Which units next to it join? Hexes they may come from: 1 at most.',
      'Unia: szturm generalny na heks 0502. Które jednostki obok niego dołączają? Dopuszczalna liczba ich heksów: 1.',
    ],
    [
      prompt({
        kind: 'combat',
        by: 'table',
        attack: { units: [NEWTON, DOUBLEDAY], target: hex('0502'), type: 'assault', grand: true },
      } as unknown as Frame<'combat'>),
      'Combat, grand assault: Newton, Doubleday against 0502. The dice are rolled.',
      'Walka o heks 0502, szturm generalny. Atakują: Newton, Doubleday. Czas na rzut.',
    ],
    [
      prompt({ kind: 'withdrawal', by: 'confederate', from: hex('0502'), dash: true } as Frame<'withdrawal'>),
      'Confederacy: the units in 0502, some or all, may retreat, at the cost of one Fatigue Level each. Do they?',
      'Konfederacja: jednostki z heksu 0502, część albo wszystkie, mogą wykonać odwrót, każda kosztem poziomu zmęczenia. Czy to zrobią?',
    ],
    [
      prompt({ kind: 'advance', by: 'union', units: [NEWTON], to: hex('0502') } as unknown as Frame<'advance'>),
      'Union: who advances to 0502? Units: Newton.',
      'Unia: kto rusza w pościg na heks 0502? Jednostki: Newton.',
    ],
    [
      prompt({ kind: 'evasion', by: 'confederate', hex: hex('0502'), from: hex('0402') } as Frame<'evasion'>),
      'Confederacy: the enemy is in 0402. Does the cavalry in 0502 make a cavalry retreat?',
      'Konfederacja: wróg stoi na heksie 0402. Czy kawaleria z heksu 0502 wycofa się przed nim?',
    ],
    [
      event({
        type: 'attackDeclared',
        unit: NEWTON,
        from: hex('0302'),
        target: hex('0502'),
        attack: 'prepared',
        left: 4,
      }),
      'Newton attacks 0502 from 0302 Depot: prepared attack, 2 movement points left.',
      'Jednostka Newton atakuje z heksu 0302 Depot heks 0502: atak przygotowany; ma jeszcze 2 punkty ruchu.',
    ],
    [
      event({ type: 'combatResolved', from: hex('0302'), target: hex('0502'), row: 4, defender: '1DR', attacker: '-' }),
      'Combat for 0502, row +4 of the chart: defender 1DR (loses 1, disorganized, routs), attacker — (no effect).',
      'Walka o heks 0502, wiersz +4 tabeli: obrońca 1DR (strata liczebności 1, dezorganizacja, ucieczka), atakujący — (brak efektu).',
    ],
    [
      event({ type: 'unitRetreated', unit: FITZ, from: hex('0502'), to: hex('0601'), because: '7.6/chart1-p1' }),
      'Fitz falls back from 0502 to 0601 (away from the enemy, by road).',
      'Jednostka Fitz cofa się z heksu 0502 na heks 0601 (dalej od wroga, drogą).',
    ],
    [
      event({ type: 'cavalryEvaded', hex: hex('0502'), units: [FITZ], delay: 2 }),
      'Cavalry retreat from 0502: Fitz. The enemy loses 2 movement points.',
      'Kawaleria wycofuje się z heksu 0502: Fitz. Wróg traci 2 punkty ruchu.',
    ],
    [
      event({ type: 'assaultNumber', leader: REYNOLDS, die: 6, number: -1 }),
      'Reynolds rolls for command: die 6, the assault does not take place.',
      'Dowódca Reynolds rzuca na dowodzenie: rzut 6, szturm nie dochodzi do skutku.',
    ],
    [
      event({ type: 'flanksRefused', hex: hex('0201'), refused: false, because: '7.8/remove-voluntary' }),
      'Flanks are no longer refused in 0201 Kernstown (by choice).',
      'Skrzydła na heksie 0201 Kernstown nie są już osłonięte (z wyboru).',
    ],
    [
      t => describeResult(t, '11DR*'),
      '11DR* (loses 11, disorganized, routs, Demoralize-2)',
      '11DR* (strata liczebności 11, dezorganizacja, ucieczka, demoralizacja w stopniu 2)',
    ],
    [t => describeResult(t, '8D', 3), '8D (loses 11, disorganized)', '8D (strata liczebności 11, dezorganizacja)'],
    [
      t => describeResult(t, '2Ea'),
      '2Ea (loses 2, the march ends, may advance)',
      '2Ea (strata liczebności 2, koniec marszu, możliwy pościg)',
    ],
    [modifier({ value: -2 }), 'Ratio: −2 on the attacker’s die', 'Stosunek sił: −2 do rzutu atakującego'],
    [
      modifier({ clause: '7.4/flank-apply', value: 2, hexes: [-1, hex('0201'), hex('0301')] }),
      'Flank: +2 on the attacker’s die (0201 Kernstown, 0301)',
      'Oskrzydlenie: +2 do rzutu atakującego (0201 Kernstown, 0301)',
    ],
    [
      modifier({ clause: '7.4/demoralize2-alone', die: 'defender', value: -1, units: [FITZ] }),
      'Demoralized defender: −1 on the defender’s die (Fitz)',
      'Zdemoralizowany obrońca: −1 do rzutu obrońcy (Fitz)',
    ],
    [
      modifier({ clause: '7.4/jackson-bonus', leaders: [REYNOLDS] }),
      'Jackson: +1 on the attacker’s die (Reynolds)',
      'Jackson: +1 do rzutu atakującego (Reynolds)',
    ],
    [
      t => {
        const [reynolds, ...others] = world.leaders;
        const leaders = [{ ...reynolds, name: 'Lee' }, ...others] as typeof world.leaders;
        const lee = { clause: '7.4/lee-bonus', die: 'attacker', value: 1, units: [], leaders: [0], hexes: [] } as const;
        return describeModifier(t, { ...world, leaders }, lee);
      },
      'Lee: +1 on the attacker’s die',
      'Lee: +1 do rzutu atakującego',
    ],
    [
      t => describeArtillery(t, { even: 1, odd: 0 }),
      'Artillery: an extra die decides: +1 on the attacker’s die if even, 0 if odd',
      'Artyleria: rozstrzyga dodatkowa kostka: +1 do rzutu atakującego, gdy parzysta, 0, gdy nieparzysta',
    ],
    [
      t => describeArtillery(t, { even: -2, odd: -2 }),
      'Artillery: −2 on the attacker’s die',
      'Artyleria: −2 do rzutu atakującego',
    ],
    [t => flankReason(t, '7.4/flank-reduce-woods'), 'reached only through woods', 'strefa kontroli tylko przez las'],
    [
      t => describeRefusal(t, { clause: '6.2/minimum-one-hex', params: { cost: 3, left: 1.5 } }).sentence,
      'That hex costs 3 MP, and 1½ MP are left; only the first hex of a march may be entered without paying in full.',
      'Koszt wejścia na ten heks w punktach ruchu: 3, zostało: 1½; bez pełnej zapłaty można wejść tylko na pierwszy heks marszu.',
    ],
    [
      t => describeRefusal(t, { clause: '5.4/combat-value-2', params: { value: 0.5 } }).sentence,
      'Burning a station needs a Combat value of at least 2; this unit has ½.',
      'Niszczenie stacji wymaga wartości bojowej co najmniej 2; wartość tej jednostki to ½.',
    ],
    [
      t => describeRefusal(t, { clause: 'kernel/not-your-decision', params: { by: 'confederate' } }).sentence,
      'It is not your decision. Deciding now: Confederacy.',
      'To nie twoja decyzja: decyduje Konfederacja.',
    ],
    [
      t => describeRefusal(t, { clause: 'kernel/no-such-choice', params: { verb: 'burn' } }).sentence,
      'That cannot be chosen now: burn a station.',
      'Tego nie można teraz wybrać: niszczenie stacji kolejowej.',
    ],
    [
      t => describeRoll(t, { request: { kind: 'sum', n: 2, why: 'allowance' }, answer: [3, 4] }),
      'Roll (movement allowance): 3 + 4 = 7.',
      'Rzut (limit punktów ruchu): 3 + 4 = 7.',
    ],
    [
      t => describeRoll(t, { request: { kind: 'roll', n: 2, why: 'initiative' }, answer: [5, 2] }),
      'Roll (initiative): Union 5, Confederacy 2.',
      'Rzut (inicjatywa): Unia 5, Konfederacja 2.',
    ],
    [
      t => describeRoll(t, { request: { kind: 'roll', n: 2, why: 'combat' }, answer: [5, 2] }),
      'Roll (combat): attacker 5, defender 2.',
      'Rzut (walka): atakujący 5, obrońca 2.',
    ],
  ];

  test.each(GOLDEN.map(([say, en, pl]) => [en, pl, say] as const))('%s', (en, pl, say) => {
    expect(say(TRANSLATORS.en)).toBe(en);
    expect(plain(say(TRANSLATORS.pl))).toBe(pl);
  });

  test('a refusal keeps its clause', () => {
    const refusal = { clause: '6.2/enemy-hex', params: {} } as const;
    expect(describeRefusal(TRANSLATORS.en, refusal)).toEqual({
      sentence: 'The enemy holds that hex.',
      clause: '6.2/enemy-hex',
    });
  });
});
