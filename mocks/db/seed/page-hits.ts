import type { RoleName } from '#domain/access/permissions.ts';
import type { VisitArea, VisitDevice } from '#domain/audience/visit.ts';
import { singleVisitsKeptDays } from '#domain/audience/visit.ts';
import type { pageHits, pageVisits } from '../schema/index.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';
import type { CompanyKey } from './types.ts';

type PageHit = typeof pageHits.$inferInsert;
type PageVisit = typeof pageVisits.$inferInsert;

const measuredDays = 90;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The day in Paris so many days before an instant. */
const dayBefore = (now: Date, days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now.getTime() - days * dayMs);

/** Who comes, on what, how often on a working day, and for which pages. */
interface Reader {
  readonly key: string;
  readonly area: VisitArea;
  readonly role: RoleName | null;
  readonly tenant: CompanyKey | null;
  readonly device: VisitDevice;
  readonly pagesADay: number;
  readonly routes: readonly string[];
}

const clientRoutes = [
  'client.operation.index',
  'client.operation.show',
  'client.operation.show',
  'client.dashboard',
  'client.operation.simulation.edit',
  'client.sourcing',
  'client.contact.index',
  'client.task',
  'client.planning',
  'client.operation.financing.index',
  'client.media',
  'client.operation.edit',
];
const phoneRoutes = [
  'client.dashboard',
  'client.operation.visit.edit',
  'client.task',
  'client.operation.show',
];
const client = { area: 'client', routes: clientRoutes } as const;

const readers: readonly Reader[] = [
  { ...client, key: 'hugo', role: 'owner', tenant: 'T1', device: 'desktop', pagesADay: 7 },
  { ...client, key: 'ines', role: 'collaborator', tenant: 'T1', device: 'desktop', pagesADay: 5 },
  {
    ...client,
    key: 'ines-phone',
    role: 'collaborator',
    tenant: 'T1',
    device: 'mobile',
    pagesADay: 2,
    routes: phoneRoutes,
  },
  { ...client, key: 'marc', role: 'accountant', tenant: 'T1', device: 'desktop', pagesADay: 2 },
  { ...client, key: 'lea', role: 'viewer', tenant: 'T1', device: 'tablet', pagesADay: 1 },
  { ...client, key: 'karim', role: 'owner', tenant: 'T2', device: 'desktop', pagesADay: 5 },
  { ...client, key: 'julie', role: 'collaborator', tenant: 'T2', device: 'mobile', pagesADay: 3 },
  {
    key: 'staff',
    area: 'admin',
    role: 'admin',
    tenant: null,
    device: 'desktop',
    pagesADay: 2,
    routes: ['admin.dashboard', 'admin.actuality.index'],
  },
  {
    key: 'guest',
    area: 'guest',
    role: null,
    tenant: null,
    device: 'desktop',
    pagesADay: 3,
    routes: ['login', 'register', 'login'],
  },
];

const busyHours = [9, 9, 10, 10, 11, 14, 14, 15, 16, 16, 17, 18, 20];
const referrers = ['annuaire-immobilier.example', 'moteur.example', 'reseau-pierre-cite.example'];

/** Numbers from 0 up to 1, always the same ones. */
function drawing(): () => number {
  let state = 20_261_120;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What was looked at until an instant of the system: single visits of the last days, and the sums of three months. */
export function pageVisitRows(now: Date): { readonly hits: PageHit[]; readonly visits: PageVisit[] } {
  const draw = drawing();
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(draw() * values.length)] as Value;
  const hits: PageHit[] = [];
  for (let back = measuredDays - 1; back >= 0; back -= 1) {
    const day = dayBefore(now, back);
    const isWorkingDay = ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    for (const reader of readers) {
      const pages = Math.floor(reader.pagesADay * (isWorkingDay ? 0.5 + draw() : draw() * 0.3));
      for (let page = 0; page < pages; page += 1) {
        const at = new Date(Date.parse(`${day}T00:00:00Z`) + (pick(busyHours) - 1 + draw()) * hourMs);
        const comesFrom = reader.area === 'guest' && draw() < 0.4 ? pick(referrers) : null;
        const hit = hitOf(
          reader,
          day,
          at,
          { routeName: pick(reader.routes), referrerDomain: comesFrom },
          draw,
        );
        if (at <= now) hits.push(hit);
      }
    }
  }
  const keptFrom = dayBefore(now, singleVisitsKeptDays - 1);
  return { hits: hits.filter(({ day }) => day >= keptFrom), visits: sumsOf(hits) };
}

function hitOf(
  reader: Reader,
  day: string,
  at: Date,
  visit: Pick<PageHit, 'routeName' | 'referrerDomain'>,
  draw: () => number,
): PageHit {
  const status = draw() < 0.985 ? 200 : draw() < 0.7 ? 404 : 403;
  return {
    at,
    day,
    ...visit,
    area: reader.area,
    role: reader.role,
    tenantId: reader.tenant && tenantId(reader.tenant),
    device: reader.device,
    visitorHash: seedId(`visitor:${reader.key}:${day}`),
    status,
    ms: Math.round(60 + draw() * draw() * 420),
    isImpersonated: reader.key === 'karim' && draw() < 0.03,
  };
}

/** What the hourly job makes of single visits. */
function sumsOf(hits: readonly PageHit[]): PageVisit[] {
  const hourOf = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hourCycle: 'h23',
    hour: '2-digit',
  });
  const groups = Map.groupBy(hits, ({ at, day, routeName, area, role, tenantId: tenant, device, ...rest }) =>
    JSON.stringify([
      day,
      hourOf.format(at),
      routeName,
      area,
      role,
      tenant,
      device,
      rest.referrerDomain,
      rest.status,
      rest.isImpersonated,
    ]),
  );
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { at, visitorHash: _hash, ms: _ms, ...facts } = first;
    const times = group.map(({ ms }) => ms).toSorted((one, other) => one - other);
    return [
      {
        ...facts,
        id: seedId(`page-visit:${key}`),
        hour: Number(hourOf.format(at)),
        visits: group.length,
        uniqueVisitors: new Set(group.map(({ visitorHash }) => visitorHash)).size,
        p75Ms: times[Math.ceil(0.75 * times.length) - 1] ?? 0,
      },
    ];
  });
}
