import type { AnyImport } from '#mocks/server/imports/define.ts';
import { contactImport } from './contact.ts';

/** Every kind of record that can be brought in from a file. */
export const importDefinitions: readonly AnyImport[] = [contactImport];
