/** Kinds of records that have a bin, as addresses name them. */
export const binTypes = [
  'operation',
  'operation-note',
  'project',
  'permit',
  'preemption',
  'saved-view',
  'loan',
  'guarantee',
  'equity',
  'contact',
  'supplier',
  'profile',
  'task',
  'opportunity',
  'alert',
  'event',
  'media',
  'estimation',
  'comparable',
  'actuality',
] as const;
export type BinType = (typeof binTypes)[number];
