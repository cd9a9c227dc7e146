import type { RouteName } from '#generated/routes/names.ts';
import { at, isObject, type Json, type JsonObject } from '../json.ts';
import type { ParameterName } from './parameters.ts';

/** Where the identifiers of a parameter are to be read that no list of that name tells. */
export interface Finder {
  /** Page whose props hold them, or data in JSON. */
  readonly on: RouteName;
  readonly query?: Readonly<Record<string, string>>;
  readonly pick: (props: JsonObject) => Json | undefined;
}

/**
 * Parameters whose records stand in no page under their own name: `operation` is found by itself, as a list
 * `operations` or an object `operation` with an `id`, and needs no line here.
 */
export const finders: Readonly<Partial<Record<ParameterName, Finder>>> = {
  user: {
    on: 'admin.search',
    query: { q: 'lartigue', types: 'user' },
    pick: (found) => at(found, 'groups.0.hits'),
  },
  // The company of the account that is found first.
  tenant: {
    on: 'admin.search',
    query: { q: 'garonne', types: 'tenant' },
    pick: (found) => at(found, 'groups.0.hits'),
  },
  // The address of an article stands in place of its identifier.
  slug: {
    on: 'client.actuality.index',
    pick: (props) => slugsIn(props['actualities']),
  },
  partner: { on: 'admin.partner.index', pick: (props) => at(props, 'list.items') },
  prospect: {
    on: 'admin.prospect.index',
    query: { look: 'table' },
    pick: (props) => at(props, 'list.items'),
  },
  lead: { on: 'client.ubiflow-sale-plan.prospects', pick: (props) => at(props, 'list.items') },
  sale: { on: 'admin.sale.index', pick: (props) => changeableFirst(at(props, 'list.items')) },
  banner: { on: 'admin.banner.partner', pick: (props) => at(props, 'list.items') },
  partnerSlug: {
    on: 'client.partner.index',
    pick: (props) => slugsIn(props['partners']),
  },
  membership: { on: 'client.user.index', pick: ({ invitations }) => invitations },
  brandInvitation: { on: 'client.brand.user', pick: ({ invitations }) => invitations },
  // The call that is late first: it takes payments, reminders and another day.
  payment: {
    on: 'client.operation.notary.sale.payment',
    pick: ({ calls }) =>
      ((calls ?? []) as JsonObject[])
        .filter(({ id }) => id !== null)
        .toSorted((a, b) => Number(b['lateDays']) - Number(a['lateDays'])),
  },
  receipt: {
    on: 'client.operation.notary.sale.payment',
    pick: ({ calls }) =>
      ((calls ?? []) as JsonObject[]).flatMap(({ receipts }) => (receipts ?? []) as JsonObject[]),
  },
  alert: { on: 'client.sourcing', pick: ({ alerts }) => alerts },
  // An account of the platform's own, below which nothing stands.
  chartcode: {
    on: 'admin.accounting-code.index',
    query: { origin: 'ilot', sort: '-name' },
    pick: (props) => at(props, 'list.items'),
  },
  // The company's own accounts first, which others do not have; of these, one that nothing uses.
  accountingCode: {
    on: 'client.accounting-code',
    pick: ({ accounts }) =>
      ((accounts ?? []) as JsonObject[])
        .filter(({ origin }) => origin === 'tenant')
        .toSorted((a, b) => Number(a['movementsCount']) - Number(b['movementsCount'])),
  },
  transaction: {
    on: 'client.transaction',
    query: { status: 'to_code' },
    pick: (props) => at(props, 'list.items'),
  },
  treasuryAccount: { on: 'client.treasury', pick: ({ accounts }) => accounts },
  treasuryLine: { on: 'client.treasury', pick: ({ forecasts }) => forecasts },
  ledgerMonth: {
    on: 'client.transaction',
    pick: ({ months }) => ((months ?? []) as JsonObject[]).map(({ month }) => ({ id: month ?? '' })),
  },
  statement: { on: 'client.transaction', query: { panel: 'import' }, pick: ({ imports }) => imports },
  attachment: { on: 'client.transaction', pick: (props) => at(props, 'opened.files') },
  expenseTemplate: { on: 'client.operation.simulation.edit', pick: ({ templates }) => templates },
  matchRule: { on: 'client.accounting-code', pick: ({ rules }) => rules },
  reportKey: {
    on: 'client.reporting',
    pick: ({ library }) => ((library ?? []) as string[]).map((id) => ({ id })),
  },
  savedReport: { on: 'client.reporting', pick: ({ saved }) => saved },
  reportRun: { on: 'client.reporting', pick: ({ runs }) => runs },
  lease: { on: 'client.rental-management', pick: ({ leases }) => leases },
  // The call that is paid in part: it has a receipt, may be reminded of, and more may come in.
  rentCall: {
    on: 'client.rental-management',
    pick: ({ calls }) =>
      ((calls ?? []) as JsonObject[]).toSorted(
        (a, b) => Number(b['state'] === 'partially_paid') - Number(a['state'] === 'partially_paid'),
      ),
  },
  // One whose letter was written.
  rentRevision: {
    on: 'client.rental-management',
    pick: ({ revisions }) =>
      ((revisions ?? []) as JsonObject[]).toSorted(
        (a, b) => Number(b['status'] === 'applied') - Number(a['status'] === 'applied'),
      ),
  },
  coupon: {
    on: 'admin.coupon.index',
    pick: (props) => changeableFirst(at(props, 'list.items')),
  },
  // Those first that the person may change: a right to tasks may reach some of them alone.
  task: {
    on: 'client.task',
    pick: (props) => changeableFirst(at(props, 'list.items')),
  },
  // The appointment of all three roles that may change events: the first to be made by one of them.
  event: {
    on: 'client.planning',
    query: { kind: 'meeting', month: '2026-11' },
    pick: (props) =>
      ((props['items'] ?? []) as JsonObject[]).flatMap(({ id }) =>
        typeof id === 'string' ? [{ id: id.split(':')[1] ?? '' }] : [],
      ),
  },
  campaign: { on: 'client.marketing-email', pick: (props) => at(props, 'list.items') },
  emailTemplate: { on: 'client.marketing-email', pick: ({ templates }) => templates },
  // A mail that left: one that waits is not sent again.
  email: {
    on: 'client.email-history.index',
    query: { state: 'sent', origin: 'transactional' },
    pick: (props) => at(props, 'list.items'),
  },
  // One that is published, with its reports.
  quickSale: {
    on: 'client.quick-sale.index',
    pick: (props) =>
      ((at(props, 'list.items') ?? []) as JsonObject[]).toSorted(
        (a, b) => Number(a['status'] === 'draft') - Number(b['status'] === 'draft'),
      ),
  },
  report: { on: 'client.quick-sale.sale-information-form', pick: ({ diagnostics }) => diagnostics },
  opportunity: { on: 'client.sourcing', pick: (props) => at(props, 'list.items') },
  // A picture of an operation, which can be turned and be its cover.
  media: {
    on: 'client.media',
    query: { kind: 'photo', sort: 'createdAt' },
    pick: (props) => at(props, 'list.items'),
  },
  // One in which nothing stands, so that it can be removed.
  folder: {
    on: 'client.media',
    pick: ({ folders }) =>
      ((folders ?? []) as JsonObject[]).toSorted((a, b) => Number(a['count']) - Number(b['count'])),
  },
  // Papers name a simulation alone: its operation is found on the way.
  simulation: { on: 'client.operation.simulation.index', pick: ({ simulations }) => simulations },
  // The company's own first: those of the platform are not changed.
  offerTemplate: {
    on: 'client.offer-template.index',
    pick: (props) =>
      ((at(props, 'list.items') ?? []) as JsonObject[]).toSorted(
        (a, b) => Number(a['isSystem']) - Number(b['isSystem']),
      ),
  },
  paymentTemplate: {
    on: 'client.payment-template.index',
    pick: (props) =>
      ((props['paymentTemplates'] ?? []) as JsonObject[]).toSorted(
        (a, b) => Number(a['isSystem']) - Number(b['isSystem']),
      ),
  },
  invoice: { on: 'client.subscription.index', pick: ({ invoices }) => invoices },
  visit: { on: 'client.operation.visit.index', pick: ({ visits }) => visits },
  estimation: {
    on: 'client.operation.estimation.index',
    pick: ({ estimations }) => estimations,
  },
  project: {
    on: 'client.operation.project.index',
    pick: ({ projects }) => projects,
  },
  notarySale: { on: 'client.operation.notary.sale.index', pick: ({ sales }) => sales },
  saleCondition: { on: 'client.operation.notary.sale.edit', pick: ({ conditions }) => conditions },
  salePaper: { on: 'client.operation.notary.sale.edit', pick: ({ papers }) => papers },
  saleContact: { on: 'client.operation.sale.contact', pick: ({ contacts }) => contacts },
  siteVersion: { on: 'client.site-template.edit', pick: (props) => at(props, 'site.versions') },
  note: { on: 'client.operation.show', pick: ({ journal }) => journal },
};

/** Rows of a list, those first that the person may change. */
const changeableFirst = (items: Json | undefined): Json[] =>
  ((items ?? []) as JsonObject[]).toSorted((a, b) => Number(b['isChangeable']) - Number(a['isChangeable']));

/** Addresses of articles, each as an object with an identifier. */
const slugsIn = (articles: Json | undefined): Json[] =>
  (Array.isArray(articles) ? (articles as readonly Json[]) : []).flatMap((article) =>
    isObject(article) && typeof article['slug'] === 'string' ? [{ id: article['slug'] }] : [],
  );
