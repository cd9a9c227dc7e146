import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project.ts';

/** A file as the tests of this process find it: with a fault, while one is planted. */
export interface Planted {
  readonly file: string;
  readonly text: string;
}

const key = Symbol.for('ilot.planted');
// The configuration of the tests is loaded apart from the command: they meet in what is global.
const store = globalThis as unknown as Record<symbol, Planted | null | undefined>;

/** Plants a fault for the tests that this process runs from now on, or takes it away; the file itself stays. */
export const plant = (planted: Planted | null): void => {
  store[key] = planted;
};

/** Gives the tests the planted text of a file; does nothing while none is planted. */
export const plantedModule = (): Plugin => ({
  name: 'planted-fault',
  enforce: 'pre',
  load(id) {
    const planted = store[key];
    return planted && id.split('?')[0] === join(projectRoot, planted.file) ? planted.text : null;
  },
});
