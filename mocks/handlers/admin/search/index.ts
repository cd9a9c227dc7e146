import { and, isNull } from 'drizzle-orm';
import { adminSearch, type AdminSearchType } from '#contracts/admin/search.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { adminData, type RouteHandlers } from '#mocks/server/handler.ts';
import { maxHitsPerType } from '#contracts/search.ts';
import { containsWords, matchRank } from '#mocks/db/fold.ts';
import { coupons, prospects } from '#mocks/db/schema/index.ts';
import { recordHref } from '#mocks/server/page-directory.ts';
import { index } from '#generated/routes/admin/prospect.ts';
import { pageSearcher } from '../../search/pages.ts';
import { searchAll, type Searcher } from '../../search/searcher.ts';
import { brandSearcher } from './brands.ts';
import { partnerSearcher } from './partners.ts';
import { planSearcher } from './plans.ts';
import { saleSearcher } from './sales.ts';
import { tenantSearcher } from './tenants.ts';
import { userSearcher } from './users.ts';
import { utmSearcher } from './utms.ts';
import { prospectReach } from '../prospect/list.ts';

/** Prospects by name, company, e-mail or town, as far as the person sees them. */
const prospectSearcher: Searcher<'prospect', AdminContext> = {
  type: 'prospect',
  can: 'prospect.list',
  find: async (context, { words }) => {
    const { searchText, lastName } = prospects;
    const rows = await context.db
      .select()
      .from(prospects)
      .where(and(isNull(prospects.deletedAt), prospectReach(context), containsWords(searchText, words)))
      .orderBy(matchRank(searchText, words), lastName)
      .limit(maxHitsPerType);
    return rows.map(({ id, firstName, lastName: last, company, city }) => ({
      id,
      title: [firstName, last].filter(Boolean).join(' '),
      subtitle: [company, city].filter(Boolean).join(' · '),
      amountCents: null,
      href: index({ query: { open: id } }),
    }));
  },
};

/** Promotion codes by code or label. */
const couponSearcher: Searcher<'coupon', AdminContext> = {
  type: 'coupon',
  can: 'coupon.list',
  find: async (context, { words }) => {
    const { id, code, label, searchText } = coupons;
    const rows = await context.db
      .select({ id, code, label })
      .from(coupons)
      .where(and(isNull(coupons.deletedAt), containsWords(searchText, words)))
      .orderBy(matchRank(searchText, words), code)
      .limit(maxHitsPerType);
    return rows.map((row) => ({
      id: row.id,
      title: row.code,
      subtitle: row.label,
      amountCents: null,
      href: recordHref(context, 'admin.coupon.edit', row.id),
    }));
  },
};

/** What the staff searches, in the order of the answer. A new type starts in `adminSearchTypes`. */
const adminSearchers = Object.values({
  tenant: tenantSearcher,
  user: userSearcher,
  brand: brandSearcher,
  plan: planSearcher,
  coupon: couponSearcher,
  utm: utmSearcher,
  prospect: prospectSearcher,
  sale: saleSearcher,
  partner: partnerSearcher,
  page: pageSearcher('page', 'admin'),
  action: pageSearcher('action', 'admin'),
} satisfies { readonly [Type in AdminSearchType]: Searcher<Type, AdminContext> }) as readonly Searcher<
  AdminSearchType,
  AdminContext
>[];

/** Handler of `admin.search`: the platform's records, as far as the person's rights go. */
export const adminSearchHandlers = {
  'admin.search': adminData(adminSearch, (context, query) => searchAll(context, adminSearchers, query)),
} satisfies Partial<RouteHandlers>;
