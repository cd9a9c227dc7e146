import type { Job } from '#mocks/db/schema/index.ts';
import type { SkippedTenants } from './claim.ts';
import type { LanePlaces } from './define.ts';

/** The places of one lane, as far as they are taken. */
export interface Places {
  /** Companies that have no place left; null when there is none for anybody. */
  passedOver(): SkippedTenants | null;
  take(job: Pick<Job, 'tenantId'>): void;
  leave(job: Pick<Job, 'tenantId'>): void;
}

/** Free places of a lane. */
export function openPlaces({ all, companies, oneCompany }: LanePlaces): Places {
  let taken = 0;
  let byCompanies = 0;
  const byCompany = new Map<string, number>();
  const count = (tenantId: string | null, change: 1 | -1): void => {
    taken += change;
    if (tenantId === null) return;
    byCompanies += change;
    const left = (byCompany.get(tenantId) ?? 0) + change;
    if (left === 0) byCompany.delete(tenantId);
    else byCompany.set(tenantId, left);
  };
  return {
    passedOver: () => {
      if (taken >= all) return null;
      if (byCompanies >= companies) return 'all';
      return [...byCompany].flatMap(([tenantId, places]) => (places >= oneCompany ? [tenantId] : []));
    },
    take: ({ tenantId }) => count(tenantId, 1),
    leave: ({ tenantId }) => count(tenantId, -1),
  };
}
