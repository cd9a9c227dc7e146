import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Less fits into one packet anyway. */
const leastBytes = 1_024;

/**
 * Puts beside each script and style sheet of a build the same in Brotli at its highest quality (`NAME.br`), which
 * takes too long while somebody waits and is a fifteenth smaller than what does not. Servers look for it there:
 * ours, nginx with `brotli_static on`.
 */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    // What is on the disk is what is served: other plugins change a file until it is written.
    async writeBundle({ dir = '' }, bundle) {
      const packable = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(packable.map((name) => writePacked(join(dir, name))));
    },
  };
}

async function writePacked(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await pack(bytes, { params }));
}
