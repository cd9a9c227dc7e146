import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import type { Study } from '#domain/simulation/study/study.ts';
import { openPglite } from '#mocks/db/open/pglite.ts';
import { simulations } from '#mocks/db/schema/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';
import { openPage } from '#tests/support/browser.ts';
import { largeStudy } from '#tests/support/large-study.ts';
import { fieldOf } from '#tests/support/typing.ts';
import type { Row } from '../report.ts';
import { openSignedIn } from './signed-in.ts';

const operation = 'OP-2025-001';
const simulation = simulationId('T1', operation, 'Central');
const keystrokes = Number(process.env['RUNS'] ?? 21);
const targets = { frameMs: 50, figuresMs: 100, openMs: 2_000 } as const;

/** Makes a seeded simulation one of 500 lots, 300 lines and 120 months, as a draft. */
async function enlarge(database: string): Promise<void> {
  const opened = await openPglite(database);
  const { name: _name, scenario: _scenario, ...study } = largeStudy(500, 300);
  await opened.db
    .update(simulations)
    .set({ study: study as Study, status: 'draft', results: null, validatedAt: null, engineVersion: null })
    .where(eq(simulations.id, simulation));
  await opened.close();
}

/** What a key took: until the page showed it, and until the margin that came of it stood beside. */
interface Keystroke {
  readonly frameMs: number;
  readonly figuresMs: number;
}

/** Types a digit into a cell and waits for the margin to change. */
async function typed(cell: Locator, margin: Locator, digit: string): Promise<Keystroke> {
  const figure = await margin.elementHandle();
  const told = cell.page().evaluate(
    (shown) =>
      new Promise<Keystroke>((resolve) => {
        let pressedAt = 0;
        let frameMs = 0;
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            pressedAt = timeStamp;
            requestAnimationFrame(() => setTimeout(() => (frameMs = performance.now() - pressedAt)));
          },
          { once: true, capture: true },
        );
        const seen = new MutationObserver(() => {
          seen.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ frameMs, figuresMs: performance.now() - pressedAt })),
          );
        });
        if (shown) seen.observe(shown, { subtree: true, childList: true, characterData: true });
      }),
    figure,
  );
  await cell.press(digit);
  return told;
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;

/** A simulation of 500 lots, 300 lines and 120 months on its page: how soon it is there, and how soon a key is answered. */
export async function measureLargeSimulation(): Promise<Row[]> {
  const signedIn = await openSignedIn({ prepare: enlarge });
  try {
    const { page } = await openPage(signedIn.context);
    const path = `/operations/${operationId('T1', operation)}/simulations/${simulation}?tab=recettes`;
    const startedAt = performance.now();
    await page.goto(`${signedIn.url}${path}`);
    const cell = fieldOf(page, 'lots.2.worksPriceCents');
    await cell.waitFor();
    const openMs = performance.now() - startedAt;
    const margin = page
      .locator('p')
      .filter({ hasText: /^Marge/, has: page.getByRole('status'), visible: true })
      .first()
      .locator('xpath=following-sibling::p');
    await page.getByText('À jour').filter({ visible: true }).first().waitFor();
    await cell.focus();
    await page.keyboard.press('Home');
    const strokes: Keystroke[] = [];
    for (let turn = 0; turn < keystrokes; turn += 1) {
      strokes.push(await typed(cell, margin, turn % 2 === 0 ? '1' : 'Backspace'));
    }
    const frames = strokes.map(({ frameMs }) => frameMs);
    const figures = strokes.map(({ figuresMs }) => figuresMs);
    const row = (what: string, values: readonly number[], targetMs: number): Row => ({
      what,
      ours: `${middleOf(values).toFixed(0)} ms (most ${Math.max(...values).toFixed(0)})`,
      target: `< ${targetMs} ms`,
      isMet: middleOf(values) < targetMs,
    });
    return [
      row('500 lots × 300 lines × 120 months: the table of lots is there', [openMs], targets.openMs),
      row('the same: from a key to the frame that shows it', frames, targets.frameMs),
      row('the same: from a key to the margin that it makes', figures, targets.figuresMs),
    ];
  } finally {
    await signedIn.close();
  }
}
