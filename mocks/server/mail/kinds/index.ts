import type { MailDefinition } from '../define.ts';
import { accountExists, assistanceOpened, welcome } from './account.ts';
import { addressVerify, emailChangeConfirm, emailChangeWarning } from './address.ts';
import { errorReported } from './error-report.ts';
import { mailForward } from './forward.ts';
import {
  invitationBrandManager,
  invitationMember,
  invitationNetwork,
  invitationRenewal,
  invitationStaff,
} from './invitation.ts';
import { leadAcknowledged, leadReply } from './lead.ts';
import { lotsOffer } from './lots.ts';
import { notificationDigest, notificationSingle } from './notification.ts';
import { partnerAcknowledged, partnerRequest } from './partner.ts';
import { passwordChanged, passwordReset } from './password.ts';
import { accountBlocked, deviceNew, rememberTheft, twoFactorChanged } from './security.ts';
import { reportScheduled } from './report.ts';
import { rentNotice } from './rent.ts';
import { saleCall } from './sale-call.ts';
import { saleProposal } from './sale.ts';
import { saleContactMessage } from './sale-contact.ts';
import { offerSent } from './offer.ts';
import { settingsTest } from './settings.ts';
import { shareLink } from './share.ts';
import { supplierDocumentRequest } from './supplier.ts';
import { visitCancelled, visitInvitation } from './visit.ts';

/** Every kind of mail that the platform sends, by the name kept with it. */
export const mailKinds = {
  'account.blocked': accountBlocked,
  'account.exists': accountExists,
  'address.verify': addressVerify,
  'assistance.opened': assistanceOpened,
  'device.new': deviceNew,
  'email-change.confirm': emailChangeConfirm,
  'email-change.warning': emailChangeWarning,
  'error.reported': errorReported,
  'invitation.brand-manager': invitationBrandManager,
  'invitation.member': invitationMember,
  'invitation.network': invitationNetwork,
  'invitation.renewal': invitationRenewal,
  'invitation.staff': invitationStaff,
  'lead.acknowledged': leadAcknowledged,
  'lead.reply': leadReply,
  'lots.offer': lotsOffer,
  'mail.forward': mailForward,
  'notification.digest': notificationDigest,
  'notification.single': notificationSingle,
  'partner.acknowledged': partnerAcknowledged,
  'partner.request': partnerRequest,
  'password.changed': passwordChanged,
  'password.reset': passwordReset,
  'remember.theft': rememberTheft,
  'rent.notice': rentNotice,
  'sale.call': saleCall,
  'report.scheduled': reportScheduled,
  'sale.proposal': saleProposal,
  'sale-contact.message': saleContactMessage,
  'settings.test': settingsTest,
  'share.link': shareLink,
  'supplier.document-request': supplierDocumentRequest,
  'two-factor.changed': twoFactorChanged,
  'offer.sent': offerSent,
  'visit.cancelled': visitCancelled,
  'visit.invitation': visitInvitation,
  welcome,
} as const;

export type MailKind = keyof typeof mailKinds;

/** What a kind of mail must be told. */
export type MailValues<Kind extends MailKind> =
  (typeof mailKinds)[Kind] extends MailDefinition<infer Values> ? Values : never;
