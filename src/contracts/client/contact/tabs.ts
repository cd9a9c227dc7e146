/** The parts of a contact's page, as its address names them. */
export const contactTabs = ['fiche', 'activite', 'operations', 'consentements'] as const;
export type ContactTab = (typeof contactTabs)[number];
