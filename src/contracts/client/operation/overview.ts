import * as z from 'zod';
import { mediaKinds } from '#domain/media/media.ts';
import { contactRoles } from '#domain/relation/contact.ts';
import { taskPriorities } from '#domain/task/task.ts';
import { day, id, instant } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

const amount = z.number().int();

/** What belongs to an operation and is kept on its other pages, for its overview; null parts are not shown to the person. */
export const operationOverview = z.object({
  today: day,
  /** Of the simulation that the operation is steered by; null without one. */
  simulation: z
    .object({
      id,
      name: z.string(),
      costCents: amount,
      revenueTtcCents: amount,
      /** Of the project, before financing; null where the flows have none. */
      irrBps: amount.nullable(),
    })
    .nullable(),
  /** Lots that are sold, of those that are for sale; null without lots. */
  sale: z.object({ soldBps: amount, soldCents: amount, revenueCents: amount }).nullable(),
  /** What buyers were called and paid; null without sales. */
  collection: z
    .object({
      collectedCents: amount,
      toComeCents: amount,
      unpaidCents: amount,
      overdueCents: amount,
      overdueCallsCount: amount,
    })
    .nullable(),
  /** Contracts of works before VAT; null while none is signed. */
  works: z
    .object({ progressBps: amount.nullable(), invoicedCents: amount, contractCents: amount })
    .nullable(),
  /** Cash month by month, past and foreseen; empty without flows. */
  cash: z
    .array(
      z.object({
        month: z.string(),
        receiptsCents: amount,
        /** Negative, but where more VAT comes back than is paid. */
        paymentsCents: amount,
        /** At the end of the month. */
        cashCents: amount,
      }),
    )
    .nullable(),
  /** Days that matter, the next first; those that are over and not met before them. */
  deadlines: z.array(
    z.object({ id: z.string(), title: z.string(), on: day, daysLeft: z.number().int(), href: z.string() }),
  ),
  tasks: z
    .object({
      /** Open ones; the first few are told. */
      count: amount,
      items: z.array(
        z.object({
          id,
          title: z.string(),
          dueOn: day.nullable(),
          isLate: z.boolean(),
          priority: z.enum(taskPriorities),
          people: z.array(z.string()),
        }),
      ),
    })
    .nullable(),
  people: z.array(z.object({ id, name: z.string(), role: z.enum(contactRoles) })).nullable(),
  documents: z.array(z.object({ id, title: z.string(), kind: z.enum(mediaKinds), at: instant })).nullable(),
});
export type OperationOverview = z.infer<typeof operationOverview>;

export const exampleOverview: OperationOverview = {
  today: '2026-11-20',
  simulation: {
    id: exampleId,
    name: 'Scénario central',
    costCents: 101_104_000,
    revenueTtcCents: 128_400_000,
    irrBps: 4989,
  },
  sale: { soldBps: 5966, soldCents: 76_600_000, revenueCents: 128_400_000 },
  collection: {
    collectedCents: 60_480_000,
    toComeCents: 67_920_000,
    unpaidCents: 3_100_000,
    overdueCents: 3_100_000,
    overdueCallsCount: 1,
  },
  works: { progressBps: 5201, invoicedCents: 17_685_000, contractCents: 34_000_000 },
  cash: [
    {
      month: '2026-11',
      receiptsCents: 4_800_000,
      paymentsCents: -2_100_000,
      cashCents: 9_450_000,
    },
  ],
  deadlines: [
    {
      id: `condition:${exampleId}`,
      title: 'Condition de prêt',
      on: '2026-12-15',
      daysLeft: 25,
      href: '/operations',
    },
  ],
  tasks: {
    count: 1,
    items: [
      {
        id: exampleId,
        title: 'Relancer le géomètre',
        dueOn: '2026-11-24',
        isLate: false,
        priority: 'high',
        people: ['Hugo Lartigue'],
      },
    ],
  },
  people: [{ id: exampleId, name: 'Étude Daubigny', role: 'notary' }],
  documents: [
    { id: exampleId, title: 'Plan du rez-de-chaussée', kind: 'plan', at: '2026-11-12T09:00:00.000Z' },
  ],
};
