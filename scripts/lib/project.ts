import { resolve } from 'node:path';

/** Folder of the project. */
export const projectRoot = resolve(import.meta.dirname, '../..');
