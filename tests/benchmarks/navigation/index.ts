import { benchParts } from '../parts.ts';
import type { Row } from '../report.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { buildClient } from './build.ts';
import { clickAmidFailures } from './dead-clicks.ts';
import { createFigures } from './figures.ts';
import { measureHover, measureStale, measureVisits } from './measure.ts';
import { rowsAt } from './rows.ts';
import { serveClient } from './serve.ts';

/** How often everything is measured; `RUNS` for a quick look. */
const runs = Number(process.env['RUNS'] ?? 21);

/**
 * Twelve pages on this runtime and on @inertiajs/react, in the same browser, turn and turn about. `wanted`:
 * some of 50, 150 (milliseconds before every answer) and clicks.
 */
export function bench(wanted: readonly string[]): Promise<void> {
  return benchParts(
    'Navigation',
    '@inertiajs/react 3.7.1: as it comes / all chunks fetched after load',
    { '50': () => measureAt(50), '150': () => measureAt(150), clicks: measureClicks },
    wanted,
  );
}

const names = ['ours', 'plain', 'eager'] as const;

async function measureAt(latencyMs: number): Promise<Row[]> {
  const [mine, theirs] = [
    await serveClient(await buildClient('ours')),
    await serveClient(await buildClient('inertia')),
  ];
  const browser = await openBrowser();
  const figures = { ours: createFigures(), plain: createFigures(), eager: createFigures() };
  mine.latencyMs = latencyMs;
  theirs.latencyMs = latencyMs;
  try {
    // A browser that has just been started is slow: its first pages are nobody's figures.
    for (const server of [mine, theirs]) await measureVisits(browser, server, createFigures());
    for (let run = 0; run < runs; run += 1) {
      // Whoever is first in turn changes, so that what disturbs the machine falls on all alike.
      const turn = names.map((_, index) => names[(index + run) % names.length] ?? 'ours');
      for (const name of turn) {
        const server = name === 'ours' ? mine : theirs;
        theirs.hasAllChunks = name === 'eager';
        await measureVisits(browser, server, figures[name]);
        await measureHover(browser, server, figures[name]);
        await measureStale(browser, server, figures[name]);
      }
      console.error(`  ${latencyMs} ms: ${run + 1} of ${runs}`);
    }
  } finally {
    await browser.close();
    await mine.close();
    await theirs.close();
  }
  return rowsAt(latencyMs, figures);
}

async function measureClicks(): Promise<Row[]> {
  const browser = await openBrowser();
  const rows: Row[] = [];
  const deadOf = async (name: 'ours' | 'inertia') => {
    const server = await serveClient(await buildClient(name));
    server.latencyMs = 50;
    const ends = await clickAmidFailures(browser, server);
    await server.close();
    return ends;
  };
  try {
    const [mine, theirs] = [await deadOf('ours'), await deadOf('inertia')];
    const outcome = (end: { isDead: boolean; faults: readonly string[] } | undefined): string =>
      `${end?.isDead ? 'dead' : 'goes on'}${end?.faults.length ? `, ${end.faults.length} uncaught` : ''}`;
    for (const [what, end] of Object.entries(mine)) {
      for (const fault of end.faults) console.error(`  ${what}: ${fault}`);
      rows.push({
        what: `click: ${what}`,
        ours: outcome(end),
        peer: outcome(theirs[what]),
        target: 'goes on, nothing uncaught',
        isMet: !end.isDead && end.faults.length === 0,
      });
    }
  } finally {
    await browser.close();
  }
  return rows;
}
