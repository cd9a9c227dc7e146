import { checkLabels, checks, type Check, type Finding } from '../run/finding.ts';
import { style } from './html-style.ts';
import type { Colour, Report, RouteReport } from './report.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.toWellFormed().replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const words: Readonly<Record<Colour, string>> = {
  green: 'conforme',
  red: 'hors contrat',
  grey: 'non essayé',
};
const signs: Readonly<Record<Colour, string>> = { green: '✓', red: '✗', grey: '–' };
const resultWords: Readonly<Record<Finding['result'], string>> = {
  pass: 'conforme',
  fail: 'en défaut',
  skip: 'laissé de côté',
};

/** What must be mended first, what was not tried last. */
const rank: Readonly<Record<Finding['result'], number>> = { fail: 0, pass: 1, skip: 2 };

/** A page that stands by itself: every route, what was tried on it, and what came of it. */
export function htmlReport(report: Report): string {
  const { routes, label, origin, startedAt, durationMs } = report;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Contrats : ${escape(origin)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Respect des contrats</h1>
<p>${escape(label)}, <code>${escape(origin)}</code>, le ${dateText(startedAt)}, en ${Math.round(durationMs / 1000)} s</p>
${totals(report)}
</header>
<main>
${absentees(report)}
<form class="filters" role="search">
<label>Chercher une route <input type="search" id="search" autocomplete="off"></label>
<fieldset><legend>Montrer</legend>
${(['all', 'red', 'green', 'grey'] as const).map((colour) => filterButton(colour, routes)).join('\n')}
</fieldset>
</form>
<p id="none" hidden>Aucune route ne correspond.</p>
${routes.toSorted(byUrgency).map(routeSection).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}

const dateText = (at: Date): string =>
  new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }).format(
    at,
  );

function totals({ routes, counts }: Report): string {
  const of = (colour: Colour): number => routes.filter((route) => route.colour === colour).length;
  const cells: [sign: Colour, count: number, text: string][] = [
    ['green', of('green'), 'routes conformes'],
    ['red', of('red'), 'routes hors contrat'],
    ['grey', of('grey'), 'routes non essayées'],
  ];
  return `<ul class="totals">${cells
    .map(([colour, count, text]) => `<li class="${colour}"><strong>${count}</strong> ${text}</li>`)
    .join(
      '',
    )}<li><strong>${counts.pass + counts.fail}</strong> essais, dont ${counts.fail} en défaut</li></ul>`;
}

function absentees({ absent }: Report): string {
  if (absent.length === 0) return '';
  const items = absent.map(({ who, reason }) => `<li><b>${escape(who)}</b> : ${escape(reason)}</li>`);
  return `<details class="absent"><summary>${absent.length} demandeurs absents de cet essai</summary><ul>${items.join('')}</ul></details>`;
}

function filterButton(colour: Colour | 'all', routes: readonly RouteReport[]): string {
  const count = colour === 'all' ? routes.length : routes.filter((route) => route.colour === colour).length;
  const text = colour === 'all' ? 'Toutes' : `${signs[colour]} ${words[colour]}`;
  return `<button type="button" data-filter="${colour}" aria-pressed="${colour === 'all'}">${text} (${count})</button>`;
}

/** What must be mended comes first. */
const byUrgency = (one: RouteReport, other: RouteReport): number =>
  Number(other.colour === 'red') - Number(one.colour === 'red');

function routeSection(route: RouteReport): string {
  const { name, method, uri, colour, byCheck } = route;
  const marks = checks.flatMap((check) => {
    const mark = byCheck.get(check);
    return mark === undefined
      ? []
      : [
          `<li class="${mark}"><span aria-label="${words[mark]}">${signs[mark]}</span> ${checkLabels[check]}</li>`,
        ];
  });
  return `<details class="route ${colour}" data-colour="${colour}" data-name="${escape(`${name} ${uri}`)}"${colour === 'red' ? ' open' : ''}>
<summary><span class="sign" aria-label="${words[colour]}">${signs[colour]}</span> <b>${escape(name)}</b> <code>${escape(`${method} ${uri}`)}</code><ul class="marks">${marks.join('')}</ul></summary>
${checks.map((check) => checkTable(route, check)).join('')}
</details>`;
}

function checkTable({ findings, byCheck }: RouteReport, check: Check): string {
  if (!byCheck.has(check)) return '';
  const own = findings.filter((finding) => finding.check === check);
  const sorted = own.toSorted((a, b) => rank[a.result] - rank[b.result]);
  const rows = sorted.map(
    ({ what, result, details }) =>
      `<tr class="${result}"><td>${resultWords[result]}</td><td>${escape(what)}</td><td>${details.map(escape).join('<br>')}</td></tr>`,
  );
  return `<table><caption>${checkLabels[check]} : ${own.length} ${own.length > 1 ? 'essais' : 'essai'}</caption><thead><tr><th scope="col">Résultat</th><th scope="col">Essai</th><th scope="col">Constat</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Filters by colour and by words; without it everything is shown. */
const script = `
const routes = [...document.querySelectorAll('.route')];
const buttons = [...document.querySelectorAll('[data-filter]')];
const search = document.getElementById('search');
let colour = 'all';
const show = () => {
  const words = search.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  for (const route of routes) {
    const isShown = (colour === 'all' || route.dataset.colour === colour) && words.every((word) => route.dataset.name.toLowerCase().includes(word));
    route.hidden = !isShown;
    shown += Number(isShown);
  }
  document.getElementById('none').hidden = shown > 0;
};
for (const button of buttons) button.addEventListener('click', () => {
  colour = button.dataset.filter;
  for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
  show();
});
search.addEventListener('input', show);
search.form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('beforeprint', () => { for (const route of routes) if (route.dataset.colour === 'red') route.open = true; });
`;
