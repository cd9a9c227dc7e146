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
import { addHistory, addPattern, addRecord, addTitle, sharedLists } from './lib/skeleton-lists.ts';
import { handlerFile, placeOf } from './lib/skeleton.ts';

const help = `npm run routes -- add <nom> GET <adresse> --page <Page> --kind list|record|form|show|export [options]

Écrit une page qui marche tout de suite : route, contrat, page, traitement, textes, titre et test.

  --table <table>   la table de mocks/db/schema dont elle montre les lignes (« show » : celle de l’adresse)
  --can <droit>     le droit qu’elle demande, comme contact.list
  --title <texte>   son titre en français ; --title-en en anglais
  --where …         le format d’un paramètre, comme 'contact=[0-9a-z]{26}' ; inutile s’il en a un dans le manifeste
  --set …           une clé du manifeste, comme icon=Archive, shortcut=… ou parent=client.contact.index

« list » d’abord : les autres y reviennent. Une nouvelle table se fait avant (CONTRIBUTING.md, « A record »).
« record » : créer, modifier, supprimer ; l’adresse est celle de sa fiche (archives/{archive}/modifier), le nom finit
par .edit. Les quatre autres routes, la corbeille, le journal et les canaux suivent.
« form » : modifie quelques champs d’une ligne (contacts/{contact}/nom) ; une seconde route l’enregistre.`;

