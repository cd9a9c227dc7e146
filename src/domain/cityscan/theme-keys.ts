/** What a neighbourhood is judged by. */
export const cityscanThemes = [
  'transport',
  'shops',
  'education',
  'health',
  'leisure',
  'environment',
  'risks',
  'connectivity',
  'safety',
] as const;
export type CityscanThemeKey = (typeof cityscanThemes)[number];

/** What the environment is made of, where a service tells it. */
export const environmentParts = ['noise', 'air', 'green'] as const;
export type EnvironmentPart = (typeof environmentParts)[number];

/** Radius around the address in metres. */
export const cityscanRadii = [300, 500, 1000] as const;

export const maxCityscanWeight = 5;
/** Scans that the page lists. */
export const cityscanHistory = 10;
