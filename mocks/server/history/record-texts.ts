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

/** Words of a kind of record, as its own pages use them; none for a kind without fields to tell. */
export function recordTexts(locale: 'fr' | 'en', type: string | null): RecordTexts {
  const words = messagesFor(locale, trade);
  switch (type) {
    case 'operation': {
      const { operationKind, operationState, sourceKind, acquisitionRegime, vatRegime } = words;
      return {
        fields: messagesFor(locale, operationMessages).fields,
        choices: { kind: operationKind, status: operationState, sourceKind, acquisitionRegime, vatRegime },
      };
    }
    case 'contact': {
      const { fields, choices } = messagesFor(locale, contactMessages);
      return { fields, choices };
    }
    case 'actuality': {
      const { fields, choices } = messagesFor(locale, actualityMessages);
      return { fields, choices };
    }
    case 'brand': {
      const { fields, choices } = messagesFor(locale, brandMessages);
      return { fields, choices: { status: choices.status } };
    }
    case 'prospect': {
      const { fields, choices } = messagesFor(locale, prospectMessages);
      return { fields, choices };
    }
    case 'subscription-sale': {
      const { fields, choices } = messagesFor(locale, adminSaleMessages);
      return { fields, choices };
    }
    case 'banner': {
      const { fields, choices } = messagesFor(locale, bannerMessages);
      return { fields, choices };
    }
    case 'partner': {
      const { fields, choices } = messagesFor(locale, partnerMessages);
      return { fields, choices };
    }
    case 'coupon': {
      const { fields, choices } = messagesFor(locale, couponMessages);
      return { fields, choices };
    }
    case 'utm': {
      const { fields, choices } = messagesFor(locale, utmMessages);
      return { fields, choices };
    }
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
    case 'accounting-code':
    case 'chartcode': {
      const { fields, choices } = messagesFor(locale, chartMessages);
      return { fields, choices };
    }
    case 'report': {
      const { fields, choices } = messagesFor(locale, reportingMessages);
      return { fields, choices };
    }
    case 'lease': {
      const { fields, choices } = messagesFor(locale, rentalMessages);
      return { fields, choices };
    }
    case 'supplier': {
      const { fields, choices } = messagesFor(locale, supplierMessages);
      return { fields, choices };
    }
    case 'offer-template': {
      const { fields, choices } = messagesFor(locale, offerTemplateMessages);
      return { fields, choices };
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
    case 'payment-template': {
      const { fields, choices } = messagesFor(locale, paymentTemplateMessages);
      return { fields, choices };
    }
    case 'profile': {
      const { kind, maritalStatus, matrimonialRegime, contractKind } = messagesFor(locale, borrowerChoices);
      return {
        fields: messagesFor(locale, borrowerMessages).fields,
        choices: { kind, maritalStatus, matrimonialRegime, contractKind },
      };
    }
    case 'event': {
      const { fields, choices } = messagesFor(locale, planningMessages);
      return { fields, choices };
    }
    case 'lead': {
      const { fields, choices } = messagesFor(locale, leadMessages);
      return { fields, choices };
    }
    case 'opportunity': {
      const { fields, choices } = messagesFor(locale, sourcingMessages);
      return { fields, choices };
    }
    case 'media': {
      const { fields, choices } = messagesFor(locale, mediaMessages);
      return { fields, choices };
    }
    case 'campaign': {
      const { fields, choices } = messagesFor(locale, campaignMessages);
      return { fields, choices: { status: choices.status } };
    }
    case 'task': {
      const { fields, choices } = messagesFor(locale, taskMessages);
      return { fields, choices };
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