const kinds = ['list', 'record', 'form', 'show', 'export'] as const;
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
  where: { type: 'string', multiple: true },
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
  const parameter = [...uri.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  if (kind === 'show' && table !== undefined && parameter === undefined) {
    throw new UsageError('L’adresse d’une page avec --table nomme sa ligne : archives/{archive}.');
  }
  const isOfRow = kind === 'list' || kind === 'form' || kind === 'record' || table !== undefined;
  const template = {
    ...names,
    ...place,
    page,
    route,
    uri,
    title: title ?? names.title,
    titleEn: values['title-en'] ?? title ?? names.title,
    area: right.split('.')[0] ?? '',
    path: uri.replaceAll(/\{\w+\}/g, '${id}'),
    parameter,
    ...(kind === 'form' && formRoute(route, uri)),
    ...(kind === 'record' && recordNames(route, uri)),
    ...(isOfRow && (await columnsOf(table, kind))),
  };
  const files = filesOf(kind === 'show' && table !== undefined ? 'row' : kind, template);
  const taken = files.filter(({ path }) => existsSync(join(projectRoot, path)));
  if (taken.length > 0) throw new UsageError(`Existe déjà : ${taken.map(({ path }) => path).join(', ')}.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(projectRoot, path)), { recursive: true });
    writeFileSync(join(projectRoot, path), text);
  }
  if (kind !== 'export') addTitle(template);
  if (parameter !== undefined && values.where === undefined) addPattern(parameter);
  const manifest = [
    ...(values.set ?? []).flatMap((key) => ['--set', key]),
    ...(values.where ?? []).flatMap((format) => ['--where', format]),
  ];
  addRoute(route, 'GET', uri, ['--page', page, '--can', right, ...manifest]);
  if (kind === 'form') addForm(template);
  if (kind === 'record') addRecordRoutes({ ...template, table: table ?? '' }, manifest);
  run('scripts/routes.mjs', ['generate']);
  run('node_modules/oxfmt/bin/oxfmt', [...files.map(({ path }) => path), ...sharedLists]);
  for (const { path } of files) console.log(`✓ ${path}`);
  if (kind === 'record') await tellRequired(table, template);
  console.log(`\nEnsuite : npm run dev, puis npm test -- ${page}, et npm run contract -- openapi.`);
});

type Words = Parameters<typeof addTitle>[0] & {
  readonly uri: string;
  readonly page: string;
  readonly area: string;
  readonly contract: string;
};

function addRoute(name: string, method: string, uri: string, given: readonly string[]): void {
  run('codegen/cli.mjs', ['add', name, method, uri, ...given, '--no-generate', '--json'], 'quiet');
}

/** The route that saves a form, and its line in the journal. */
function addForm({ route, uri, area, title, titleEn }: Words): void {
  const { updateRoute, updateUri, action } = formRoute(route, uri);
  addRoute(updateRoute, 'PATCH', updateUri, ['--can', `${area}.update`]);
  addHistory(action, `a modifié {label} (${title})`, `changed {label} (${titleEn})`);
}

/** The four other routes of a record, and its words in the lists of all records. */
function addRecordRoutes(words: Words & { readonly table: string }, manifest: readonly string[]): void {
  const { route, uri, page, area } = words;
  const names = recordNames(route, uri);
  const { groupName, basePath, rowPath } = names;
  const form = ['--page', page, '--can', `${area}.create`, '--before', route];
  addRoute(`${groupName}.create`, 'GET', `${basePath}/nouveau`, [...form, ...manifest]);
  addRoute(`${groupName}.store`, 'POST', basePath, ['--can', `${area}.create`]);
  addRoute(`${groupName}.update`, 'PATCH', rowPath, ['--can', `${area}.update`]);
  addRoute(`${groupName}.destroy`, 'DELETE', rowPath, ['--can', `${area}.delete`]);
  addTitle({ ...words, route: `${groupName}.create` });
  addRecord({ ...words, ...names });
}

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

/** What a kind of record is called, by the route and address of its form. */
function recordNames(route: string, uri: string) {
  const [, basePath, parameter] = /^([^{}]+)\/\{(\w+)\}\/[^{}]+$/.exec(uri) ?? [];
  if (basePath === undefined || parameter === undefined || !route.endsWith('.edit')) {
    throw new UsageError(
      'Une fiche se nomme et s’adresse ainsi : client.archive.edit GET archives/{archive}/modifier.',
    );
  }
  const groupName = route.replace(/\.edit$/, '');
  const type = groupName.split('.').at(-1) ?? '';
  const index = `"${groupName}.index"`;
  if (!readFileSync(join(projectRoot, 'routes.manifest.json'), 'utf8').includes(index)) {
    throw new UsageError(`Ajoutez d’abord la liste, où l’on revient : ${groupName}.index (--kind list).`);
  }
  const record = type.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    groupName,
    type,
    record,
    Record: record.charAt(0).toUpperCase() + record.slice(1),
    messages: `${record}Messages`,
    basePath,
    rowPath: `${basePath}/{${parameter}}`,
    parameter,
  };
}

/** Says which columns the form must still fill for a row to be written. */
async function tellRequired(
  table: string | undefined,
  { label }: { readonly label?: string | undefined },
): Promise<void> {
  const schema: Record<string, unknown> = await import('#mocks/db/schema/index.ts');
  const found = schema[table ?? ''];
  if (!is(found, PgTable)) return;
  const itself = new Set(['id', 'tenantId', 'createdAt', 'updatedAt', label]);
  const required = Object.entries(getTableColumns(found))
    .filter(
      ([name, { notNull, hasDefault, generated }]) =>
        notNull && !hasDefault && !generated && !itself.has(name),
    )
    .map(([name]) => name);
  if (required.length > 0) {
    console.log(
      `\nLa table demande aussi ${required.join(', ')} : ajoutez ces champs à payload.ts, aux textes et au formulaire.`,
    );
  }
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
function filesOf(kind: Kind | 'row', values: Readonly<Record<string, string | undefined>>) {
  const folder = join(projectRoot, 'scripts/templates', kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const file = relative(projectRoot, join(folder, name));
      return handlerFile(fillTemplate(readFileSync(join(folder, name), 'utf8'), values, file));
    });
}

function run(program: string, args: readonly string[], says: 'all' | 'quiet' = 'all'): void {
  const { status } = spawnSync(process.execPath, [join(projectRoot, program), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', says === 'quiet' ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0) throw new UsageError(`${program} ${args.join(' ')} : voir ci-dessus.`);
}
