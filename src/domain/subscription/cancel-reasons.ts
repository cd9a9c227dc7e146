/** Why a company ends its subscription. */
export const cancelReasons = ['prix', 'fonctionnalites', 'arret_activite', 'concurrent', 'autre'] as const;
export type CancelReason = (typeof cancelReasons)[number];
