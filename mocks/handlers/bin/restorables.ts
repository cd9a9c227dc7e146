import type { Restorable } from '#mocks/server/bin/restorable.ts';
import { operationBin } from '../client/operation/bin.ts';
import { noteBin } from '../client/operation/note-bin.ts';
import { resources } from '../resources.ts';
import { viewBin } from '../view/bin.ts';

/** Every kind of record that has a bin. Parents stand before what follows them. */
export const restorables: readonly Restorable[] = [
  operationBin,
  noteBin,
  viewBin,
  ...resources.flatMap(({ bins = [] }) => bins),
];
