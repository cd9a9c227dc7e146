import { isDecodable, pictureSize } from '#mocks/server/files/picture-size.ts';
import { readTable } from '#mocks/server/imports/read-table.ts';
import { TableError } from '#mocks/server/imports/table.ts';
import { decodePicture } from './decode-picture.ts';
import { preparePicture } from './prepare-picture.ts';
import type { Finding, Task } from './worker-inspector.ts';

/** What one thread is for: a table, or a picture to look at or to prepare, then it ends. */
export async function inspect(task: Task): Promise<Finding> {
  if (task.kind === 'table') return readIt(task.bytes);
  const size = pictureSize(new Uint8Array(task.bytes), task.type);
  if (size === null) return { kind: 'picture', fault: 'unreadable' };
  if (!isDecodable(size)) return { kind: 'picture', fault: 'tooManyPixels' };
  const pixels = await decodePicture(task.bytes, task.type);
  if (pixels === null) return { kind: 'picture', fault: 'unreadable' };
  if (task.kind === 'picture') return { kind: 'picture', fault: null };
  return { kind: 'prepared', prepared: await preparePicture(pixels, task) };
}

async function readIt(bytes: ArrayBuffer): Promise<Finding> {
  try {
    return { kind: 'table', table: await readTable(new Blob([bytes])) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { kind: 'tableError', problem: error.problem, detail: error.message };
  }
}
