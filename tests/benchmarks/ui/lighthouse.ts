import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import type { Row } from '../report.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';

const golden = seedId('operation:T1:OP-2025-001');

/** Whoever has signed in is led on from the sign-in page: it is seen from outside. */
const pages = [
  { name: 'dashboard', path: '/tableau-de-bord' },
  { name: 'list of operations', path: '/operations' },
  { name: 'an operation', path: `/operations/${golden}` },
  { name: 'form of an operation', path: `/operations/${golden}/modifier` },
  { name: 'sign-in', path: '/connexion', isOutside: true },
] as const;

type Device = 'mobile' | 'desktop';

/**
 * What Lighthouse multiplies the time of scripts by on a phone (4) is meant for the middle of its « high-end
 * desktop », a benchmark index of 1,500 to 2,000; on another machine it asks to be calibrated, so that it means
 * the same mid-tier phone (« Calibrating the CPU slowdown »,
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown).
 */
const usual = { multiplier: 4, index: 1_750 };

interface Calibration {
  readonly index: number;
  readonly multiplier: number;
}

/** The machine's index as Lighthouse measures it, median of five, and what its phone is slower by. */
async function calibrate({ context }: SignedIn): Promise<Calibration> {
  const page = await context.newPage();
  const indexes: number[] = [];
  for (let time = 0; time < 5; time += 1)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  const index = indexes.toSorted((a, b) => a - b)[2] ?? usual.index;
  return { index, multiplier: Math.max(1, (usual.multiplier * index) / usual.index) };
}

const calibratedPhone = (cpuSlowdownMultiplier: number): Config => ({
  extends: 'lighthouse:default',
  settings: { throttling: { cpuSlowdownMultiplier } },
});

/** Clears what the browser keeps but its cookies (`clearStorageTypes`), as a person's first visit of the day. */
async function measure(
  signedIn: SignedIn,
  page: (typeof pages)[number],
  kind: Device,
  { multiplier }: Calibration,
): Promise<Result> {
  const run = await lighthouse(
    `${signedIn.url}${page.path}`,
    {
      port: signedIn.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    },
    kind === 'desktop' ? desktopConfig : calibratedPhone(multiplier),
  );
  if (!run) throw new Error(`Lighthouse said nothing of ${page.path}`);
  if (run.lhr.runtimeError) throw new Error(`${page.path}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const figure = (result: Result, audit: string): number =>
  result.audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;

/** When it was painted on this machine as it is; the audit's own figure is for the device that is imitated. */
function seenLcpMs(result: Result): number {
  const details = result.audits['metrics']?.details as
    | { items?: readonly Record<string, number>[] }
    | undefined;
  return details?.items?.[0]?.['observedLargestContentfulPaint'] ?? Number.POSITIVE_INFINITY;
}

/** Audits of the scored categories that ask for something, told beside the table. */
function tellFindings(result: Result, title: string): void {
  for (const category of ['accessibility', 'best-practices']) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const audit = result.audits[id];
      if (weight > 0 && audit?.score === 0) console.error(`  ${title}: ${id}: ${audit.title}`);
    }
  }
}

function rowsOf(result: Result, name: string, kind: Device): Row[] {
  const lcpMs = figure(result, 'largest-contentful-paint');
  const shift = figure(result, 'cumulative-layout-shift');
  const performance = score(result, 'performance');
  const accessibility = score(result, 'accessibility');
  const practices = score(result, 'best-practices');
  const mostLcpMs = kind === 'mobile' ? 2_500 : 1_000;
  const isFast = lcpMs <= mostLcpMs && (kind === 'desktop' || performance >= 90);
  return [
    {
      what: `${name}, ${kind}: performance, LCP (seen, on this machine), CLS`,
      ours: `${performance}, ${(lcpMs / 1000).toFixed(2)} s (${(seenLcpMs(result) / 1000).toFixed(2)} s), ${shift.toFixed(3)}`,
      target: `${kind === 'mobile' ? '≥ 90, ' : ''}≤ ${mostLcpMs / 1000} s, ≤ 0.05`,
      isMet: isFast && shift <= 0.05,
    },
    {
      what: `${name}, ${kind}: accessibility, best practices`,
      ours: `${accessibility}, ${practices}`,
      target: '100, ≥ 95',
      isMet: accessibility === 100 && practices >= 95,
    },
  ];
}

/** Lighthouse on five pages, as on a phone and at a desk. */
export async function askLighthouse(): Promise<Row[]> {
  const signedIn = await openSignedIn();
  const rows: Row[] = [];
  try {
    const calibration = await calibrate(signedIn);
    rows.push({
      what: 'the machine: benchmark index, times that the phone is slower',
      ours: `${calibration.index.toFixed(0)}, ${calibration.multiplier.toFixed(2)}`,
      target: `${usual.index}, ${usual.multiplier}`,
      isMet: true,
    });
    for (const page of pages) {
      if ('isOutside' in page) await signedIn.context.clearCookies();
      for (const kind of ['mobile', 'desktop'] as const) {
        const result = await measure(signedIn, page, kind, calibration);
        tellFindings(result, `${page.name}, ${kind}`);
        rows.push(...rowsOf(result, page.name, kind));
      }
    }
  } finally {
    await signedIn.close();
  }
  return rows;
}
