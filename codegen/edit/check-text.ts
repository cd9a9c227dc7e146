import { readManifest, type ReadManifest, type ReadOptions } from '../manifest/read.ts';
import type { ManifestFile } from './manifest-file.ts';

/**
 * Reads a text as if it stood in place of a manifest's, before it does. Throws `ManifestError` with all
 * problems at once.
 */
export function checkText(
  { path }: Pick<ManifestFile, 'path'>,
  text: string,
  options: ReadOptions,
): ReadManifest {
  return readManifest({ ...options, manifest: path, text });
}
