import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withFaultOn } from './switches.ts';

/** Texts that the tests of this process find in place of files, by their absolute paths. */
export type Planted = ReadonlyMap<string, string>;

const key = Symbol.for('ilot.planted');
// The configuration of the tests is loaded apart from the command: they meet in what is global.
const store = globalThis as unknown as Record<symbol, Planted | undefined>;

/** Plants faults for the tests that this process runs from now on, or takes them away; the files themselves stay. */
export const plant = (planted: Planted): void => {
  store[key] = planted;
};

/** The name of a test file that runs with a fault on. */
export const testWithFault = (path: string, id: number): string => `${path}?fault=${id}`;

/** Gives the tests the planted text of a file; does nothing while none is planted. */
export const plantedModule = (): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  load(id) {
    const planted = store[key];
    if (planted === undefined) return null;
    const [path = '', query = ''] = id.split('?');
    const fault = /^fault=(\d+)$/.exec(query)?.[1];
    if (fault !== undefined) return withFaultOn(readFileSync(path, 'utf8'), Number(fault));
    return planted.get(path) ?? null;
  },
});
