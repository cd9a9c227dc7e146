import type { CDPSession, Page } from 'playwright-core';
import { newPerson, openBrowser, openPage } from '#tests/support/browser.ts';
import type { Row } from '../report.ts';
import { serveBuiltKit } from './built-kit.ts';

const path = '/listes/cent-mille';
const container = '[data-list-scroll]';
const mostMs = 8;
const steps = 240;

/** What the main thread says of itself (Chrome's trace events); times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** Work that is script, as Chrome's performance panel counts it; what runs inside another is counted once. */
const scripting = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
]);

async function trace(devtools: CDPSession, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => {
    devtools.once('Tracing.tracingComplete', () => resolve());
  });
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'v8'];
  await devtools.send('Tracing.start', { traceConfig: { includedCategories } });
  await act();
  await devtools.send('Tracing.end');
  await complete;
  return events;
}

/** Milliseconds of script in each frame of the page's own thread. */
export function scriptPerFrame(events: readonly TraceEvent[]): readonly number[] {
  const frames = events.filter(({ name }) => name === 'BeginMainThreadFrame');
  const [first] = frames;
  if (!first) throw new Error('the trace holds no frame');
  const own = events
    .filter(
      ({ pid, tid, ph, name }) => pid === first.pid && tid === first.tid && ph === 'X' && scripting.has(name),
    )
    .toSorted((a, b) => a.ts - b.ts);
  const starts = frames.map(({ ts }) => ts).toSorted((a, b) => a - b);
  const spent = starts.map(() => 0);
  let end = 0;
  let at = 0;
  for (const { ts, dur = 0 } of own) {
    if (ts < end) continue;
    end = ts + dur;
    while (at + 1 < starts.length && (starts[at + 1] ?? 0) <= ts) at += 1;
    spent[at] = (spent[at] ?? 0) + dur / 1000;
  }
  return spent;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    // A wheel that goes on, and now and then a hand that throws.
    await page.mouse.wheel(0, step % 40 === 39 ? 6_000 : 180);
    await page.waitForTimeout(16);
  }
}

/** A list of 100,000 rows while the wheel turns: script per frame, and rows in the document. */
export async function measureScrolling(): Promise<Row[]> {
  const kit = await serveBuiltKit();
  const browser = await openBrowser();
  try {
    const { page } = await openPage(await newPerson(browser));
    await page.goto(`${kit.url}${path}`, { waitUntil: 'networkidle' });
    await page.locator(container).hover();
    await scroll(page);
    const devtools = await page.context().newCDPSession(page);
    const spent = scriptPerFrame(await trace(devtools, () => scroll(page)));
    const rows = await page.locator(`${container} [role=row], ${container} tr`).count();
    const p95 = percentile(spent, 0.95);
    return [
      {
        what: `100,000 rows scrolled, script per frame (${spent.length} frames)`,
        ours: `p95 ${p95.toFixed(1)} ms (median ${percentile(spent, 0.5).toFixed(1)}, ${rows} rows drawn)`,
        target: `p95 ≤ ${mostMs} ms`,
        isMet: p95 <= mostMs,
      },
    ];
  } finally {
    await browser.close();
    await kit.close();
  }
}
