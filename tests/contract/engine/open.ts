import { routeTable } from '#generated/routes/table.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { preparations } from './preparations/index.ts';
import { createBench, type Bench, type Depth } from './run/bench.ts';
import type { Target } from './target/target.ts';

/** Puts a server under test with the routes, contracts and preparations of this release. */
export const openBench = (target: Target, depth: Depth): Promise<Bench> =>
  createBench(target, { routes: routeTable, contracts: handlers, preparations, depth });
