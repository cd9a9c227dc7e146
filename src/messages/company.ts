import type { Messages } from './types.ts';

/** Words for what a client company is. */
export const fr = {
  legalForm: {
    SAS: 'SAS',
    SASU: 'SASU',
    SARL: 'SARL',
    EURL: 'EURL',
    SCI: 'SCI',
    SCCV: 'SCCV',
    SNC: 'SNC',
    SA: 'SA',
    EI: 'Entreprise individuelle',
    autre: 'Autre',
  },
  activity: {
    marchand_de_biens: 'Marchand de biens',
    promoteur: 'Promoteur',
    lotisseur: 'Lotisseur',
    investisseur: 'Investisseur',
    autre: 'Autre',
  },
  vatRegime: {
    reel_normal: 'Réel normal',
    reel_simplifie: 'Réel simplifié',
    franchise: 'Franchise en base',
  },
  accountingScheme: {
    transformation: 'Achat-transformation-revente',
    negoce: 'Négoce en l’état',
  },
  brandSharing: {
    none: 'Aucun partage',
    aggregate: 'Indicateurs agrégés',
    detailed: 'Indicateurs détaillés',
  },
} as const;

export const en: Messages<typeof fr> = {
  legalForm: {
    SAS: 'SAS',
    SASU: 'SASU',
    SARL: 'SARL',
    EURL: 'EURL',
    SCI: 'SCI',
    SCCV: 'SCCV',
    SNC: 'SNC',
    SA: 'SA',
    EI: 'Sole trader',
    autre: 'Other',
  },
  activity: {
    marchand_de_biens: 'Property trader',
    promoteur: 'Property developer',
    lotisseur: 'Land developer',
    investisseur: 'Investor',
    autre: 'Other',
  },
  vatRegime: {
    reel_normal: 'Standard',
    reel_simplifie: 'Simplified',
    franchise: 'Exempt (small business)',
  },
  accountingScheme: {
    transformation: 'Purchase, works and resale',
    negoce: 'Traded as is',
  },
  brandSharing: {
    none: 'Nothing is shared',
    aggregate: 'Aggregate figures',
    detailed: 'Detailed figures',
  },
};
