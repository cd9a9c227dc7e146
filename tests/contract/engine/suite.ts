import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeTable } from '#generated/routes/table.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { openBench } from './open.ts';
import type { Bench, Depth } from './run/bench.ts';
import { describeFailures } from './run/finding.ts';
import { checkRoute } from './run/route.ts';
import { readSubjects, type Subject } from './subject.ts';
import { openTestServerTarget } from './target/test-server.ts';

/** Routes to look at, where somebody asks for some only: `ROUTES=client.operation.index,client.operation.tag`. */
const asked = process.env['ROUTES']?.split(',');

/** One test for each route that is chosen, all on one stand-in. */
export function testRoutes(isChosen: (subject: Subject) => boolean, depth: Depth): void {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(await openTestServerTarget(), depth);
  });
  afterAll(() => bench.target.close());

  const { subjects } = readSubjects(routeTable, handlers);
  const chosen = subjects.filter((subject) => isChosen(subject) && (asked?.includes(subject.name) ?? true));
  test.each(chosen.map((subject) => ({ subject, name: subject.name })))(
    '$name answers each asker as manifest and matrix promise, and keeps its contract',
    async ({ subject }) => {
      expect(describeFailures(await checkRoute(bench, subject))).toEqual([]);
    },
  );
}
