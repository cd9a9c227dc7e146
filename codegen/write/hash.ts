import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATOR_VERSION } from './header.ts';

/** SHA-256 in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Hash of the part of the manifest that a file depends on, and of the generator itself. */
export function hashInputs(inputs: unknown): string {
  emitters ??= hashEmitters();
  return sha256(JSON.stringify([GENERATOR_VERSION, emitters, inputs]));
}

let emitters: string | undefined;

/** Hash of the emitters' own sources: whoever changes them finds no output taken for up to date. */
function hashEmitters(): string {
  const folder = join(import.meta.dirname, '../emit');
  const sources = readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
  return sha256(sources.join('\0'));
}
