import type { AnyImport } from '#mocks/server/imports/define.ts';
import { resources } from '../resources.ts';

/** Every kind of record that can be brought in from a file. */
export const importDefinitions: readonly AnyImport[] = resources.flatMap(({ imports = [] }) => imports);
