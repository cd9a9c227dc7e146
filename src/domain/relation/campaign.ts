import type { ContactRole } from './contact.ts';

/** Parts of which a mail is put together; the legal end of each mail is not among them: it is always there. */
export const campaignBlockKinds = [
  'heading',
  'text',
  'image',
  'button',
  'lot',
  'operation',
  'divider',
] as const;
export type CampaignBlockKind = (typeof campaignBlockKinds)[number];

/** One part of a campaign's mail; fields that its kind does not use are empty. */
export interface CampaignBlock {
  readonly kind: CampaignBlockKind;
  readonly text: string;
  /** Where a button or an image leads. */
  readonly href: string;
  /** Address of an image, public and in https. */
  readonly src: string;
  /** The lot or operation that a card shows. */
  readonly recordId: string | null;
}

/** Whom a campaign is for: contacts by what they are, or chosen one by one. */
export interface CampaignAudience {
  readonly mode: 'segment' | 'list';
  readonly roles: readonly ContactRole[];
  readonly tags: readonly string[];
  /** Contacts of an operation alone; null for all. */
  readonly operationId: string | null;
  readonly contactIds: readonly string[];
}

/** A campaign for everybody who may be written to. */
export const emptyAudience: CampaignAudience = {
  mode: 'segment',
  roles: [],
  tags: [],
  operationId: null,
  contactIds: [],
};

/** A part without content. */
export const emptyBlock = (kind: CampaignBlockKind): CampaignBlock => ({
  kind,
  text: '',
  href: '',
  src: '',
  recordId: null,
});
