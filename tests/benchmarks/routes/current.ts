import { route as ziggyRoute } from 'ziggy-js';
import { createCurrent } from '#runtime/routes/current.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { RouteDefinition } from '#runtime/routes/types.ts';
import { medianNs } from '../measure.ts';
import { duration, type Row } from '../report.ts';
import { syntheticRoutes, THING } from './project.ts';
import { ziggyConfig } from './ziggy.ts';

const TARGET_NS = 2_000;

/** Which route an address shows: hits in the middle of the table and misses, at 1,000 and 10,000 routes. */
export async function benchCurrent(): Promise<Row[]> {
  const rows: Row[] = [];
  const times: number[] = [];
  for (const count of [1_000, 10_000]) {
    const middle = Math.floor(count / 8);
    const area = ['admin', 'client', 'export'][middle % 3] ?? '';
    const addresses = {
      'a hit in the middle': `/${area}/things${middle}/${THING}`,
      'a miss at the end': `/${area}/things${middle}/${THING}/nothing`,
      'a miss at the start': '/nowhere/at/all',
    };
    const { current } = createCurrent(compileRoutes(definitions(count)));
    for (const [what, address] of Object.entries(addresses)) {
      const config = ziggyConfig(count, address);
      const router = ziggyRoute(undefined, undefined, false, config);
      const expected = what.includes('hit') ? `${area}.thing${middle}.show` : undefined;
      if (current(address)?.name !== expected || router.current() !== expected) {
        throw new Error(`${address} is not ${what}`);
      }
      const { ours, peer } = await medianNs({ ours: () => current(address), peer: () => router.current() });
      times.push(ours);
      rows.push({
        what: `current(), ${what}, ${count.toLocaleString('en')} routes`,
        ours: duration(ours),
        peer: duration(peer),
        target: '< 2 µs',
        isMet: ours < TARGET_NS,
      });
    }
  }
  const flat = [0, 1, 2].map((at) => (times[at + 3] ?? 0) / (times[at] ?? 1));
  const worst = Math.max(...flat);
  rows.push({
    what: 'the same at 10,000 as at 1,000 routes, slowest kind',
    ours: `${worst.toFixed(2)}×`,
    target: '≤ 2×',
    isMet: worst <= 2,
  });
  return rows;
}

function definitions(count: number): RouteDefinition[] {
  return Object.entries(syntheticRoutes(count)).map(([name, { wheres, ...route }]) => ({
    name,
    ...route,
    methods: route.methods as RouteDefinition['methods'],
    wheres: { ...(route.uri.includes('{thing}') && { thing: '[0-9a-hjkmnp-tv-z]{26}' }), ...wheres },
  }));
}
