import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportSections } from '#domain/paper/sections.ts';
import { routeTable } from '#generated/routes/table.ts';
import { buildRoute } from '#runtime/routes/build.ts';
import { suggest } from '#runtime/routes/suggest.ts';
import { readConfig } from '#mocks/hosts/http/config.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';
import { signLink } from '#mocks/server/signed-link.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { drawPages } from './lib/page-pictures.ts';
import { printPage } from './lib/print-page.ts';
import { readRunningServer } from './lib/running-server.ts';
import { step } from './lib/steps.mjs';

const help = `npm run print -- <route> clé=valeur… --as <adresse e-mail> -o <fichier.pdf>

Imprime une page d'export en PDF, depuis le serveur en marche ou un serveur ouvert pour l'occasion.

  npm run print -- export.cover operation=<id> --as hugo.lartigue@example.test -o couverture.pdf
  npm run print -- export.cover operation=<id> preset=bank recipient="Banque de l'Estuaire" --as … -o …

  npm run print -- export.dossier operation=<id> --sections=cover,front-page,photos --as … -o dossier.pdf

  npm run print -- export.dossier operation=<id> --as … -o dossier.pdf --pictures docs/images/dossier

--pictures <dossier> dessine aussi chaque feuille en petit (page-01.webp, …) dans ce dossier.
--sections nomme les pages d'un dossier, dans leur ordre. Les clés qui ne sont pas dans l'adresse de la route vont dans sa requête. Code de sortie : 0 si le fichier
est écrit, 1 sinon.`;

/** Seconds for which the signed link of one printing is good. */
const linkLifeS = 60;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      output: { type: 'string', short: 'o' },
      sections: { type: 'string' },
      pictures: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(help);
  const [name, ...pairs] = positionals;
  if (!name || !values.as || !values.output) throw new UsageError(`Il manque un argument.\n\n${help}`);
  const path = exportAddress(name, { ...parsePairs(pairs), ...sectionsOf(name, values.sections) });
  const as = values.as;
  const output = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.output);

  const config = readConfig();
  const running = readRunningServer(config.varDir);
  const own = running ? null : await startOwn();
  try {
    const url = await signLink(hmacSigner(readSecret(config)), 'GET', new URL(path, (running ?? own)?.url), {
      now: new Date(),
      lifeS: linkLifeS,
      as,
    });
    const pages = await step('Impression', () => printPage(url, output));
    console.log(`${output} : ${pages} page${pages > 1 ? 's' : ''}.`);
    if (values.pictures === undefined) return;
    const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.pictures);
    const drawn = await step('Images des feuilles', async () => drawPages(await readFile(output), folder));
    console.log(`${folder} : ${drawn} image${drawn > 1 ? 's' : ''}.`);
  } finally {
    await own?.close();
  }
});

/** Loads builder and server only where they are needed: they take longer than the printing. */
async function startOwn() {
  const [{ ensureBuilt, ensureGenerated }, { serveApplication }] = await Promise.all([
    import('./lib/build.ts'),
    import('./lib/application.ts'),
  ]);
  await ensureGenerated();
  await ensureBuilt('app');
  return step('Ouverture d’un serveur', () =>
    serveApplication({ ...readConfig(), host: 'localhost', port: 0 }),
  );
}

function parsePairs(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError(`« ${pair} » n'est pas de la forme clé=valeur.`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** The pages of a file as its address takes them. @throws UsageError naming those that do not exist */
function sectionsOf(name: string, given: string | undefined): Record<string, string> {
  if (given === undefined) return {};
  if (name !== 'export.dossier') throw new UsageError('--sections ne vaut que pour export.dossier.');
  const names = given.split(',').map((section) => section.trim());
  const unknown = names.filter((section) => !exportSections.some((known) => known === section));
  if (unknown.length > 0) {
    throw new UsageError(`Pages inconnues : ${unknown.join(', ')}.\nPages : ${exportSections.join(', ')}.`);
  }
  return { sections: names.join(',') };
}

/** The address of a printable page. @throws UsageError, RouteError with the missing parameters named */
function exportAddress(name: string, parameters: Record<string, string>): string {
  const route = routeTable.find((candidate) => candidate.name === name);
  if (!route) {
    const suggestion = suggest(
      name,
      routeTable.map((known) => known.name),
    );
    throw new UsageError(
      `Aucune route « ${name} ».${suggestion ? ` Vouliez-vous dire « ${suggestion} » ?` : ''}`,
    );
  }
  if (!name.startsWith('export.'))
    throw new UsageError(`« ${name} » n'est pas une page d'export (export.…).`);
  try {
    return buildRoute(route, parameters);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
