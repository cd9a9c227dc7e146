/** « Forme juridique » of a client company. */
export const legalForms = ['SAS', 'SASU', 'SARL', 'EURL', 'SCI', 'SCCV', 'SNC', 'SA', 'EI', 'autre'] as const;
export type LegalForm = (typeof legalForms)[number];

/** « Activité » of a client company. */
export const activities = ['marchand_de_biens', 'promoteur', 'lotisseur', 'investisseur', 'autre'] as const;
export type Activity = (typeof activities)[number];

/** « Régime de TVA » of a client company. */
export const companyVatRegimes = ['reel_normal', 'reel_simplifie', 'franchise'] as const;
export type CompanyVatRegime = (typeof companyVatRegimes)[number];

/** « Schéma comptable »: bought, changed and sold again, or traded as it is. */
export const accountingSchemes = ['transformation', 'negoce'] as const;
export type AccountingScheme = (typeof accountingSchemes)[number];
