import { cents, zeroCents } from '#domain/money/cents.ts';
import { rentCall, type CalledLease } from '#domain/rental/rent-call.ts';
import { addMonths, day, month as monthText, type Month } from '#domain/time/day.ts';
import type {
  NewContact,
  NewLease,
  NewRentCall,
  NewRentPayment,
  NewRentRevision,
} from '../../schema/index.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { t1Movements } from '../ledger/t1-movements.ts';
import { lotId, operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import { leaseSeeds, renterSeeds, type LeaseSeed } from './seeds.ts';

const lastMonth = monthText('2026-11');
const ofT1 = { tenantId: tenantId('T1'), createdBy: personId('hugo.lartigue') };
const enteredAt = new Date('2026-05-26T08:00:00Z');
const at = (on: string): Date => new Date(`${on}T08:00:00Z`);
const leaseId = (number: string): string => seedId(`lease:T1:${number}`);
const exact = (amount: number): number => Math.round(euros(amount));

/** The identifier of a seeded lease, by its number. */
export { leaseId };

const contactRows = (): NewContact[] =>
  renterSeeds.map(({ key, email, city, companyName, ...names }, rank) => ({
    ...names,
    id: contactId('T1', key),
    tenantId: ofT1.tenantId,
    kind: companyName === undefined ? 'person' : 'company',
    companyName: companyName ?? null,
    roles: ['tenant'],
    email,
    city,
    phone: `+3363998${String(8800 + rank).padStart(4, '0')}`,
    createdBy: ofT1.createdBy,
    createdAt: enteredAt,
    updatedAt: enteredAt,
  }));

/** The worked example: 820 € revised twice by the index, then a third time once its quarter is entered. */
const faure: readonly (readonly [dueOn: string, from: number, to: number | null, quarter: string])[] = [
  ['2024-11-15', 820, 840.23, '2023T3'],
  ['2025-11-15', 840.23, 847.56, '2024T3'],
  ['2026-11-15', 847.56, null, '2025T3'],
];

function revisionRows(): NewRentRevision[] {
  const lease = leaseSeeds[0];
  if (lease === undefined) return [];
  const row = (seed: LeaseSeed, dueOn: string, fromCents: number, quarter: string) => ({
    id: seedId(`rent-revision:${seed.number}:${dueOn}`),
    tenantId: ofT1.tenantId,
    operationId: operationId('T1', seed.lot[0]),
    leaseId: leaseId(seed.number),
    dueOn,
    fromCents,
    quarter,
    createdAt: at(dueOn),
    updatedAt: at(dueOn),
  });
  const other = (number: string, dueOn: string, quarter: string): NewRentRevision[] => {
    const seed = leaseSeeds.find((known) => known.number === number);
    return seed === undefined ? [] : [row(seed, dueOn, exact(seed.rent), quarter)];
  };
  return [
    ...faure.map(([dueOn, from, to, quarter]) => ({
      ...row(lease, dueOn, exact(from), quarter),
      ...(to !== null && {
        toCents: exact(to),
        requestedOn: dueOn,
        effectiveOn: dueOn,
        appliedAt: at(dueOn),
      }),
    })),
    ...other('B-2024-003', '2026-10-01', '2025T2'),
    ...other('B-2025-001', '2026-10-20', '2025T2'),
  ];
}

const rentNow = (seed: LeaseSeed): number => exact(seed.number === 'B-2023-001' ? 847.56 : seed.rent);

function leaseRow(seed: LeaseSeed): NewLease {
  const renter = renterSeeds.find(({ key }) => key === seed.renter);
  const name =
    renter?.companyName ?? [renter?.civility, renter?.firstName, renter?.lastName].filter(Boolean).join(' ');
  return {
    ...ofT1,
    id: leaseId(seed.number),
    operationId: operationId('T1', seed.lot[0]),
    lotId: lotId('T1', ...seed.lot),
    number: seed.number,
    type: seed.type,
    renterIds: [contactId('T1', seed.renter)],
    renterNames: name,
    signedOn: seed.startsOn,
    startsOn: seed.startsOn,
    endsOn: seed.endsOn ?? null,
    rentCents: rentNow(seed),
    chargesCents: exact(seed.charges),
    vatBps: seed.vatBps ?? 0,
    dueDay: seed.dueDay ?? 1,
    terms: seed.terms ?? 'a_echoir',
    depositCents: exact(seed.deposit ?? 0),
    depositReceivedOn: seed.deposit === undefined ? null : seed.startsOn,
    indexKind: seed.index,
    indexQuarter: seed.quarter ?? null,
    lastRevisedOn: seed.number === 'B-2023-001' ? '2025-11-15' : null,
    dpeClass: seed.dpe ?? null,
    isMainResidence: seed.type === 'nu' || seed.type === 'meuble',
    status: seed.status,
    createdAt: enteredAt,
    updatedAt: enteredAt,
  };
}

const calledLease = (seed: LeaseSeed): CalledLease => ({
  startsOn: day(seed.startsOn),
  endsOn: seed.endsOn === undefined ? null : day(seed.endsOn),
  rentCents: cents(rentNow(seed)),
  chargesCents: cents(exact(seed.charges)),
  otherCents: zeroCents,
  vatBps: seed.vatBps ?? 0,
  dueDay: seed.dueDay ?? 1,
  terms: seed.terms ?? 'a_echoir',
  steps: [],
});

function callRows(seed: LeaseSeed): NewRentCall[] {
  const rows: NewRentCall[] = [];
  let month: Month = monthText(seed.calledFrom ?? lastMonth);
  while (month <= lastMonth) {
    const called = rentCall(calledLease(seed), month);
    const issuedOn = `${month}-01` < seed.startsOn ? seed.startsOn : `${month}-01`;
    if (called !== null) {
      rows.push({
        ...ofT1,
        ...called,
        id: seedId(`rent-call:${seed.number}:${month}`),
        operationId: operationId('T1', seed.lot[0]),
        leaseId: leaseId(seed.number),
        vatBps: seed.vatBps ?? 0,
        issuedOn,
        sentAt: at(issuedOn),
        createdAt: at(issuedOn),
        updatedAt: at(issuedOn),
      });
    }
    month = addMonths(month, 1);
  }
  return rows;
}

type Paid = Pick<NewRentPayment, 'receivedOn' | 'amountCents' | 'method' | 'transactionId'>;

/** How a call was paid: by a line of the statement where there is one, one not at all, one in part. */
function paidOf(seed: LeaseSeed, call: NewRentCall): Paid | null {
  const { month, totalCents } = call;
  if (seed.number === 'B-2025-001' && month === '2026-10') return null;
  if (seed.number === 'B-2024-002' && month === lastMonth) {
    return { receivedOn: '2026-11-16', amountCents: exact(400), method: 'cheque', transactionId: null };
  }
  if (seed.paidBy === undefined) {
    return { receivedOn: call.dueOn, amountCents: totalCents, method: 'direct_debit', transactionId: null };
  }
  const paidIn = seed.terms === 'echu' ? addMonths(monthText(month), 1) : month;
  const rank = t1Movements.findIndex(({ label, on }) => label === seed.paidBy && on.startsWith(paidIn));
  const line = t1Movements[rank];
  if (line === undefined || line.cents !== totalCents) return null;
  const transactionId = seedId(`transaction:T1:${rank}`);
  return { receivedOn: line.on, amountCents: totalCents, method: 'transfer', transactionId };
}

const paymentRows = (seed: LeaseSeed, calls: readonly NewRentCall[]): NewRentPayment[] =>
  calls.flatMap((call) => {
    const paid = paidOf(seed, call);
    if (paid === null) return [];
    const when = at(paid.receivedOn);
    return [
      {
        ...paid,
        id: seedId(`rent-payment:${call.id}`),
        tenantId: ofT1.tenantId,
        operationId: call.operationId,
        callId: call.id,
        createdBy: ofT1.createdBy,
        createdAt: when,
        updatedAt: when,
      },
    ];
  });

/** Renters, leases, their revisions, calls and what was paid of them. */
export function rentalRows() {
  const called = leaseSeeds.map((seed) => ({ seed, calls: callRows(seed) }));
  return {
    contacts: contactRows(),
    leases: leaseSeeds.map(leaseRow),
    revisions: revisionRows(),
    calls: called.flatMap(({ calls }) => calls),
    payments: called.flatMap(({ seed, calls }) => paymentRows(seed, calls)),
  };
}
