import * as companyMessages from '#messages/account/company.ts';
import * as actualityMessages from '#messages/admin/actuality.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import * as adminSaleMessages from '#messages/admin/sale.ts';
import * as partnerMessages from '#messages/admin/partner.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import * as chartMessages from '#messages/admin/accounting-code.ts';
import * as expenseTemplateMessages from '#messages/client/expense-template.ts';
import * as matchRuleMessages from '#messages/client/match-rule.ts';
import * as profileMessages from '#messages/account/profile.ts';
import * as companyWords from '#messages/company.ts';
import * as contactMessages from '#messages/client/contact.ts';
import * as leadMessages from '#messages/client/lead.ts';
import * as mediaMessages from '#messages/client/media.ts';
import * as memberMessages from '#messages/client/user.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import * as planningMessages from '#messages/client/planning.ts';
import * as borrowerMessages from '#messages/client/profile.ts';
import * as borrowerChoices from '#messages/client/profile-choices.ts';
import * as reportingMessages from '#messages/client/reporting.ts';
import * as rentalMessages from '#messages/client/rental-management.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import * as quickSaleCommercialMessages from '#messages/client/quick-sale-commercial.ts';
import * as quickSaleFormMessages from '#messages/client/quick-sale-form.ts';
import * as quickSaleInformationMessages from '#messages/client/quick-sale-information.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import * as treasuryLineMessages from '#messages/client/treasury-line.ts';
import * as taskMessages from '#messages/client/task.ts';
import { messagesFor } from '#messages/locale.ts';
import * as trade from '#messages/trade.ts';

/** What the fields of one kind of record are called, and the words for values that are choices. */
export interface RecordTexts {
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const none: RecordTexts = { fields: {}, choices: {} };

type Locale = 'fr' | 'en';

/** Kinds of records whose form's texts tell all their fields and choices. */
const ownTexts: Readonly<Record<string, Readonly<Record<Locale, RecordTexts>>>> = {
  'accounting-code': chartMessages,
  actuality: actualityMessages,
  banner: bannerMessages,
  chartcode: chartMessages,
  contact: contactMessages,
  coupon: couponMessages,
  event: planningMessages,
  lead: leadMessages,
  lease: rentalMessages,
  media: mediaMessages,
  'offer-template': offerTemplateMessages,
  opportunity: sourcingMessages,
  partner: partnerMessages,
  'payment-template': paymentTemplateMessages,
  prospect: prospectMessages,
  report: reportingMessages,
  supplier: supplierMessages,
  task: taskMessages,
  utm: utmMessages,
};

/** Words of a kind of record, as its own pages use them; none for a kind without fields to tell. */
export function recordTexts(locale: Locale, type: string | null): RecordTexts {
  const own = type !== null && Object.hasOwn(ownTexts, type) ? ownTexts[type] : undefined;
  return own?.[locale] ?? gatheredTexts(locale, type);
}

/** Words of kinds that several files of texts tell of, or that have choices of the trade. */
function gatheredTexts(locale: Locale, type: string | null): RecordTexts {
  const words = messagesFor(locale, trade);
  switch (type) {
    case 'operation': {
      const { operationKind, operationState, sourceKind, acquisitionRegime, vatRegime } = words;
      return {
        fields: messagesFor(locale, operationMessages).fields,
        choices: { kind: operationKind, status: operationState, sourceKind, acquisitionRegime, vatRegime },
      };
    }
    case 'subscription-sale':
      return messagesFor(locale, adminSaleMessages);
    case 'brand': {
      const { fields, choices } = messagesFor(locale, brandMessages);
      return { fields, choices: { status: choices.status } };
    }
    case 'expense-template':
      return { fields: messagesFor(locale, expenseTemplateMessages).fields, choices: {} };
    case 'match-rule':
      return { fields: messagesFor(locale, matchRuleMessages).fields, choices: {} };
    case 'treasury-account':
      return {
        fields: messagesFor(locale, treasuryMessages).fields,
        choices: { kind: messagesFor(locale, treasuryMessages).kinds },
      };
    case 'treasury-line':
      return {
        fields: messagesFor(locale, treasuryLineMessages).fields,
        choices: { nature: messagesFor(locale, treasuryMessages).natures },
      };
    case 'transaction': {
      const { fields, choices } = messagesFor(locale, transactionMessages);
      return { fields, choices: { kind: choices.kind, status: choices.status } };
    }
    case 'quick-sale': {
      const property = messagesFor(locale, quickSaleFormMessages);
      const sale = messagesFor(locale, quickSaleInformationMessages);
      const advert = messagesFor(locale, quickSaleCommercialMessages);
      return {
        fields: {
          ...property.fields,
          ...sale.fields,
          ...advert.fields,
          ...messagesFor(locale, quickSaleMessages).historyFields,
        },
        choices: {
          ...property.choices,
          ...sale.choices,
          ...advert.choices,
          status: messagesFor(locale, quickSaleMessages).choices.status,
        },
      };
    }
    case 'profile': {
      const { kind, maritalStatus, matrimonialRegime, contractKind } = messagesFor(locale, borrowerChoices);
      return {
        fields: messagesFor(locale, borrowerMessages).fields,
        choices: { kind, maritalStatus, matrimonialRegime, contractKind },
      };
    }
    case 'campaign': {
      const { fields, choices } = messagesFor(locale, campaignMessages);
      return { fields, choices: { status: choices.status } };
    }
    case 'member': {
      const { fields, choices } = messagesFor(locale, memberMessages);
      return { fields, choices: { ...choices, role: words.role } };
    }
    case 'tenant': {
      const { legalForm, activity, vatRegime, accountingScheme, brandSharing } = messagesFor(
        locale,
        companyWords,
      );
      const { fields, sharing } = messagesFor(locale, companyMessages);
      return {
        fields: { ...fields, brandSharingLevel: sharing.label },
        choices: { legalForm, activity, vatRegime, accountingScheme, brandSharingLevel: brandSharing },
      };
    }
    case 'user': {
      const { fields, locales } = messagesFor(locale, profileMessages);
      return { fields, choices: { locale: locales } };
    }
    default:
      return none;
  }
}
