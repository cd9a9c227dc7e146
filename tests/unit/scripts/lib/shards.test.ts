import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAreas } from '#tests/support/page-area.ts';
import { routeAreas } from '#tests/contract/engine/route-area.ts';

test('every area of routes and of pages has the files that walk it', () => {
  const routes = ['change', 'read'].flatMap((kind) =>
    routeAreas.map((area) => `tests/contract/routes-${kind}-${area}.test.ts`),
  );
  expect(globSync('tests/contract/routes-{change,read}-*.test.ts').toSorted()).toEqual(routes.toSorted());
  const pages = pageAreas.map((area) => `tests/browser/pages-${area}.test.ts`);
  expect(globSync('tests/browser/pages-*.test.ts').toSorted()).toEqual(pages.toSorted());
});
