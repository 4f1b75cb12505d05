import { describe, expect, test } from 'vitest';
import { joined, mapOf, sides } from '../drawing.fixture.ts';
import { network } from './ways.ts';

describe('ways', () => {
  test('a road through a hex is two spokes that meet in it, and an end in each of its neighbours', () => {
    const [a = 0, b = 0] = sides(0, 3);
    const drawn = joined(network(mapOf({}, { [a]: { ways: ['road'] }, [b]: { ways: ['road'] } })));
    expect(drawn.get('road')?.match(/M/g)).toHaveLength(4);
    expect(drawn.get('pike')).toBeUndefined();
  });

  test('a road that ends in a pike reaches it', () => {
    const [a = 0, b = 0, c = 0] = sides(0, 3, 1);
    const drawn = joined(
      network(mapOf({}, { [a]: { ways: ['pike'] }, [b]: { ways: ['pike'] }, [c]: { ways: ['road'] } })),
    );
    const ends = (d = '') => [...d.matchAll(/ (-?[\d.]+,-?[\d.]+)(?=M|$)/g)].map(([, at]) => at);
    expect(ends(drawn.get('pike')).filter(end => ends(drawn.get('road')).includes(end))).toHaveLength(2);
  });

  test('a railroad beside a road keeps its distance; an unfinished one is drawn as such', () => {
    const [a = 0] = sides(1);
    const both = joined(network(mapOf({}, { [a]: { ways: ['road', 'railroad'] } })));
    const start = (d = '') => d.slice(0, d.indexOf('C'));
    expect(start(both.get('railroad'))).not.toBe(start(both.get('road')));
    const begun = joined(network(mapOf({}, { [a]: { ways: ['railroad'], unfinished: true } })));
    expect([...begun.keys()]).toEqual(['unfinished']);
  });
});
