/** Where the copy of a file stands: asked for, on the press, there, or given up. */
export const dossierStates = ['queued', 'printing', 'done', 'failed'] as const;
export type DossierState = (typeof dossierStates)[number];

/** What drew a copy: the browser of the server, or that of the person, whose file is not kept here. */
export const dossierMakers = ['server', 'browser'] as const;
export type DossierMaker = (typeof dossierMakers)[number];

/** Longest name that a person gives to a section of a file, in signs. */
export const maxSectionTitle = 60;

/** Longest name of a reader on a file, in signs. */
export const maxDossierRecipient = 80;
