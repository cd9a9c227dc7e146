import { checkLabels, checks, type Check } from '../run/finding.ts';
import type { Report, RouteReport } from './report.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text fit for XML 1.0: what no document may hold is written as a box. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- the signs that XML 1.0 excludes are control signs
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '□')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** One suite for each route, one case for each thing looked at (JUnit XML, as CI servers read it). */
export function junitXml({ routes, counts, durationMs, startedAt }: Report): string {
  const cases = routes.flatMap((route) => [...route.byCheck.keys()]);
  const failures = routes.flatMap(({ byCheck }) =>
    [...byCheck.values()].filter((colour) => colour === 'red'),
  );
  const head = `tests="${cases.length}" failures="${failures.length}" time="${(durationMs / 1000).toFixed(1)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contrats" ${head} timestamp="${startedAt.toISOString()}">`,
    `<!-- ${counts.pass} essais conformes, ${counts.fail} en défaut, ${counts.skip} laissés de côté -->`,
    ...routes.map(suite),
    '</testsuites>',
    '',
  ].join('\n');
}

function suite(route: RouteReport): string {
  const own = checks.filter((check) => route.byCheck.has(check));
  return [
    `<testsuite name="${xml(route.name)}" tests="${own.length}">`,
    ...own.map((check) => testCase(route, check)),
    '</testsuite>',
  ].join('\n');
}

function testCase({ name, findings, byCheck }: RouteReport, check: Check): string {
  const open = `<testcase classname="${xml(name)}" name="${xml(checkLabels[check])}">`;
  const own = findings.filter((finding) => finding.check === check);
  const linesOf = (result: 'fail' | 'skip'): string[] =>
    own
      .filter((finding) => finding.result === result)
      .map(({ what, details }) => `${what} : ${details.join(' ; ')}`);
  const failed = linesOf('fail');
  if (failed.length > 0)
    return `${open}<failure message="${xml(`${failed.length} sur ${own.length}`)}">${xml(failed.join('\n'))}</failure></testcase>`;
  return byCheck.get(check) === 'grey'
    ? `${open}<skipped message="${xml(linesOf('skip').join(' ; '))}"/></testcase>`
    : `${open}</testcase>`;
}
