import { type Gcacw, gcacw, marchLights, rollLights, SIDES, type Side, weatherLights } from '@wigwag/gcacw';
import { type Audience, Authority, gameSeen, whyNot } from '@wigwag/host';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { translator } from '@wigwag/words';
import { expect, test, vi } from 'vitest';
import { ask } from './asking/ask.ts';
import { NO_DRAFT } from './asking/asking.ts';
import { cardOf } from './battle/battleCard.ts';
import { matteringIn, matteringNow } from './battle/mattering.ts';
import type { MapHand } from './hand.ts';
import { actionsIn } from './log/actionsIn.ts';
import { logActions } from './log/logActions.ts';
import { logLine } from './log/logLine.ts';
import { paletteOf } from './palette/paletteOf.ts';
import { momentsOf } from './replay/moments.ts';
import type { Sitting, View } from './room.ts';
import { firstMarch } from './testing/firstMarch.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const t = translator('en');
const NOTHING = (): void => undefined;

/** What a seat of the page hands to the table, for an audience. */
function seated(authority: Authority<Gcacw>, audience: Audience<Gcacw>) {
  const { log, game, frame, choices, status } = authority.seat(audience).scene();
  const eyes: Side = audience === 'public' ? 'union' : audience;
  const past = (lines: number) => {
    const view = authority.past(audience, lines);
    return view && gameSeen(gcacw, game.world, view);
  };
  const view = { world: game.world, game, frame, choices, log, eyes, isAutomatic: status.automatic } as unknown as View;
  const sitting: Pick<Sitting, 'view' | 'whyNot'> = {
    view: () => view,
    whyNot: attempt => whyNot(gcacw, { game, audience: eyes }, attempt),
  };
  return { view, sitting, past };
}

type Seated = ReturnType<typeof seated>;

/** The log in actions, its cards, and the charts that its dice are read on; so many of them. */
function tellPast({ view: { log, game, world }, past }: Seated, from: number): number {
  const told = logActions({ t, language: 'en', world }, log, () => []).flatMap(action => [
    ...[action.sentence, action.dice, action.heading, ...action.places],
  ]);
  const moments = momentsOf(t, world, log).map(({ sentence, dice }) => sentence + dice);
  const cards = [...actionsIn(log).slice(-2).flatMap(matteringIn), matteringNow(log)].map(mattering => {
    const before = mattering && past(mattering.line);
    return before && cardOf(log, mattering, before);
  });
  const lines = log.slice(from).map((line, place) => {
    const before = line.rolled.length === 0 ? undefined : past(from + place);
    return [line.events.map(event => logLine(t, game, event)), before && rollLights({ before, ...line })];
  });
  return told.length + moments.length + cards.length + lines.length;
}

/** What is asked, what can be looked up with its chances, and the charts as they are lit now. */
function tellNow({ view, sitting }: Seated): number {
  const asking = ask(sitting, NO_DRAFT, t);
  const hand = { act: NOTHING } as unknown as MapHand;
  const entries = paletteOf({ t, view, asking, hand, centreOn: NOTHING }).entries();
  const mover = view.frame?.kind === 'march' ? view.frame.unit : asking.mover;
  const lights = [...weatherLights(view.game), ...(mover === undefined ? [] : marchLights(view.game, mover))];
  return entries.map(({ chance }) => chance?.()).length + lights.length;
}

/** As many as there are, from a number; always the same. */
const drawn = (n: number, of: number): number => (n * 7919 + 104_729) % of;

test('where forces are hidden everything beside the map is told to both sides and the public, whatever they may not know', () => {
  const asked = { past: 0, now: 0, hidden: 0 };
  for (let seed = 1; seed <= 2; seed++) {
    const world = firstMarch(['limitedIntelligence']);
    const hosted = hostedIn(gcacwTitle, world, {});
    const authority = new Authority<Gcacw>({ hosted, seed: `out ${seed}`, consent: 'never' });
    const told = new Map<Audience<Gcacw>, number>();
    for (let n = 0; n < 40; n++) {
      const by = authority.decider;
      if (by === undefined || by === 'table') break;
      const { choices } = authority.seat(by).scene();
      const verbs = [...new Set(choices.map(choice => choice.do))];
      const verb = verbs.includes('conceal') && n < 8 ? 'conceal' : verbs[drawn(seed + n, verbs.length)];
      const open = choices.filter(choice => choice.do === verb);
      const choice = open[drawn(seed * n, open.length)];
      const command = { id: `${n}`, seen: authority.stream(by).n, intent: { do: 'decide', choice } as const };
      expect(authority.handle(by, command)).toHaveProperty('done');
      for (const audience of [...SIDES, 'public'] as const) {
        const seat = seated(authority, audience);
        asked.past += tellPast(seat, told.get(audience) ?? 1);
        asked.now += tellNow(seat);
        asked.hidden += seat.view.game.board.forces.length;
        told.set(audience, seat.view.log.length);
      }
    }
  }
  for (const count of Object.values(asked)) expect(count).toBeGreaterThan(200);
});
