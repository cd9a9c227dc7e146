import { describe } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { terminationMachine } from '#domain/states/operation/termination.ts';
import { broadcastLotMachine } from '#domain/states/sale/broadcast-lot.ts';
import { quickSaleMachine } from '#domain/states/sale/quick-sale.ts';
import { shareMachine } from '#domain/states/sharing/share.ts';
import { offerTemplateMachine, paymentTemplateMachine } from '#domain/states/sharing/template.ts';
import { day } from '#domain/time/day.ts';
import { testRows } from '#tests/support/states/rows.ts';

describe('quick sale', () => {
  testRows(quickSaleMachine, {
    '(new) → draft': { step: 'create', from: null, to: 'draft', by: 'O C' },
    'draft → ready: both forms complete': {
      step: 'make-ready',
      from: 'draft',
      to: 'ready',
      by: 'O C',
      facts: { isSaleInformationComplete: true, isCommercialInformationComplete: true },
      refused: {
        sale_information_incomplete: { isSaleInformationComplete: false },
        commercial_information_incomplete: { isCommercialInformationComplete: false },
      },
    },
    'ready → published: energy certificate, mention of fees, three photos': {
      step: 'publish',
      from: 'ready',
      to: 'published',
      by: 'O C',
      facts: { isHousing: true, hasValidDpe: true, hasFeesMention: true, photosCount: 3 },
      refused: {
        dpe_missing: { hasValidDpe: false },
        fees_mention_missing: { hasFeesMention: false },
        too_few_photos: { photosCount: 2 },
      },
    },
    'ready → published: a garage needs no energy certificate': {
      step: 'publish',
      from: 'ready',
      to: 'published',
      by: 'O C',
      facts: { isHousing: false, hasFeesMention: true, photosCount: 3 },
    },
    'published → under offer': {
      step: 'receive-offer',
      from: 'published',
      to: 'under_offer',
      by: 'O C',
      facts: { buyerName: 'SCI Baudin-Lys', offeredPriceCents: cents(18_000_000) },
    },
    'under offer → compromis': {
      step: 'sign-contract',
      from: 'under_offer',
      to: 'compromis',
      by: 'O C',
      facts: { contractOn: '2026-10-01' },
    },
    'compromis → sold': {
      step: 'sell',
      from: 'compromis',
      to: 'sold',
      by: 'O C',
      facts: { soldOn: '2026-11-20' },
    },
    'published → withdrawn': {
      step: 'withdraw',
      from: 'published',
      to: 'withdrawn',
      by: 'O C',
      facts: { withdrawalReason: 'Mis en location' },
      refused: { 'missing:withdrawalReason': { withdrawalReason: null } },
    },
  });
});

describe('lot on the portals', () => {
  const complete = {
    isLotAvailable: true,
    isHousing: true,
    hasValidDpe: true,
    isCopropriete: true,
    hasCoproCharges: true,
    hasCoproLotsCount: true,
    photosCount: 1,
    hasPrice: true,
    hasContactDetailsInText: false,
  };
  testRows(broadcastLotMachine, {
    '(new) → off': { step: 'prepare', from: null, to: 'off', by: 'O C sys' },
    'off → queued: everything that an advert must tell': {
      step: 'queue',
      from: 'off',
      to: 'queued',
      by: 'O C',
      facts: complete,
      refused: {
        lot_not_available: { isLotAvailable: false },
        dpe_missing: { hasValidDpe: false },
        copro_charges_missing: { hasCoproCharges: false },
        copro_lots_missing: { hasCoproLotsCount: false },
        no_photo: { photosCount: 0 },
        no_price: { hasPrice: false },
        contact_details_in_text: { hasContactDetailsInText: true },
      },
    },
    'off → queued: classes F and G are mentioned': {
      step: 'queue',
      from: 'off',
      to: 'queued',
      by: 'O C',
      facts: { ...complete, dpeClass: 'G' },
      effects: ['mention_excessive_consumption'],
    },
    'queued → live': { step: 'go-live', from: 'queued', to: 'live', by: 'sys' },
    'live → error: code and message': {
      step: 'fail',
      from: 'live',
      to: 'error',
      by: 'sys',
      facts: { errorCode: '422', errorMessage: 'Photo illisible' },
      refused: { 'missing:errorMessage': { errorMessage: '' } },
    },
    'live → off': { step: 'take-down', from: 'live', to: 'off', by: 'O C sys' },
    'error → queued: again': { step: 'queue', from: 'error', to: 'queued', by: 'O C', facts: complete },
  });
});

