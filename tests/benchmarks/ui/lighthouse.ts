import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { seedId } from '#mocks/db/seed/seed-id.ts';
import type { Row } from '../report.ts';
import { calibrate, calibrationRow, type Calibration } from './calibration.ts';
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

interface Device {
  readonly name: string;
  readonly config: Config;
  readonly mostLcpMs: number;
  readonly leastPerformance: number;
}

const phone = (name: string, cpuSlowdownMultiplier: number): Device => ({
  name,
  config: { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } },
  mostLcpMs: 2_500,
  leastPerformance: 90,
});

/** Lighthouse's own phone, for which the targets are told; the same on the processor that it means; a desk. */
const devicesOf = ({ multiplier }: Calibration): readonly Device[] => [
  phone('mobile', 4),
  phone('mobile, calibrated', multiplier),
  { name: 'desktop', config: desktopConfig, mostLcpMs: 1_000, leastPerformance: 0 },
];

/** Of so many runs the one in the middle is told. */
const times = Number(process.env['RUNS'] ?? 3);

/** Clears what the browser keeps but its cookies (`clearStorageTypes`), as a person's first visit of the day. */
async function measure(
  signedIn: SignedIn,
  page: (typeof pages)[number],
  { config }: Device,
): Promise<Result> {
  const run = await lighthouse(
    `${signedIn.url}${page.path}`,
    {
      port: signedIn.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    },
    config,
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
function printFindings(result: Result, title: string): void {
  for (const category of ['accessibility', 'best-practices']) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const audit = result.audits[id];
      if (weight > 0 && audit?.score === 0) console.error(`  ${title}: ${id}: ${audit.title}`);
    }
  }
}

function rowsOf(result: Result, name: string, device: Device): Row[] {
  const { mostLcpMs, leastPerformance } = device;
  const lcpMs = figure(result, 'largest-contentful-paint');
  const shift = figure(result, 'cumulative-layout-shift');
  const performance = score(result, 'performance');
  const accessibility = score(result, 'accessibility');
  const practices = score(result, 'best-practices');
  const isFast = lcpMs <= mostLcpMs && performance >= leastPerformance;
  return [
    {
      what: `${name}, ${device.name}: performance, LCP (seen, on this machine), CLS`,
      ours: `${performance}, ${(lcpMs / 1000).toFixed(2)} s (${(seenLcpMs(result) / 1000).toFixed(2)} s), ${shift.toFixed(3)}`,
      target: `${leastPerformance > 0 ? `≥ ${leastPerformance}, ` : ''}≤ ${mostLcpMs / 1000} s, ≤ 0.05`,
      isMet: isFast && shift <= 0.05,
    },
    {
      what: `${name}, ${device.name}: accessibility, best practices`,
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
    rows.push(calibrationRow(calibration));
    for (const page of pages) {
      if ('isOutside' in page) await signedIn.context.clearCookies();
      for (const device of devicesOf(calibration)) {
        const results: Result[] = [];
        while (results.length < times) results.push(await measure(signedIn, page, device));
        const result = computeMedianRun(results);
        printFindings(result, `${page.name}, ${device.name}`);
        rows.push(...rowsOf(result, page.name, device));
      }
    }
  } finally {
    await signedIn.close();
  }
  return rows;
}
