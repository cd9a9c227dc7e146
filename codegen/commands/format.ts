import { resolve } from 'node:path';
import { unifiedDiff } from '../write/diff.ts';
import { defineCommand } from './command.ts';
import { printDiff } from './print-diff.ts';
import { printJson } from './print-json.ts';

/** `format`: the canonical layout of the manifest. */
export const command = defineCommand({
  name: 'format',
  summary: 'put the manifest into its canonical layout',
  description: [
    'Keys in the order of the schema, one route a line, two spaces, a final line break. The order of routes,',
    'which decides at matching, and the line ends stay.',
  ].join('\n'),
  options: {
    check: {
      type: 'boolean',
      help: 'write nothing; fail and show the difference when something would change',
    },
  },
  positionals: [],
  examples: [
    { line: 'format', says: 'after editing by hand' },
    { line: 'format --check', says: 'for continuous integration' },
  ],
  async run(invocation) {
    const { out, values, cwd } = invocation;
    const { readManifestFile, writeManifestFile } = await import('../edit/manifest-file.ts');
    const { formatManifest } = await import('../edit/format-manifest.ts');
    const { withLock } = await import('../write/lock.ts');
    const path = resolve(cwd, values.manifest);
    return withLock(path, async () => {
      const file = readManifestFile(path);
      const before = file.mark + file.text;
      const after = formatManifest(file.text);
      const isCanonical = before === after;
      const diff = values.check ? unifiedDiff(file.file, { before, after }) : undefined;
      if (!isCanonical && !values.check) writeManifestFile({ path, mark: '' }, after);
      if (values.json)
        printJson(invocation, { canonical: isCanonical, ...(diff === undefined ? {} : { diff }) });
      else if (isCanonical) out(`${file.file} is in its canonical layout.\n`);
      else if (diff === undefined) out(`changed ${file.file}\n`);
      else {
        printDiff(invocation, diff, true);
        out(`Not in its canonical layout: run format.\n`);
      }
      return isCanonical || !values.check ? 0 : 1;
    });
  },
});
