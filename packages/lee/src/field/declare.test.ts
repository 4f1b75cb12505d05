import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { AnyChoice } from '../game.ts';
import { lee } from '../ruleset.ts';
import { leadTo } from '../testing/leadTo.fixture.ts';
import { after, asked, decider, engine, whyNot } from '../testing/play.fixture.ts';
import { BATTLEFIELDS } from './battlefields.ts';
import { declaredBy, play, wonBy } from './field.fixture.ts';

const rule = ruleTests<ClauseId>();

const start = leadTo('declaration');

describe('13.7 declaring a battlefield', () => {
  rule('13.7/declare-after-cards', 'both declare once the cards are drawn, not before', () => {
    expect([asked(start), decider(start)]).toEqual(['declare', 'blue']);
    const next = after(start, { do: 'declare', field: 'defensive', forcedMarch: false });
    expect([asked(next), decider(next)]).toEqual(['declare', 'grey']);
    expect(asked(after(next, { do: 'declare', field: 'neutral', forcedMarch: false }))).toBe('initiative');
    const cards = leadTo('cards');
    expect(whyNot(cards, { do: 'declare', field: 'neutral', forcedMarch: false })).toBe('13.7/declare-after-cards');
  });

  rule('13.7/three-categories', 'a battlefield is defensive, neutral or offensive and nothing else', () => {
    expect(new Set(engine.choices(start).map(choice => ('field' in choice ? choice.field : '')))).toEqual(
      new Set(BATTLEFIELDS),
    );
    const fourth = { do: 'declare', field: 'swampy', forcedMarch: false } as unknown as AnyChoice;
    expect(whyNot(start, fourth)).toBe('13.7/three-categories');
  });

  rule(
    '13.8/forced-march-declare',
    'LS-16: a forced march is declared with the battlefield, not after the roll',
    () => {
      const march: AnyChoice = { do: 'declare', field: 'neutral', forcedMarch: true };
      expect(whyNot(start, march)).toBeUndefined();
      expect(whyNot(wonBy('blue'), march)).toBe('13.8/forced-march-declare');
    },
  );

  test('LS-19: what blue declared is hidden from grey until grey has declared', () => {
    const { game, events, sealed } = play(start, { do: 'declare', field: 'offensive', forcedMarch: true });
    expect(lee.view(game, 'grey').board.field.declarations).toEqual({});
    expect(lee.view(game, 'blue').board.field.declarations.blue).toEqual({ field: 'offensive', forcedMarch: true });
    expect(events.map(event => lee.seenBy(game, event, 'grey'))).toEqual([
      { type: 'battlefieldDeclared', side: 'blue' },
    ]);
    expect(sealed).toBe(true);
    const shown = play(game, { do: 'declare', field: 'neutral', forcedMarch: false });
    expect(lee.view(shown.game, 'grey').board.field.declarations.blue?.field).toBe('offensive');
    expect(shown.sealed).toBe(true);
  });

  test('noninterference: grey sees the same whatever blue declares', () => {
    const seen = BATTLEFIELDS.flatMap(field =>
      [false, true].map(forcedMarch => {
        const { game, events } = play(start, { do: 'declare', field, forcedMarch });
        return JSON.stringify([
          lee.view(game, 'grey'),
          events.map(event => lee.seenBy(game, event, 'grey')),
          engine.choices(lee.shown(game.world, lee.view(game, 'grey'))),
        ]);
      }),
    );
    expect(new Set(seen).size).toBe(1);
  });

  test('what is imagined agrees with what is seen', () => {
    const view = lee.view(after(start, { do: 'declare', field: 'offensive', forcedMarch: true }), 'grey');
    for (let n = 0; n < 3; n++) {
      const game = lee.imagine(start.world, view, below => n % below);
      expect(game.board.field.declarations.blue).toBeDefined();
      expect(lee.view({ ...game, derived: {} }, 'grey')).toEqual(view);
    }
    const open = lee.view(declaredBy(), 'grey');
    expect(lee.imagine(start.world, open, () => 0).board.field).toEqual(open.board.field);
  });
});
