import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describeReport } from '../import/describe-report.ts';
import type { Imported } from '../import/new-manifest.ts';
import { createReport, type Report } from '../import/report.ts';
import type { Source } from '../import/source.ts';
import { readOptions } from '../edit/read-options.ts';
import { defineCommand, type ExitCode, type Invocation, type Options } from './command.ts';
import { printJson } from './print-json.ts';

const options = {
  'out-manifest': {
    type: 'string',
    value: '<file>',
    help: 'where the manifest goes: a new file; standard output otherwise',
  },
  merge: {
    type: 'boolean',
    help: 'add to the manifest the routes whose names it does not have, its text staying otherwise',
  },
  pages: {
    type: 'string',
    value: '<folder>',
    default: 'src/pages',
    help: 'folder of page files that a new manifest names',
  },
  full: { type: 'boolean', help: 'the whole report, not only its beginnings' },
} as const satisfies Options;

type ImportInvocation = Invocation<typeof options>;

/** `import`: a manifest from the routes of Laravel. */
export const command = defineCommand({
  name: 'import',
  summary: 'make a manifest from the routes of Laravel',
  description: [
    'Reads what "php artisan ziggy:generate" or "php artisan route:list --json" wrote; Ziggy tells the formats of',
    'parameters too. What has no counterpart in a manifest is reported on standard error.',
  ].join('\n'),
  options,
  positionals: [{ name: 'file', help: 'JSON, or the script of Ziggy, which is read and never run' }],
  examples: [
    { line: 'import ziggy.js --out-manifest routes.manifest.json', says: 'a project that begins' },
    { line: 'import ziggy.js --merge', says: 'what the other side has added since' },
    { line: 'import routes.json --json', says: 'manifest and report for a program' },
  ],
  async run(invocation) {
    const { ImportError } = await import('../import/error.ts');
    try {
      return await importRoutes(invocation);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      const { args, err, errPaint, values } = invocation;
      if (values.json) printJson(invocation, { error: error.message });
      else err(`${errPaint.red(`${args[0] ?? ''}: ${error.message}`)}\n`);
      return 1;
    }
  },
});

async function importRoutes(invocation: ImportInvocation): Promise<ExitCode> {
  const { args, values, cwd, out, err } = invocation;
  const base = values.merge ? resolve(cwd, values.manifest) : undefined;
  const given = values['out-manifest'];
  const target = given === undefined ? base : resolve(cwd, given);
  if (target !== undefined && target !== base && existsSync(target)) {
    err(`${relative(cwd, target)} is there already: move it, or add to it with --merge --manifest.\n`);
    return 3;
  }
  const { readText } = await import('../import/decode.ts');
  const { readSource } = await import('../import/read-source.ts');
  const source = await readSource(readText(resolve(cwd, args[0] ?? '')));
  const report = createReport();
  const { text, names } =
    base === undefined
      ? await makeNew(invocation, source, report, target)
      : await merge(invocation, source, report, target);
  const groups = report.groups();
  const isUsable = names.length > 0 || groups.some(({ kind }) => kind === 'present');
  const total = source.routes.length + source.malformed.length;
  if (values.json) {
    printJson(invocation, { source: source.kind, total, imported: names, report: groups, manifest: text });
  } else {
    if (target === undefined && isUsable) out(text);
    const to = target === undefined || names.length === 0 ? '' : ` to ${relative(cwd, target)}`;
    err(`${names.length} of ${total} routes imported from ${source.kind}${to}.\n`);
    if (groups.length > 0) err(`\n${describeReport(groups, values.full)}`);
  }
  return isUsable ? 0 : 1;
}

async function makeNew(
  { values }: ImportInvocation,
  source: Source,
  report: Report,
  target: string | undefined,
): Promise<Imported> {
  const { newManifest } = await import('../import/new-manifest.ts');
  const imported = newManifest(source, values.pages, report);
  if (target !== undefined && imported.names.length > 0) writeFileSync(target, imported.text, { flag: 'wx' });
  return imported;
}

async function merge(
  { values, cwd }: ImportInvocation,
  source: Source,
  report: Report,
  target: string | undefined,
): Promise<Imported> {
  const { mergeManifest } = await import('../import/merge-manifest.ts');
  const { readManifestFile, writeManifestFile } = await import('../edit/manifest-file.ts');
  const { withLock } = await import('../write/lock.ts');
  const reading = readOptions(cwd, values);
  return withLock(reading.manifest, async () => {
    const file = readManifestFile(reading.manifest);
    const imported = mergeManifest(source, file, reading, report);
    if (target === undefined || (target === file.path && imported.names.length === 0)) return imported;
    if (target === file.path) writeManifestFile(file, imported.text);
    else writeFileSync(target, file.mark + imported.text, { flag: 'wx' });
    return imported;
  });
}
