import { describe, expect, test } from 'vitest';
import { stillStyles } from './styles.ts';

const CSS = `/* a comment { } */
:root { --ink: light-dark(#000, #ffffff); --pale: color-mix(in srgb, var(--ink) 25%, transparent); }
.name { fill: var(--pale); font-weight: 650; }
.name:hover, .town { stroke: color-mix(in srgb, #ff0000 50%, #0000ff); }
.piece:focus-visible .rim { stroke: red; }
@media (prefers-reduced-motion: reduce) { .name { transition: none; } }
`;

describe('the style sheet of a drawing', () => {
  test('has plain colours of one theme', () => {
    expect(stillStyles(CSS, 'light')).toContain('.name{fill:rgba(0, 0, 0, 0.25);font-weight:700}');
    expect(stillStyles(CSS, 'dark')).toContain('.name{fill:rgba(255, 255, 255, 0.25);font-weight:700}');
    expect(stillStyles(CSS, 'light')).toContain('.town{stroke:rgba(128, 0, 128, 1)}');
  });

  test('has nothing of pointers, focus and conditions, and no variable', () => {
    expect(stillStyles(CSS, 'light')).not.toMatch(/hover|focus|@media|transition|var\(|light-dark|:root/);
  });

  test('a colour it cannot resolve is an error, not a black spot', () => {
    expect(() => stillStyles('.a { fill: var(--nowhere); }', 'light')).toThrow('--nowhere');
    expect(() => stillStyles('.a { fill: color-mix(in srgb, teal 5%, #000); }', 'light')).toThrow('teal');
  });
});
