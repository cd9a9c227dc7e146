import { resolve } from 'node:path';
import type { ReadOptions } from '../manifest/read.ts';

/** What a command line says to the reader of the manifest; paths are relative to `cwd`. */
export interface ReadValues {
  readonly manifest: string;
  readonly out: string;
  readonly runtime: string;
  readonly 'allow-missing-pages': boolean;
}

/** Options to read a whole manifest with. */
export function readOptions(cwd: string, values: ReadValues): ReadOptions {
  return {
    manifest: resolve(cwd, values.manifest),
    out: resolve(cwd, values.out),
    runtime: values.runtime,
    allowMissingPages: values['allow-missing-pages'],
    only: [],
    except: [],
  };
}
