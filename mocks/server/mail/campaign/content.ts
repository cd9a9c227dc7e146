import type { CampaignBlock } from '#domain/relation/campaign.ts';
import type { Locale } from '#mocks/db/schema/index.ts';

/** A card of a lot or of an operation, as it stands when the mail is written. */
export interface CampaignCard {
  readonly title: string;
  readonly detail: string;
  readonly figure: string | null;
}

/** A part of a mail with what its record says; null for a card whose record is gone. */
export interface ResolvedBlock extends CampaignBlock {
  readonly card: CampaignCard | null;
}

/** What one mail of a campaign is made of, its variables filled in. */
export interface CampaignMail {
  readonly locale: Locale;
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly ResolvedBlock[];
  /** Who writes, as the law asks for: name, address, SIREN. */
  readonly sender: { readonly name: string; readonly lines: readonly string[] };
  /** A firm is written to for its work; a person because they agreed. */
  readonly isFirm: boolean;
  readonly unsubscribeHref: string;
  /** The picture that tells of an opening; null for whoever did not agree to it. */
  readonly openHref: string | null;
  /** Where the link at a place leads, which counts clicks on the way. */
  readonly linkHref: (position: number, href: string) => string;
  /** The look that is forced, for a preview; that of the reader unless given. */
  readonly look?: 'light' | 'dark';
}

/** Addresses that a campaign leads to, in the order of its parts: their places are those of its counted links. */
export const linksOf = (blocks: readonly CampaignBlock[]): string[] =>
  blocks.flatMap(({ kind, href }) => (href !== '' && (kind === 'button' || kind === 'image') ? [href] : []));
