import { isDecodable, pictureSize } from '#mocks/server/files/picture-size.ts';
import { decodePicture } from './decode-picture.ts';
import { preparePicture } from './prepare-picture.ts';
import type { Finding, Task } from './worker-inspector.ts';

/** Looks at a picture, or prepares it. Only for a thread of its own. */
export async function inspectPicture(task: Extract<Task, { kind: 'picture' | 'prepare' }>): Promise<Finding> {
  const size = pictureSize(new Uint8Array(task.bytes), task.type);
  if (size === null) return { kind: 'picture', fault: 'unreadable' };
  if (!isDecodable(size)) return { kind: 'picture', fault: 'tooManyPixels' };
  const pixels = await decodePicture(task.bytes, task.type);
  if (pixels === null) return { kind: 'picture', fault: 'unreadable' };
  if (task.kind === 'picture') return { kind: 'picture', fault: null };
  return { kind: 'prepared', prepared: await preparePicture(pixels, task) };
}
