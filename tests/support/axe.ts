import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What bars a person from using the page; lesser findings are advice. */
const grave = ['serious', 'critical'];

/** Rules whose answer depends on the colours shown; all others answer alike in light and in dark. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Grave findings of axe-core on the page as it stands, one line each: rule, element, reason.
 *
 * @param rules the rules to hold it to; all by default
 */
export async function graveViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Handed over by the browser's own tools: the page's policy forbids foreign scripts, as it should.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (only) => {
      const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      // The elements of all that is well are not gone through a second time for a report that nobody reads.
      return axe.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) });
    },
    rules && [...rules],
  );
  return violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => {
        const reason = [...node.any, ...node.all, ...node.none][0]?.message ?? '';
        return `${id}: ${node.target.join(' ')}: ${reason}`;
      }),
    );
}
