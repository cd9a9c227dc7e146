import { cents } from '#domain/money/cents.ts';
import { addMonths, lastDayOf, type Month } from '#domain/time/day.ts';
import { claimAmounts } from '#domain/works/claim.ts';
import type { ConstructionLotState, SituationState } from '#domain/works/enums.ts';
import type {
  NewConstructionLot,
  NewMilestoneCertificate,
  NewStateChange,
  NewWorksSituation,
} from '../../schema/index.ts';
import type { receptions, reserves } from '../../schema/index.ts';
import { euros } from '../euros.ts';
import { operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { enteredAt, stateRows } from '../state-rows.ts';
import { supplierId } from '../suppliers/index.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import { worksSeeds } from './seeds.ts';
import type { WorksLotSeed, WorksSeed } from './types.ts';

/** Claims of earlier months are paid. */
const currentMonth = '2026-10' as Month;

/** The identifier of a seeded works lot, by its number. */
export const worksLotId = (tenant: TenantKey, operation: string, number: number): string =>
  seedId(`works-lot:${tenant}:${operation}:${number}`);

/** The identifier of the claim of a seeded lot for a month. */
export const claimId = (tenant: TenantKey, operation: string, number: number, month: string): string =>
  seedId(`works-claim:${tenant}:${operation}:${number}:${month}`);

const owner = ({ tenant, operation, by }: WorksSeed) => ({
  tenantId: tenantId(tenant),
  operationId: operationId(tenant, operation),
  createdBy: personId(by),
});

const currentCents = ({ contract, amendment }: WorksLotSeed): number =>
  euros(contract + (amendment?.euros ?? 0));

/** The claims of a lot: months in which it advanced. */
function claimsOf(seed: WorksSeed, lot: WorksLotSeed, number: number): NewWorksSituation[] {
  const { tenant, operation, manager, vatRateBps } = seed;
  let [previousHtCents, previous] = [0, 0];
  return Object.entries(lot.done)
    .filter(([, percent]) => {
      const isMore = percent > previous;
      previous = Math.max(previous, percent);
      return isMore;
    })
    .map(([month, percent], rank): NewWorksSituation => {
      const { cumulativeHtCents, periodHtCents, cash } = claimAmounts({
        month: month as Month,
        cumulativeBps: Math.round(percent * 100),
        currentContractHtCents: cents(currentCents(lot)),
        previousHtCents: cents(previousHtCents),
        vatRateBps,
        retentionBps: 500,
      });
      previousHtCents = cumulativeHtCents;
      const next = addMonths(month as Month, 1);
      const isPaid = month < currentMonth;
      const status: SituationState = isPaid ? 'paid' : 'approved';
      return {
        ...owner(seed),
        id: claimId(tenant, operation, number, month),
        constructionLotId: worksLotId(tenant, operation, number),
        number: rank + 1,
        month,
        cumulativeBps: Math.round(percent * 100),
        cumulativeHtCents,
        periodHtCents,
        vatCents: cash.vatCents,
        retentionCents: cash.retentionCents,
        retentionHtCents: cash.retentionHtCents,
        toPayTtcCents: cash.toPayCents,
        submittedOn: `${next}-03`,
        checkedBy: manager,
        checkedOn: `${next}-06`,
        approvedOn: `${next}-09`,
        dueOn: lastDayOf(next),
        paidOn: isPaid ? lastDayOf(next) : null,
        transactionId: isPaid ? `PRLV ${next.replace('-', '')}` : null,
        status,
        createdAt: enteredAt(`${next}-03`, number),
        updatedAt: enteredAt(isPaid ? lastDayOf(next) : `${next}-09`, number),
        version: isPaid ? 4 : 3,
      };
    });
}

const today = '2026-11-20';

/** How a lot came to where it is. */
function historyOf(seed: WorksSeed, lot: WorksLotSeed, claims: readonly NewWorksSituation[], number: number) {
  const isStarted = claims.length > 0 || lot.from <= today;
  const last = claims.at(-1);
  const isDone = last?.cumulativeBps === 10_000;
  const { reception } = seed;
  const isOpen = reception?.reserves.some((one) => one.lot === number && one.liftedOn === undefined) === true;
  const states: { to: ConstructionLotState; on: string; isAutomatic?: boolean }[] = [
    { to: 'to_consult', on: addDays(seed.awardedOn, 45) },
    { to: 'consulted', on: addDays(seed.awardedOn, 20) },
    { to: 'awarded', on: seed.awardedOn },
  ];
  if (isStarted) states.push({ to: 'in_progress', on: lot.from, isAutomatic: true });
  if (isDone) states.push({ to: 'completed', on: last?.submittedOn ?? lot.to, isAutomatic: true });
  if (isDone && reception) states.push({ to: 'received', on: reception.on });
  if (isDone && reception && !isOpen)
    states.push({ to: 'reserves_lifted', on: reception.on, isAutomatic: true });
  return states;
}

function addDays(on: string, daysBefore: number): string {
  return new Date(Date.parse(`${on}T00:00:00Z`) - daysBefore * 86_400_000).toISOString().slice(0, 10);
}

function lotRows(seed: WorksSeed) {
  return seed.lots.map((lot, rank) => {
    const number = rank + 1;
    const { tenant, operation, vatRateBps, reception } = seed;
    const id = worksLotId(tenant, operation, number);
    const claims = claimsOf(seed, lot, number);
    const history = historyOf(seed, lot, claims, number);
    const status = history.at(-1)?.to ?? 'to_consult';
    const supplier = supplierId(tenant, lot.supplier);
    const isReceived = status === 'received' || status === 'reserves_lifted';
    const isStarted = claims.length > 0 || lot.from <= today;
    const row: NewConstructionLot = {
      ...owner(seed),
      id,
      number,
      trade: lot.trade,
      label: lot.label,
      budgetHtCents: currentCents(lot),
      supplierId: supplier,
      quotes: [
        {
          id: seedId(`works-quote:${id}`),
          supplierId: supplier,
          htCents: euros(lot.contract),
          receivedOn: addDays(seed.awardedOn, 20),
          isSelected: true,
        },
      ],
      contractHtCents: euros(lot.contract),
      amendments:
        lot.amendment === undefined
          ? []
          : [
              {
                number: 1,
                label: lot.amendment.label,
                htCents: euros(lot.amendment.euros),
                signedOn: lot.amendment.on,
              },
            ],
      vatRateBps,
      startOn: lot.from,
      endOn: lot.to,
      actualStartOn: isStarted ? lot.from : null,
      actualEndOn: claims.at(-1)?.cumulativeBps === 10_000 ? lastOf(claims.at(-1)?.month ?? '') : null,
      decennialUntil: lot.insuredUntil,
      receptionOn: isReceived ? (reception?.on ?? null) : null,
      reservesLiftedOn: status === 'reserves_lifted' ? (reception?.on ?? null) : null,
      status,
      createdAt: enteredAt(history[0]?.on ?? seed.awardedOn, number),
      updatedAt: enteredAt(history.at(-1)?.on ?? seed.awardedOn, number),
      version: history.length,
    };
    return { row, claims, history };
  });
}

const lastOf = (month: string): string => (month === '' ? '' : lastDayOf(month as Month));

const claimHistory = (claim: NewWorksSituation) =>
  (
    [
      { to: 'submitted', on: claim.submittedOn ?? '' },
      { to: 'checked', on: claim.checkedOn ?? '' },
      { to: 'approved', on: claim.approvedOn ?? '' },
      ...(claim.paidOn ? [{ to: 'paid' as const, on: claim.paidOn }] : []),
    ] as const
  ).map(({ to, on }) => ({ to, on }));

/** The works of the seeded operations. */
export function constructionRows() {
  const all = worksSeeds.map((seed) => ({ seed, rows: lotRows(seed) }));
  const changes = all.flatMap(({ seed, rows }) =>
    rows.flatMap(({ row, claims, history }): NewStateChange[] => {
      const { createdBy: byUserId, ...of } = owner(seed);
      return [
        ...stateRows({ ...of, entity: 'constructionLot', entityId: row.id, byUserId }, history),
        ...claims.flatMap((claim) =>
          stateRows({ ...of, entity: 'situation', entityId: claim.id, byUserId }, claimHistory(claim)),
        ),
      ];
    }),
  );
  return {
    lots: all.flatMap(({ rows }) => rows.map(({ row }) => row)),
    claims: all.flatMap(({ rows }) => rows.flatMap(({ claims }) => claims)),
    milestones: worksSeeds.flatMap(milestoneRows),
    receptions: worksSeeds.flatMap(receptionRows),
    reserves: worksSeeds.flatMap(reserveRows),
    stateChanges: changes,
  };
}

const milestoneRows = (seed: WorksSeed): NewMilestoneCertificate[] =>
  (seed.milestones ?? []).map(({ milestone, on, by }) => ({
    ...owner(seed),
    id: seedId(`milestone:${seed.tenant}:${seed.operation}:${milestone}`),
    milestone,
    on,
    certifierName: by,
    createdAt: enteredAt(on, 0),
    updatedAt: enteredAt(on, 0),
  }));

const receptionId = (seed: WorksSeed): string => seedId(`reception:${seed.tenant}:${seed.operation}`);

const receptionRows = (seed: WorksSeed): (typeof receptions.$inferInsert)[] =>
  seed.reception === undefined
    ? []
    : [
        {
          ...owner(seed),
          id: receptionId(seed),
          on: seed.reception.on,
          withReserves: seed.reception.reserves.length > 0,
          createdAt: enteredAt(seed.reception.on, 0),
          updatedAt: enteredAt(seed.reception.on, 0),
        },
      ];

const reserveRows = (seed: WorksSeed): (typeof reserves.$inferInsert)[] =>
  (seed.reception?.reserves ?? []).map(({ lot, text, room, dueOn, liftedOn }, rank) => {
    const { createdBy: _, ...of } = owner(seed);
    const on = seed.reception?.on ?? dueOn;
    return {
      ...of,
      id: seedId(`reserve:${seed.tenant}:${seed.operation}:${rank}`),
      receptionId: receptionId(seed),
      constructionLotId: worksLotId(seed.tenant, seed.operation, lot),
      text,
      room: room ?? null,
      dueOn,
      liftedOn: liftedOn ?? null,
      createdAt: enteredAt(on, rank),
      updatedAt: enteredAt(liftedOn ?? on, rank),
    };
  });

/** What is due of the golden operation and not paid, as its plan of cash has it: one flow for each claim. */
export const goldenDueFlows = () =>
  worksSeeds
    .filter(({ tenant, operation }) => tenant === 'T1' && operation === 'OP-2025-001')
    .flatMap(lotRows)
    .flatMap(({ row, claims }) =>
      claims
        .filter(({ status }) => status === 'approved')
        .map(({ id, dueOn, periodHtCents, retentionHtCents, toPayTtcCents }) => {
          const htCents = periodHtCents - retentionHtCents;
          return {
            sourceId: id,
            label: `L${String(row.number).padStart(2, '0')} · ${row.label}`,
            plannedOn: dueOn ?? null,
            htCents,
            vatCents: toPayTtcCents - htCents,
          };
        }),
    );
