import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What bars a person from using the page; lesser findings are advice. */
const grave = ['serious', 'critical'];

/** Grave findings of axe-core on the page as it stands, one line each: rule, element, reason. */
export async function graveViolations(page: Page): Promise<string[]> {
  // Handed over by the browser's own tools: the page's policy forbids foreign scripts, as it should.
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return axe.run();
  });
  return violations
    .filter(({ impact }) => grave.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => {
        const reason = [...node.any, ...node.all, ...node.none][0]?.message ?? '';
        return `${id}: ${node.target.join(' ')}: ${reason}`;
      }),
    );
}
