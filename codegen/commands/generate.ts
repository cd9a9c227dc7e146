import { createProgress } from '../terminal/progress.ts';
import { defineCommand } from './command.ts';
import { generateOptions, selectionOptions } from './generate-options.ts';
import { printChanges, printWarnings, summaryOf } from './outcome.ts';
import { printJson } from './print-json.ts';

/** `generate`: writes what a manifest gives. */
export const command = defineCommand({
  name: 'generate',
  summary: 'write what changed',
  description: [
    'Writes builders, tables and the page registry to the folder of the generated code: only files whose',
    'text changes, each whole. Generated files that are no longer wanted are deleted; files that were not',
    'generated stay, and one that is in the way is an error.',
  ].join('\n'),
  options: selectionOptions,
  positionals: [],
  examples: [
    { line: 'generate', says: 'the usual run; nothing is written when nothing changed' },
    { line: "generate --except 'admin.*'", says: 'without the routes of the administration' },
    { line: 'generate --allow-missing-pages', says: 'while the pages are still to be written' },
  ],
  async run(invocation) {
    const startMs = invocation.now();
    const progress = createProgress('Starting …', invocation);
    const { generate, isUpToDate } = await import('../generate.ts');
    const outcome = await generate({ ...generateOptions(invocation), onStep: progress.step }).finally(
      progress.done,
    );
    if (invocation.values.json) {
      printJson(invocation, { upToDate: isUpToDate(outcome), ...outcome });
      return 0;
    }
    printWarnings(invocation, outcome);
    printChanges(invocation, outcome);
    invocation.out(`${summaryOf(outcome, invocation.now() - startMs)}\n`);
    return 0;
  },
});
