import { addToDay, day } from '#domain/time/day.ts';
import type { NewPlanningEvent } from '../schema/index.ts';
import { demoStartsAt } from './clock.ts';
import { operationId } from './operations/index.ts';
import { personId } from './people.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenants.ts';
import type { PersonKey, TenantKey } from './types.ts';

const today = day(demoStartsAt.slice(0, 10));

/** An event; days are counted from the first day of the demonstration. */
interface EventSeed extends Pick<NewPlanningEvent, 'title' | 'kind' | 'startTime' | 'endTime' | 'location'> {
  readonly key: string;
  readonly tenant: TenantKey;
  readonly days: number;
  readonly untilDays?: number;
  readonly by: PersonKey;
  readonly to: readonly PersonKey[];
  readonly operation?: string;
}

const hugo = 'hugo.lartigue';
const ines = 'ines.duprat';
const marc = 'marc.soubiran';

/** The site meeting of each Tuesday, from four weeks before to six weeks after the first day. */
const siteMeetings = [-24, -17, -10, -3, 4, 11, 18, 25, 32, 39].map((days): EventSeed => ({
  key: `site:${days}`,
  tenant: 'T1',
  kind: 'site',
  title: 'Réunion de chantier',
  days,
  startTime: '08:00',
  endTime: '09:30',
  location: 'Les Chais de la Bastide',
  by: hugo,
  to: [hugo, ines],
  operation: 'OP-2025-001',
}));

const seeds: readonly EventSeed[] = [
  ...siteMeetings,
  {
    key: 'deed',
    tenant: 'T1',
    kind: 'notary',
    title: 'Signature de l’acte du Clos des Pins',
    days: 7,
    startTime: '10:30',
    endTime: '12:00',
    location: 'Étude de Mᵉ Castéra, Libourne',
    by: hugo,
    to: [hugo],
    operation: 'OP-2025-004',
  },
  {
    key: 'bank',
    tenant: 'T1',
    kind: 'meeting',
    title: 'Point avec la banque',
    days: 3,
    startTime: '14:00',
    endTime: '15:00',
    location: 'Agence des Quinconces',
    by: marc,
    to: [hugo, ines, marc],
  },
  {
    key: 'architect',
    tenant: 'T1',
    kind: 'meeting',
    title: 'Choix des finitions avec l’architecte',
    days: 4,
    startTime: '09:00',
    endTime: '10:30',
    location: 'Saint-Genès',
    by: ines,
    to: [ines],
    operation: 'OP-2025-002',
  },
  {
    key: 'leave',
    tenant: 'T1',
    kind: 'leave',
    title: 'Congé de Marc',
    days: 31,
    untilDays: 42,
    startTime: null,
    endTime: null,
    location: null,
    by: marc,
    to: [marc],
  },
  {
    key: 'crane',
    tenant: 'T2',
    kind: 'site',
    title: 'Livraison de la grue',
    days: 5,
    startTime: '07:30',
    endTime: '12:00',
    location: null,
    by: 'karim.belkacem',
    to: ['karim.belkacem'],
  },
];

/** The identifier of a seeded event, e.g. `eventId('T1', 'deed')`. */
export const eventId = (tenant: TenantKey, key: string): string => seedId(`event:${tenant}:${key}`);

/** Every seeded event. */
export const planningEventRows = (): NewPlanningEvent[] =>
  seeds.map(({ key, tenant, days, untilDays, by, to, operation, ...fields }, rank) => {
    const at = new Date(Date.UTC(2026, 9, 12 + rank, 9, 15));
    return {
      ...fields,
      id: eventId(tenant, key),
      tenantId: tenantId(tenant),
      startsOn: addToDay(today, { days }),
      endsOn: addToDay(today, { days: untilDays ?? days }),
      attendeeIds: to.map((person) => personId(person)),
      operationId: operation === undefined ? null : operationId(tenant, operation),
      createdBy: personId(by),
      createdAt: at,
      updatedAt: at,
    };
  });
