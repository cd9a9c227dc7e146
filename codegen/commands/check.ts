import { createProgress } from '../terminal/progress.ts';
import { defineCommand } from './command.ts';
import { generateOptions, selectionOptions } from './generate-options.ts';
import { PROGRAM } from './help.ts';
import { countsOf, printWarnings } from './outcome.ts';
import { printDiff } from './print-diff.ts';
import { printJson } from './print-json.ts';

/** `check`: whether `generate` would change something. */
export const command = defineCommand({
  name: 'check',
  summary: 'write nothing; fail and show the difference when something would change',
  description: [
    'For continuous integration: exit code 1 when a file would be created, changed or deleted, with a unified',
    'difference per file that patch and editors read.',
  ].join('\n'),
  options: {
    ...selectionOptions,
    full: { type: 'boolean', help: 'whole differences, not only their beginning' },
  },
  positionals: [],
  examples: [
    { line: 'check', says: 'fails when somebody forgot to generate' },
    { line: 'check --full --no-color', says: 'a difference to keep or to send' },
  ],
  async run(invocation) {
    const { out, values } = invocation;
    const progress = createProgress('Starting …', invocation);
    const { check, isUpToDate } = await import('../generate.ts');
    const outcome = await check({ ...generateOptions(invocation), onStep: progress.step }).finally(
      progress.done,
    );
    const upToDate = isUpToDate(outcome);
    if (values.json) printJson(invocation, { upToDate, ...outcome });
    else {
      printWarnings(invocation, outcome);
      for (const path of [...outcome.created, ...outcome.changed, ...outcome.deleted]) {
        printDiff(invocation, outcome.diffs[path] ?? '', values.full);
      }
      out(upToDate ? 'Up to date.\n' : `Not up to date: ${countsOf(outcome)}. Run ${PROGRAM} generate.\n`);
    }
    return upToDate ? 0 : 1;
  },
});
