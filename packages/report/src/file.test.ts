import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bundledScenario } from '@wigwag/content/bundled';
import { type Gcacw, gcacw, openGame, type Report, reportOf, type ScenarioData, worldOf } from '@wigwag/gcacw';
import { ready } from '@wigwag/kernel';
import { type Language, translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { reportHtml } from './file.tsx';

const near = createRequire(import.meta.url);
const textOf = (name: string): string => readFileSync(near.resolve(name), 'utf8');
const css = ['colours', 'drawing', 'pieces']
  .map(name => textOf(`@wigwag/mapview/${name}.css`))
  .concat(textOf('./report.css'))
  .join('\n');
const print = textOf('./print.css');

function opening(change: (scenario: ScenarioData) => ScenarioData = scenario => scenario): Report {
  const scenario = bundledScenario('first-march');
  if (scenario === undefined) throw new Error('no scenario');
  const { game, events } = openGame(worldOf(change(scenario)));
  const now = ready<Gcacw>(gcacw, game);
  return reportOf([{ by: 'table', events, rolled: [] }], now, () => now);
}

const html = (report: Report, language: Language = 'en'): string =>
  reportHtml(report, { t: translator(language), language, css, print });

describe('the report as a file', () => {
  test('is there before anything has happened, and says so', () => {
    const text = html(opening());
    expect(text).toContain('The story so far');
    expect(text).toContain('Nothing has happened yet');
    expect(text).toContain('No combat dice have fallen');
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('names are text, whatever they are', () => {
    const nasty = '<img src=x onerror=alert(1)></style><script>"&\'';
    const text = html(opening(scenario => ({ ...scenario, title: { en: nasty, pl: nasty } })));
    expect(text).not.toMatch(/<img|<script|<\/style><s/i);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('has plain colours of the day, its paper, and nothing from elsewhere', () => {
    const text = html(opening(), 'pl');
    expect(text).toContain('size: A4');
    expect(text).not.toMatch(/var\(|light-dark|color-mix|@import|url\(|https?:/);
  });
});
