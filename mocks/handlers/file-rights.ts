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

/** True when the person may see a file: by the record that it belongs to, and its giver until it belongs to one. */
export async function maySeeFile(context: SignedInContext, file: StoredFile): Promise<boolean> {
  let isOfRecord = false;
  for (const right of Object.values(fileRights)) {
    const answer = await right(context, file.id);
    if (answer === true) return true;
    if (answer === false) isOfRecord = true;
  }
  return !isOfRecord && file.createdBy === context.actor.user.id;
}
