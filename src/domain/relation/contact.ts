export const contactKinds = ['person', 'company'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** As they are written before a name, whatever the language of the screen. */
export const civilities = ['M.', 'Mme', 'M. et Mme', 'Me'] as const;
export type Civility = (typeof civilities)[number];

/** What a contact is to the company; several at once may be. */
export const contactRoles = [
  'seller',
  'buyer',
  'tenant',
  'notary',
  'agent',
  'banker',
  'investor',
  'surveyor',
  'architect',
  'neighbour',
  'town-hall',
  'other',
] as const;
export type ContactRole = (typeof contactRoles)[number];

/** How a contact came to the company. */
export const contactSources = ['manual', 'import', 'portal', 'mini-site', 'referral', 'email'] as const;
export type ContactSource = (typeof contactSources)[number];

export const contactStates = ['active', 'archived', 'anonymised'] as const;
export type ContactState = (typeof contactStates)[number];

/** What a person may agree to, or not (règlement (UE) 2016/679, article 6). */
export const consentPurposes = ['email-prospecting', 'tracking', 'partner-sharing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentBases = ['consent', 'legitimate-interest', 'contract'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/** Kinds of lines of a contact's timeline that people write. */
export const exchangeKinds = ['note', 'call', 'meeting'] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];
