import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRunner {
  run(within: string, options: RunOptions): Promise<AxeResults>;
}

/** WCAG 2.2 at the levels A and AA, as axe-core names them. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What bars a person from using the page; of advice beside the standard, nothing less counts. */
const grave = ['serious', 'critical'];

/** Rules whose answer depends on the colours shown; all others answer alike in light and in dark. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/** Rules whose answer depends on the room there is. */
export const sizeRules = ['target-size', 'scrollable-region-focusable', 'css-orientation-lock'] as const;

/** In the page: nothing stands any more in the place of a part whose code comes after it. */
const isWhole = (): boolean => document.querySelector('[data-deferred]') === null;

/** In the page: what still stands there for something else, and how far the page itself has come. */
const standIns = (): string => {
  const shown = [...document.querySelectorAll('[data-deferred]')].map((element) =>
    element.outerHTML.slice(0, 160),
  );
  return `${document.visibilityState}, ${Math.round(performance.now())} ms:\n${shown.join('\n')}`;
};

/**
 * Findings of axe-core on the page once all its parts are there, one line each: rule, element, reason. Whatever its
 * weight where it breaks WCAG 2.2 A or AA, and grave ones of its advice.
 *
 * @param rules the rules to hold it to; all of these by default
 * @param within the only part to look at; the whole page by default
 */
export async function accessibilityFaults(
  page: Page,
  rules?: readonly string[],
  within?: string,
): Promise<string[]> {
  try {
    await page.waitForFunction(isWhole);
  } catch (cause) {
    throw new Error(`still waiting for code, ${await page.evaluate(standIns)}`, { cause });
  }
  // Handed over by the browser's own tools: the page's policy forbids foreign scripts, as it should.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ only, tags, include }) => {
      const { axe } = globalThis as unknown as { axe: AxeRunner };
      // The elements of all that is well are not gone through a second time for a report that nobody reads.
      return axe.run(include, { resultTypes: ['violations'], runOnly: only ?? tags });
    },
    {
      only: rules && [...rules],
      tags: [...standard, 'best-practice'],
      include: within ?? 'html',
    },
  );
  return violations
    .filter(({ impact, tags }) => grave.includes(impact ?? '') || tags.some((tag) => standard.includes(tag)))
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => {
        const reason = [...node.any, ...node.all, ...node.none][0]?.message ?? '';
        return `${id}: ${node.target.join(' ')}: ${reason}`;
      }),
    );
}
