import { routeArea } from '#tests/contract/engine/route-area.ts';
import { pageArea } from '#tests/support/page-area.ts';
import type { ImportGraph } from '../import-graph.ts';
import { filesOfGroup, testsOfGroup } from './cost.ts';
import type { PageGroups } from './groups.ts';

/** What is to be run for one page, or for all pages of a folder. */
export interface PageTests {
  /** Test files, those that walk all routes and pages among them. */
  readonly files: readonly string[];
  /** Routes that the walk over the routes is to keep to. */
  readonly routes: readonly string[];
  /** Pages that the walk over the pages is to keep to. */
  readonly pages: readonly string[];
}

/** Walks every page's way, and is quick. */
const breadcrumbTest = 'tests/unit/app/menus/breadcrumb.test.ts';

/**
 * Tests at the path of a page's group, unit tests that import a file of it, and the walks over routes and pages.
 *
 * @throws UsageError for a name that is no page
 */
export function testsOfPage(name: string, groups: PageGroups, graph: ImportGraph): PageTests {
  const group = groups.find(name);
  const pages = group.pages.includes(name) ? [name] : group.pages;
  // Routes that show another page of the folder are that page's.
  const routes = group.routes.filter(({ page }) => page === undefined || pages.includes(page));
  const importing = [...filesOfGroup(group, groups, graph)]
    .filter((file) => !file.startsWith('src/generated/'))
    .flatMap((file) => graph.importersOf(file))
    .filter((file) => file.startsWith('tests/unit/'));
  const isEveryday = (file: string): boolean => /^tests\/(unit|contract)\/.*\.test\.tsx?$/.test(file);
  const walks = [
    ...routes.flatMap((route) =>
      ['change', 'read'].map((kind) => `tests/contract/routes-${kind}-${routeArea(route.name)}.test.ts`),
    ),
    ...pages.map((page) => `tests/browser/pages-${pageArea(page)}.test.ts`),
  ];
  const own = [...testsOfGroup(group, graph), ...importing, breadcrumbTest].filter(isEveryday);
  return {
    files: [...new Set([...own, ...walks])].filter((file) => graph.files.includes(file)),
    routes: routes.map((route) => route.name),
    pages,
  };
}
