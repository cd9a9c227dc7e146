import type { MailOrigin } from '#domain/relation/mail.ts';
import type { MailKind } from './kinds/index.ts';

interface KindInHistory {
  readonly origin: MailOrigin;
  /** It holds no secret, so its company may read it again. */
  readonly keepsBody: boolean;
  /** It may be sent again as it is. */
  readonly isRepeatable: boolean;
}

const system: KindInHistory = { origin: 'system', keepsBody: false, isRepeatable: false };

/** Mails that a company writes to others; all further kinds are the platform's own. */
const ofCompanies: Partial<Record<MailKind, KindInHistory>> = {
  'lots.offer': { origin: 'share', keepsBody: true, isRepeatable: true },
  // Its link is hidden from whoever reads it again: it is sent anew from the page of the links.
  'share.link': { origin: 'share', keepsBody: true, isRepeatable: false },
  'visit.invitation': { origin: 'transactional', keepsBody: true, isRepeatable: true },
  'visit.cancelled': { origin: 'transactional', keepsBody: true, isRepeatable: true },
  'rent.notice': { origin: 'transactional', keepsBody: true, isRepeatable: true },
  'sale.call': { origin: 'transactional', keepsBody: true, isRepeatable: true },
  'offer.sent': { origin: 'transactional', keepsBody: true, isRepeatable: false },
  'sale-contact.message': { origin: 'transactional', keepsBody: true, isRepeatable: true },
  'lead.reply': { origin: 'transactional', keepsBody: true, isRepeatable: true },
  'lead.acknowledged': { origin: 'transactional', keepsBody: true, isRepeatable: true },
  'mail.forward': { origin: 'transactional', keepsBody: true, isRepeatable: true },
};

/** How a kind of mail stands in the history of its company. */
export const inHistory = (kind: string): KindInHistory =>
  Object.hasOwn(ofCompanies, kind) ? (ofCompanies[kind as MailKind] ?? system) : system;

const secretLink = /(\/(?:partage|desinscription|o)\/)[\w-]+/g;

/** A body as it may be kept and read again: addresses that open something lead nowhere. */
export const withoutSecretLinks = (body: string): string => body.replace(secretLink, '$1…');
