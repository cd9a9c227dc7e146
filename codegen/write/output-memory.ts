import { readFileSync, statSync } from 'node:fs';
import { sha256 } from './hash.ts';
import { isGenerated } from './header.ts';

/** A file that the generator wrote. */
export interface GeneratedFile {
  readonly text: string;
  /** Hash of the text. */
  readonly hash: string;
}

/** What a file was made of, and what it became: both hashed. */
export interface Made {
  readonly inputs: string;
  readonly text: string;
}

/** What a process remembers of an output folder from one run to the next. */
export interface OutputMemory {
  /** The generated file at an absolute path, read again whenever its status changed; `null` for others. */
  read(path: string): GeneratedFile | null;
  /** How the files of the last run were made, by path; none before the first run. */
  made: ReadonlyMap<string, Made> | null;
}

/** A file that changed so lately may change again without a change of its time: it is not remembered. */
const UNSURE_MS = 2_000;

/** An empty memory, for the runs of one process over one output folder; `now` is the clock of files. */
export function createOutputMemory(now: () => number = Date.now): OutputMemory {
  const remembered = new Map<string, { readonly status: string; readonly file: GeneratedFile | null }>();
  return {
    made: null,
    read(path) {
      // Before the text: what is written in between then shows at the next run.
      const { ino, size, mtimeNs, ctimeNs, ctimeMs } = statSync(path, { bigint: true });
      const status = `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
      const known = remembered.get(path);
      if (known?.status === status) return known.file;
      const file = readGeneratedFile(path);
      if (now() - Number(ctimeMs) > UNSURE_MS) remembered.set(path, { status, file });
      else remembered.delete(path);
      return file;
    },
  };
}

/** The generated file at an absolute path; `null` when the generator did not write it. */
export function readGeneratedFile(path: string): GeneratedFile | null {
  const text = readFileSync(path, 'utf8');
  return isGenerated(text) ? { text, hash: sha256(text) } : null;
}
