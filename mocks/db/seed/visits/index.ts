import type { NewVisit, NewVisitFinding } from '../../schema/index.ts';
import { contactId } from '../contacts/index.ts';
import { euros } from '../euros.ts';
import { lotId, operationId } from '../operations/index.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { TenantKey } from '../types.ts';
import { visitSeeds } from './seeds.ts';
import type { VisitSeed } from './types.ts';

/** The identifier of a seeded visit: `visitId('T1', 'OP-2025-001', '2025-09-18T08:00:00Z')`. */
export const visitId = (tenant: TenantKey, operation: string, at: string): string =>
  seedId(`visit:${tenant}:${operation}:${at}`);

const dayMs = 86_400_000;
/** Visits are planned a week ahead. */
const plannedAheadMs = 7 * dayMs;
const demoNow = Date.parse('2026-11-20T08:00:00Z');

function visitRow(seed: VisitSeed): NewVisit {
  const { tenant, operation, at, followUp } = seed;
  const startAt = new Date(at);
  const createdAt = new Date(Math.min(startAt.getTime() - plannedAheadMs, demoNow - dayMs));
  const minutes = seed.minutes ?? 45;
  const endAt = new Date(startAt.getTime() + minutes * 60_000);
  const contactIds = seed.contacts.map((key) => contactId(tenant, key));
  const isInvited = seed.isInvited === true;
  return {
    id: visitId(tenant, operation, at),
    tenantId: tenantId(tenant),
    operationId: operationId(tenant, operation),
    kind: seed.kind,
    startAt,
    durationMin: minutes,
    lotIds: (seed.lots ?? []).map((ref) => lotId(tenant, operation, ref)),
    contactIds,
    hostId: personId(seed.host),
    status: seed.status,
    cancelReason: seed.cancelReason ?? null,
    rating: seed.rating ?? null,
    notes: seed.notes ?? null,
    followUpKind: followUp?.[0] ?? 'none',
    followUpDueOn: followUp?.[1] ?? null,
    invitedContactIds: isInvited ? contactIds : [],
    invitedAt: isInvited ? createdAt : null,
    createdBy: personId(seed.host),
    createdAt,
    updatedAt: seed.status === 'done' ? endAt : createdAt,
  };
}

function findingRows(seed: VisitSeed): NewVisitFinding[] {
  const { tenant, operation, at, host } = seed;
  const visit = visitId(tenant, operation, at);
  return (seed.findings ?? []).map((finding, rank) => {
    const writtenAt = new Date(Date.parse(at) + (rank + 1) * 10 * 60_000);
    return {
      id: seedId(`visit-finding:${visit}:${rank}`),
      tenantId: tenantId(tenant),
      operationId: operationId(tenant, operation),
      visitId: visit,
      room: finding.room,
      topic: finding.topic,
      severity: finding.severity,
      estimateCents: finding.euros === undefined ? null : euros(finding.euros),
      note: finding.note,
      writtenAt,
      createdBy: personId(host),
      createdAt: writtenAt,
      updatedAt: writtenAt,
    };
  });
}

/** The seeded visits and what was seen on them. */
export const visitRows = () => ({
  visits: visitSeeds.map(visitRow),
  findings: visitSeeds.flatMap(findingRows),
});
