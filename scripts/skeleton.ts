import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { pageNames } from '#codegen/edit/page-names.ts';
import { fillTemplate } from '#codegen/edit/template.ts';
import { runMain, UsageError } from './lib/errors.ts';
import { projectRoot } from './lib/project.ts';
import { handlerFile, placeOf, withLine, type SkeletonPlace } from './lib/skeleton.ts';

const help = `npm run routes -- add <nom> GET <adresse> --page <Page> --kind list|form|show|export [options]

Écrit une page qui marche tout de suite : route, contrat, page, traitement, textes, titre et test.

  --table <table>   liste ou formulaire : la table de mocks/db/schema dont elle montre les lignes
  --can <droit>     le droit qu’elle demande, comme contact.list
  --title <texte>   son titre en français ; --title-en en anglais
  --set …           une clé du manifeste, comme icon=Archive, shortcut=… ou parent=client.contact.index

« form » : l’adresse est celle d’une ligne (contacts/{contact}/nom), et une seconde route l’enregistre.`;

const kinds = ['list', 'form', 'show', 'export'] as const;
type Kind = (typeof kinds)[number];

/** Columns by which people know a row, the first that a table has. */
const labels = ['name', 'title', 'label', 'displayName', 'subject'];

const options = {
  kind: { type: 'string' },
  page: { type: 'string' },
  can: { type: 'string' },
  table: { type: 'string' },
  title: { type: 'string' },
  'title-en': { type: 'string' },
  set: { type: 'string', multiple: true },
  help: { type: 'boolean' },
} as const;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options,
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const [route = '', method = '', uri = ''] = positionals;
  const { kind, page = '', can, title, table } = values;
  if (!isKind(kind) || page === '' || method !== 'GET' || uri === '') throw new UsageError(help);
  const right = can ?? (kind === 'export' ? 'export.list' : undefined);
  if (right === undefined) throw new UsageError(`Dites le droit : --can <droit>.\n\n${help}`);
  const place = placeOf(kind, route, page);
  const names = pageNames(page);
  const template = {
    ...names,
    ...place,
    page,
    route,
    uri,
    title: title ?? names.title,
    titleEn: values['title-en'] ?? title ?? names.title,
    area: right.split('.')[0],
    path: uri.replaceAll(/\{\w+\}/g, '${id}'),
    ...(kind === 'form' && formRoute(route, uri)),
    ...((kind === 'list' || kind === 'form') && (await columnsOf(table, kind))),
  };
  const files = filesOf(kind, template);
  const taken = files.filter(({ path }) => existsSync(join(projectRoot, path)));
  if (taken.length > 0) throw new UsageError(`Existe déjà : ${taken.map(({ path }) => path).join(', ')}.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
    writeFileSync(join(projectRoot, path), text);
  }
  addWords(kind, template);
  const set = (values.set ?? []).flatMap((key) => ['--set', key]);
  run('codegen/cli.mjs', ['add', route, 'GET', uri, '--page', page, '--can', right, ...set, '--no-generate']);
  if (kind === 'form') {
    const { updateRoute, updateUri } = formRoute(route, uri);
    const update = `${right.split('.')[0]}.update`;
    run('codegen/cli.mjs', ['add', updateRoute, 'PATCH', updateUri, '--can', update, '--no-generate']);
  }
  run('scripts/routes.mjs', ['generate']);
  run(
    'node_modules/oxfmt/bin/oxfmt',
    files.map(({ path }) => path),
  );
  for (const { path } of files) console.log(`✓ ${path}`);
  console.log(`\nEnsuite : npm run dev, puis npm test -- ${page}, et npm run contract -- openapi.`);
});

function isKind(kind: string | undefined): kind is Kind {
  return kinds.some((known) => known === kind);
}

/** The route that saves a form, beside it. */
function formRoute(route: string, uri: string) {
  const [, parameter] = /\{(\w+)\}/.exec(uri) ?? [];
  if (parameter === undefined) {
    throw new UsageError('L’adresse d’un formulaire nomme sa ligne : contacts/{contact}/nom.');
  }
  const updateRoute = `${route}.update`;
  return {
    parameter,
    updateRoute,
    updateUri: uri,
    updatePath: uri.replaceAll(/\{\w+\}/g, '${id}'),
    action: updateRoute.split('.').slice(1).join('.'),
  };
}

/** How the rows of a table are found, known and searched. @throws UsageError for a table that is none */
async function columnsOf(table: string | undefined, kind: Kind) {
  const schema: Record<string, unknown> = await import('#mocks/db/schema/index.ts');
  const found = table === undefined ? undefined : schema[table];
  if (table === undefined || !is(found, PgTable)) {
    throw new UsageError(`« ${kind} » montre les lignes d’une table de mocks/db/schema : --table contacts.`);
  }
  const columns = Object.keys(getTableColumns(found));
  const label = labels.find((name) => columns.includes(name));
  const lacking = ['id', 'tenantId', 'createdAt', 'version', 'deletedAt'].filter(
    (name) => !columns.includes(name),
  );
  if (label === undefined || lacking.length > 0) {
    throw new UsageError(
      `La table « ${table} » doit avoir ${labels.join(' ou ')}, et les colonnes de businessColumns() et tenant_id.`,
    );
  }
  return { table, label, search: columns.includes('searchText') ? 'searchText' : label };
}

/** The files of a kind of page, from its templates: path within the project, and text. */
function filesOf(kind: Kind, values: Readonly<Record<string, string | undefined>>) {
  const folder = join(projectRoot, 'scripts/templates', kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const file = relative(projectRoot, join(folder, name));
      return handlerFile(fillTemplate(readFileSync(join(folder, name), 'utf8'), values, file));
    });
}

/** What stands in lists of words that all pages share: the title, and for a form its line in the journal. */
function addWords(kind: Kind, words: Readonly<Record<string, string | undefined>> & SkeletonPlace): void {
  const edit = (path: string, lines: Parameters<typeof withLine>[1]): void => {
    const file = join(projectRoot, path);
    writeFileSync(file, withLine(readFileSync(file, 'utf8'), lines));
  };
  const { route, title = '', titleEn = '', action = '' } = words;
  const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;
  if (kind !== 'export') {
    edit('src/messages/page-titles/client.ts', {
      fr: `  '${route}': ${quoted(title)},`,
      en: `  '${route}': ${quoted(titleEn)},`,
    });
  }
  if (kind === 'form') {
    edit('src/messages/history.ts', {
      fr: `    '${action}': '{actor} a modifié {label} (${title.replaceAll("'", '’')})',`,
      en: `    '${action}': '{actor} changed {label} (${titleEn.replaceAll("'", '’')})',`,
    });
  }
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(projectRoot, program), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new UsageError(`${program} ${args.join(' ')} : voir ci-dessus.`);
}
