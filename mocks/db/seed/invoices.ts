import { cents } from '#domain/money/cents.ts';
import { invoiceDueOn } from '#domain/subscription/dunning.ts';
import { invoiceNumber } from '#domain/subscription/invoice.ts';
import { withVat } from '#domain/subscription/price.ts';
import { addToDay, day, type Day } from '#domain/time/day.ts';
import type { NewCounter } from '../schema/counters.ts';
import type { InvoiceParty, NewInvoice } from '../schema/invoices.ts';
import { planSeeds } from './plans.ts';
import { seedId } from './seed-id.ts';
import { tenantId, tenantSeeds } from './tenants.ts';
import type { CompanyKey } from './types.ts';

/** Who invoices in the demonstration: a company that does not exist. */
export const issuerSeed: InvoiceParty = {
  name: 'Îlot SAS (démonstration)',
  addressLine: '5 place de la Bourse',
  postalCode: '33000',
  city: 'Bordeaux',
  siren: '000900100',
  vatNumber: null,
};

interface Invoiced {
  readonly tenant: CompanyKey;
  readonly planCode: string;
  readonly issuedOn: Day;
  readonly status: NewInvoice['status'];
}

const monthly = (
  tenant: CompanyKey,
  planCode: string,
  days: readonly string[],
  status: NewInvoice['status'] = 'paid',
): Invoiced[] => days.map((on) => ({ tenant, planCode, issuedOn: day(`2026-${on}`), status }));

/** What was invoiced since February 2026; the last one of each company is not due yet. */
const invoiced: readonly Invoiced[] = [
  ...monthly('T1', 'pro', ['02-20', '03-20', '04-20', '05-20', '06-20', '07-20', '08-20', '09-20', '10-20']),
  ...monthly('T1', 'pro', ['11-20'], 'issued'),
  ...monthly('T2', 'pro', ['10-01']),
  ...monthly('T2', 'pro', ['11-01'], 'issued'),
  ...monthly('T3', 'essentiel', ['07-03', '08-03', '09-03']),
  ...monthly('T3', 'essentiel', ['10-03'], 'overdue'),
  ...monthly('T4', 'essentiel', ['08-25']),
  ...monthly('T4', 'essentiel', ['09-25'], 'credited'),
  ...monthly('T5', 'pro', ['10-04']),
  ...monthly('T5', 'pro', ['11-04'], 'issued'),
  ...monthly('T6', 'reseau', ['10-12']),
  ...monthly('T6', 'reseau', ['11-12'], 'issued'),
  ...monthly('T7', 'essentiel', ['10-07']),
  ...monthly('T7', 'essentiel', ['11-07'], 'issued'),
  ...monthly('T8', 'essentiel', ['10-16']),
  ...monthly('T8', 'essentiel', ['11-16'], 'issued'),
].toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn) || a.tenant.localeCompare(b.tenant));

const partyOf = (key: CompanyKey): InvoiceParty => {
  const company = tenantSeeds.find(({ id }) => id === tenantId(key));
  if (!company) throw new RangeError(`${key} is no company.`);
  return {
    name: company.name,
    addressLine: company.addressLine ?? '',
    postalCode: company.postalCode ?? '',
    city: company.city,
    siren: company.siren,
    vatNumber: company.vatNumber ?? null,
  };
};

function row({ tenant, planCode, issuedOn, status }: Invoiced, index: number): NewInvoice {
  const plan = planSeeds.find(({ code }) => code === planCode);
  if (!plan) throw new RangeError(`${planCode} is no offer.`);
  const at = new Date(`${issuedOn}T02:00:00Z`);
  const isPaid = status === 'paid' || status === 'credited';
  return {
    id: invoiceId(tenant, issuedOn),
    tenantId: tenantId(tenant),
    subscriptionId: seedId(`subscription:${tenant}`),
    series: 'FA',
    number: invoiceNumber('FA', 2026, index + 1),
    issuedOn,
    dueOn: invoiceDueOn(issuedOn),
    lines: [{ label: `Abonnement ${plan.name}, un mois`, amountCents: plan.monthlyCents }],
    ...withVat(cents(plan.monthlyCents), 2000),
    vatBps: 2000,
    issuer: issuerSeed,
    customer: partyOf(tenant),
    status,
    paidOn: isPaid ? addToDay(issuedOn, { days: 12 }) : null,
    paymentMethod: isPaid ? 'virement' : null,
    remindersSent: status === 'overdue' ? 3 : 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** The identifier of a seeded invoice. */
export const invoiceId = (tenant: CompanyKey, issuedOn: string): string =>
  seedId(`invoice:${tenant}:${issuedOn}`);

const issuedRows = invoiced.map(row);

/** The month that T4 did not use was given back. */
function creditNote(): NewInvoice {
  const corrected = issuedRows.find(({ status }) => status === 'credited');
  if (!corrected) throw new RangeError('no seeded invoice was credited');
  const at = new Date('2026-10-12T10:00:00Z');
  return {
    ...corrected,
    id: invoiceId('T4', '2026-10-12'),
    series: 'AV',
    number: invoiceNumber('AV', 2026, 1),
    correctsId: corrected.id,
    issuedOn: '2026-10-12',
    dueOn: '2026-10-12',
    lines: [{ label: `Avoir sur la facture ${corrected.number}`, amountCents: -corrected.netCents }],
    netCents: -corrected.netCents,
    vatCents: -corrected.vatCents,
    totalCents: -corrected.totalCents,
    status: 'paid',
    paidOn: '2026-10-12',
    createdAt: at,
    updatedAt: at,
  };
}

/** Invoices in the order of their numbers, then the one credit note. */
export const invoiceRows: NewInvoice[] = [...issuedRows, creditNote()];

/** Where the numbers go on. */
export const nextNumbers: NewCounter[] = [
  { series: 'FA-2026', next: issuedRows.length + 1 },
  { series: 'AV-2026', next: 2 },
];
