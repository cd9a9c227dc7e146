import { checkLabels, type Finding } from '../run/finding.ts';
import type { Colour, Report, RouteReport } from './report.ts';

const signs: Readonly<Record<Colour, string>> = { green: '✓', red: '✗', grey: '–' };

/** A route in one line, its faults below. */
export function routeText({ name, colour, findings }: RouteReport): string {
  const passed = findings.filter(({ result }) => result === 'pass').length;
  const head = `${signs[colour]} ${name} (${passed}/${findings.length})`;
  return [head, ...findings.filter(({ result }) => result === 'fail').map(faultText)].join('\n');
}

const faultText = ({ check, what, details }: Finding): string =>
  `    ${checkLabels[check]}, ${what}\n${details.map((detail) => `      ${detail}`).join('\n')}`;

/** What was left out and why, then the line that counts. */
export function summaryText({ absent, routes, counts, durationMs, label, origin }: Report): string {
  const reasons = new Map<string, number>();
  for (const { findings } of routes)
    for (const { result, details } of findings)
      if (result === 'skip') reasons.set(details.join(' ; '), (reasons.get(details.join(' ; ')) ?? 0) + 1);
  const red = routes.filter(({ colour }) => colour === 'red').length;
  return [
    ...absent.map(({ who, reason }) => `– ${who} : ${reason}`),
    ...[...reasons].map(([reason, count]) => `– ${count} essais laissés de côté : ${reason}`),
    `${label} (${origin}) : ${routes.length} routes, dont ${red} hors contrat ; ${counts.pass} essais conformes, ${counts.fail} en défaut, ${counts.skip} laissés de côté, en ${Math.round(durationMs / 1000)} s.`,
  ].join('\n');
}
