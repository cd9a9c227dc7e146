/** Parts of the application of which a company makes use or not. */
export const adoptionModules = [
  'operation',
  'simulation',
  'sale',
  'offer',
  'construction',
  'contact',
  'supplier',
  'task',
  'planning',
  'media',
  'transaction',
  'rental',
  'campaign',
  'site',
  'lead',
  'share',
  'report',
] as const;
export type AdoptionModule = (typeof adoptionModules)[number];
