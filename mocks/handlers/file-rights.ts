import { referencesTo } from '#mocks/db/queries/references-to.ts';
import type { StoredFile } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import type { FileRight } from './file-rights/file-right.ts';
import { madeFileRights } from './file-rights/made.ts';
import { peopleFileRights } from './file-rights/people.ts';
import { platformFileRights } from './file-rights/platform.ts';
import { recordsFileRights } from './file-rights/records.ts';

/** The right to a file by the column that refers to it: that of the record, as its own page asks it. */
export const fileRights = {
  ...peopleFileRights,
  ...madeFileRights,
  ...platformFileRights,
  ...recordsFileRights,
} as const satisfies Record<string, FileRight>;

/** Columns that hold a file's identifier and nothing else; the result of a job holds it within. */
const fileColumns = Object.keys(fileRights).filter((name) => name !== 'jobs.result');

/** True when the person may see a file: by the record that it belongs to, and its giver until it belongs to one. */
export async function maySeeFile(context: SignedInContext, file: StoredFile): Promise<boolean> {
  let isOfRecord = false;
  const holding = await referencesTo(context.unscoped, fileColumns, file.id);
  for (const [name, right] of Object.entries(fileRights)) {
    // A page of photographs asks for dozens of files: most of their columns are not asked one by one.
    if (fileColumns.includes(name) && !holding.has(name)) continue;
    const answer = await right(context, file.id);
    if (answer === true) return true;
    if (answer === false) isOfRecord = true;
  }
  return !isOfRecord && file.createdBy === context.actor.user.id;
}
