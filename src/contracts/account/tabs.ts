/** Parts of the account as their addresses call them (`?tab=`), by area. */
export const clientTabs = ['profil', 'securite', 'sessions', 'notifications', 'societe', 'donnees'] as const;
export const adminTabs = ['profil', 'securite', 'sessions', 'notifications', 'journal'] as const;

export type AccountTab = (typeof clientTabs)[number] | (typeof adminTabs)[number];