describe('share', () => {
  const link = {
    target: 'operation',
    recipientName: 'Banque des Deux Rives',
    recipientEmail: 'banque@example.test',
    audience: 'bank',
    sectionsCount: 2,
    hasFinancialSections: true,
    expiresOn: day('2027-05-19'),
  } as const;
  testRows(shareMachine, {
    '(new) → active: 180 days at most': {
      step: 'create',
      from: null,
      to: 'active',
      by: 'O C',
      facts: link,
      refused: {
        expiry_out_of_range: { expiresOn: day('2027-05-20') },
        no_section: { sectionsCount: 0 },
        financial_section_for_buyer: { audience: 'buyer' },
        'missing:recipientEmail': { recipientEmail: '' },
      },
    },
    '(new) → active: a personal profile, 60 days and a password': {
      step: 'create',
      from: null,
      to: 'active',
      by: 'O C',
      facts: {
        ...link,
        target: 'profile',
        isIndividualProfile: true,
        hasPassword: true,
        expiresOn: day('2027-01-19'),
      },
      refused: {
        expiry_out_of_range: { expiresOn: day('2027-01-20') },
        password_missing: { hasPassword: false },
      },
    },
    'active: a guest’s view is recorded': {
      step: 'view',
      from: 'active',
      to: 'active',
      by: 'G',
      facts: { expiresOn: day('2026-11-20') },
      refused: { link_expired: { expiresOn: day('2026-11-19') } },
      effects: ['record_view'],
    },
    'active → expired: the day after its last day': {
      step: 'expire',
      from: 'active',
      to: 'expired',
      by: 'sys',
      facts: { expiresOn: day('2026-11-19') },
      refused: { still_valid: { expiresOn: day('2026-11-20') } },
    },
    'active → revoked': { step: 'revoke', from: 'active', to: 'revoked', by: 'O C sys' },
  });
});

describe.each([
  ['offer template', offerTemplateMachine],
  ['payment template', paymentTemplateMachine],
])('%s', (_name, machine) => {
  const own = { name: 'Offre simple', isNameTaken: false, isSystem: false, breaches: [] };
  testRows(machine, {
    '(new) → active': {
      step: 'create',
      from: null,
      to: 'active',
      by: 'O C',
      facts: own,
      refused: {
        name_taken: { isNameTaken: true },
        breaches: { breaches: [{ fr: 'Variable inconnue : {{x}}.', en: 'Unknown variable: {{x}}.' }] },
        'missing:name': { name: '' },
      },
    },
    'active: a used template gets a next version, existing files keep theirs': {
      step: 'edit',
      from: 'active',
      to: 'active',
      by: 'O C',
      facts: { ...own, isUsed: true },
      refused: { system_template: { isSystem: true } },
      effects: ['create_next_version'],
    },
    'active: an unused one is changed in place': {
      step: 'edit',
      from: 'active',
      to: 'active',
      by: 'O C',
      facts: own,
    },
    'active → archived': { step: 'archive', from: 'active', to: 'archived', by: 'O C', facts: own },
    'archived → active': { step: 'restore', from: 'archived', to: 'active', by: 'O C' },
  });
});

describe('termination', () => {
  const ended = { terminatedOn: day('2026-11-20'), terminationReason: 'price' };
  testRows(terminationMachine, {
    '(new) → draft': { step: 'start', from: null, to: 'draft', by: 'O' },
    'draft → confirmed: closed, checklist clear': {
      step: 'confirm',
      from: 'draft',
      to: 'confirmed',
      by: 'O',
      facts: { ...ended, kind: 'closed', closingItems: [] },
      refused: { checklist_open: { closingItems: null }, 'missing:terminatedOn': { terminatedOn: null } },
      effects: ['end_operation'],
    },
    'draft → confirmed: abandoned, reasons told': {
      step: 'confirm',
      from: 'draft',
      to: 'confirmed',
      by: 'O',
      facts: { ...ended, kind: 'abandoned', comment: 'Marge insuffisante après sondages.' },
      refused: { comment_too_short: { comment: 'Marge' } },
      effects: ['end_operation'],
    },
    'confirmed → reopened: within 90 days': {
      step: 'reopen',
      from: 'confirmed',
      to: 'reopened',
      by: 'O AD',
      facts: { terminatedOn: day('2026-08-22'), reopeningReason: 'Le vendeur revient' },
      refused: { reopening_too_late: { terminatedOn: day('2026-08-21') } },
      effects: ['reopen_operation'],
    },
  });
});
