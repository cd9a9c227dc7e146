/** What a day that lists show of an operation is about. */
export const keyDateKinds = [
  'targetDeed',
  'targetWorksEnd',
  'buildDeadline',
  'resaleDeadline',
  'targetClose',
  'promise',
  'condition',
  'option',
  'saleDeed',
  'call',
  'task',
] as const;
export type KeyDateKind = (typeof keyDateKinds)[number];
