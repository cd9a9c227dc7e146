import type { Messages } from './types.ts';

/** What stands under a banner. */
export const fr = { note: 'Publicité · {partner}' } as const;

export const en: Messages<typeof fr> = { note: 'Advertisement · {partner}' };
