import { openEmbedded } from '#mocks/db/open/embedded.ts';
import { throttles } from '#mocks/db/schema/index.ts';

// Run as a program by a test: commits one row after the other and says so, until it is killed.
const directory = process.argv[2];
if (directory === undefined) throw new Error('usage: commit-until-killed.ts <directory>');

const { db } = await openEmbedded(directory);
for (let count = 1; ; count += 1) {
  await db.transaction(async (tx) => {
    await tx.insert(throttles).values({ key: `row-${count}`, hits: count, resetsAt: new Date(0) });
  });
  process.stdout.write(`${count}\n`);
}
