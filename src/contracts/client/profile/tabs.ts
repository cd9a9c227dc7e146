/** The parts of a profile's page, as its address names them. */
export const profileTabs = [
  'identite',
  'activite',
  'patrimoine',
  'financier',
  'references',
  'organigramme',
  'pieces',
] as const;
export type ProfileTab = (typeof profileTabs)[number];
