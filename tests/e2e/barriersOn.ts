import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that look at colours: nothing else is otherwise in the dark, where the page is the same but for its colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the whole page, each with where it is. */
export async function barriersOn(page: Page, theme: 'light' | 'dark', withMap: boolean): Promise<string[]> {
  // Legacy: no second page is opened to gather what frames from elsewhere found; there are none.
  const all = new AxeBuilder({ page }).setLegacyMode();
  const axe = theme === 'dark' ? all.withRules(OF_COLOURS) : all;
  const { violations } = await (withMap ? axe : axe.exclude('.hexmap .plane')).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Words that somebody could read and that are under 11 pixels, with their size. */
export const smallWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].flatMap(at => {
      const text = [...at.childNodes]
        .map(child => (child.nodeType === 3 ? (child.nodeValue ?? '').trim() : ''))
        .join('');
      const style = getComputedStyle(at);
      if (text === '' || !at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { a, b } = (at instanceof SVGGraphicsElement ? at.getScreenCTM() : undefined) ?? { a: 1, b: 0 };
      const size = Number.parseFloat(style.fontSize) * Math.hypot(a, b);
      return size < 10.95 ? [`${size.toFixed(1)} ${text.slice(0, 40)}`] : [];
    }),
  );
