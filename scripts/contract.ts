import { parseArgs } from 'node:util';
import { openBench } from '#tests/contract/engine/open.ts';
import { runAll } from '#tests/contract/engine/report/run-all.ts';
import { routeText, summaryText } from '#tests/contract/engine/report/text.ts';
import { openStandInTarget } from '#tests/contract/engine/target/stand-in.ts';
import { runMain } from './lib/errors.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean' } },
  });
  const target = await openStandInTarget();
  try {
    const bench = await openBench(target, values.full ? 'full' : 'quick');
    const names = positionals.slice(1);
    const report = await runAll(
      bench,
      (name) => names.length === 0 || names.some((wanted) => name.startsWith(wanted)),
      (route) => console.log(routeText(route)),
    );
    console.log(summaryText(report));
    process.exitCode = report.counts.fail > 0 ? 1 : 0;
  } finally {
    await target.close();
  }
});
