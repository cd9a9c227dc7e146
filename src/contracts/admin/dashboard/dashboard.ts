import * as z from 'zod';
import { dashboardCardKeys } from '#domain/audience/dashboard-cards.ts';
import { subscriptionStatuses } from '#domain/subscription/status.ts';
import { defineAction, definePage } from '../../define.ts';
import { day, id, instant } from '../../fields.ts';
import {
  kpiFigure,
  kpiPeriodDefaults,
  kpiPeriodQuery,
  kpiSpan,
  type KpiPeriodLink,
} from '../../kpi-period.ts';
import { exampleId, person } from '../../shared.ts';

export const adminDashboardQuery = z.object(kpiPeriodQuery);
export type AdminDashboardQuery = z.infer<typeof adminDashboardQuery>;

/** What a link to the dashboard may ask for. */
export type Query = KpiPeriodLink;

const amount = z.number().int();
const count = z.number().int();
const cardKey = z.enum(dashboardCardKeys);

/** A figure with its course over twelve months, the last of them that of the last day. */
const card = kpiFigure.extend({
  key: cardKey,
  /** At the end of each month, or over it; empty where no past is known. */
  course: z.array(z.number().nullable()),
  /** The page that tells more; null where the person may open none. */
  href: z.string().nullable(),
});
export type DashboardCard = z.infer<typeof card>;

/** What waits for somebody of the staff, in the order in which it is shown. */
export const todoKinds = ['prospect', 'pastDue', 'campaign', 'contract', 'news'] as const;
export type TodoKind = (typeof todoKinds)[number];

const todo = z.object({
  kind: z.enum(todoKinds),
  /** All of them; the first few are told one by one. */
  count,
  /** The list of all of them; null where there is none. */
  href: z.string().nullable(),
  items: z.array(
    z.object({
      id,
      name: z.string(),
      /** Since when, or until when; null where it has no day. */
      on: day.nullable(),
      href: z.string().nullable(),
    }),
  ),
});
export type DashboardTodo = z.infer<typeof todo>;

export const adminDashboardPage = definePage({
  component: 'Admin/Dashboard/Dashboard',
  query: adminDashboardQuery,
  props: z.object({
    query: adminDashboardQuery,
    span: kpiSpan,
    cards: z.array(card),
    /** All that the person may see, in their order. */
    layout: z.array(z.object({ key: cardKey, isOn: z.boolean() })),
    /** False where none of the figures that are read over days has a value. */
    hasFigures: z.boolean(),
    todos: z.array(todo),
    /** The companies that came last; null for those who may not see companies. */
    signUps: z
      .array(
        z.object({
          id,
          name: z.string(),
          city: z.string(),
          owner: z.string().nullable(),
          plan: z.string().nullable(),
          status: z.enum(subscriptionStatuses).nullable(),
          at: instant,
          href: z.string().nullable(),
        }),
      )
      .nullable(),
    /** How recurring revenue moved in each of twelve months; null for those who may not see money. */
    revenue: z
      .array(
        z.object({
          month: z.string(),
          newCents: amount,
          expansionCents: amount,
          /** At most 0, as what is lost. */
          contractionCents: amount,
          churnCents: amount,
          /** At the end of the month. */
          mrrCents: amount,
        }),
      )
      .nullable(),
    /** Companies that are not closed by department, the most first; null as above. */
    departments: z.array(z.object({ code: z.string(), companies: count })).nullable(),
    companies: z.array(
      z.object({
        id,
        name: z.string(),
        city: z.string(),
        usersCount: count,
        operationsCount: count,
        /** Whoever holds the account, in whose name the company's area can be opened. */
        owner: person.nullable(),
        lastSignInAt: z.iso.datetime().nullable(),
      }),
    ),
    /** How far the person may act in a client's name; null for not at all. */
    impersonation: z.enum(['read', 'write']).nullable(),
  }),
  example: {
    query: kpiPeriodDefaults,
    span: {
      from: '2026-01-01',
      to: '2026-11-20',
      before: { from: '2025-01-01', to: '2025-11-20' },
      problem: null,
    },
    cards: [
      {
        key: 'mrrCents',
        value: 94_300,
        before: 63_900,
        isHidden: false,
        course: [
          63_900, 63_900, 63_900, 71_900, 76_800, 81_700, 81_700, 98_700, 98_700, 98_700, 94_300, 94_300,
        ],
        href: '/admin/tableau-de-bord/finance',
      },
    ],
    layout: [{ key: 'mrrCents', isOn: true }],
    hasFigures: true,
    todos: [
      {
        kind: 'prospect',
        count: 1,
        href: '/admin/prospects?due=overdue',
        items: [{ id: exampleId, name: 'Marc Soline', on: '2026-11-18', href: '/admin/prospects' }],
      },
    ],
    signUps: [
      {
        id: exampleId,
        name: 'Quai Neuf Invest',
        city: 'Nantes',
        owner: 'Maud Kerjean',
        plan: 'Essentiel',
        status: 'active',
        at: '2026-03-10T09:00:00.000Z',
        href: null,
      },
    ],
    revenue: [
      {
        month: '2026-11',
        newCents: 4900,
        expansionCents: 0,
        contractionCents: 0,
        churnCents: -4900,
        mrrCents: 94_300,
      },
    ],
    departments: [{ code: '33', companies: 2 }],
    impersonation: 'write',
    companies: [
      {
        id: exampleId,
        name: 'Garonne Patrimoine',
        city: 'Bordeaux',
        usersCount: 4,
        operationsCount: 8,
        owner: { id: exampleId, name: 'Hugo Lartigue' },
        lastSignInAt: null,
      },
    ],
  },
});
export type AdminDashboardProps = z.infer<typeof adminDashboardPage.props>;

/** Which figures somebody wants to see, and in which order; what is left out stands behind and is shown. */
export const updateDashboardLayout = defineAction({
  payload: z.object({
    cards: z
      .array(
        z.object({
          key: cardKey,
          on: z.boolean(),
          order: z.number().int().min(0).max(99),
        }),
      )
      .max(dashboardCardKeys.length)
      .refine((cards) => new Set(cards.map(({ key }) => key)).size === cards.length),
  }),
  example: { cards: [{ key: 'mrrCents', on: true, order: 0 }] },
});
export type DashboardLayoutPayload = z.input<typeof updateDashboardLayout.payload>;
