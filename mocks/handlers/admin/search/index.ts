import { adminSearch, type AdminSearchType } from '#contracts/admin/search.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { adminData, type RouteHandlers } from '#mocks/server/handler.ts';
import { pageSearcher } from '../../search/pages.ts';
import { searchAll, type Searcher } from '../../search/searcher.ts';
import { brandSearcher } from './brands.ts';
import { couponSearcher } from './coupons.ts';
import { partnerSearcher } from './partners.ts';
import { planSearcher } from './plans.ts';
import { prospectSearcher } from './prospects.ts';
import { saleSearcher } from './sales.ts';
import { tenantSearcher } from './tenants.ts';
import { userSearcher } from './users.ts';
import { utmSearcher } from './utms.ts';

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
