import { root } from './prepare.mjs';

/** Folder of the project. */
export const projectRoot: string = root;
