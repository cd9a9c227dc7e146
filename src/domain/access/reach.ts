/**
 * How far a right reaches. A route's permission only says that there is a right; where it reaches less far
 * than `all`, the handler asks and narrows.
 *
 * - `all`: every record of the company (of the platform for its staff)
 * - `assigned`: records of the operations that are open to the person, and no others
 * - `own`: records that the person made, follows or is; `own-or-assigned` adds those assigned to them or of
 *   their operations; `own-or-unassigned` those that nobody follows; `own-and-totals` the team's totals
 * - `totals`: sums over the operations open to the person, no lines
 * - `aggregates`: figures over several companies, never one company's records
 * - `masked`: names and contact details hidden
 * - `invoices`, `files`, `contact-fields`, `sale-and-utm`: that part of the area alone
 * - `public`: what is not marked confidential
 * - `without-margins`: no margin, cost or floor price
 * - `limited`: discounts up to 20 % or one month; `own-limited`: the same on one's own records
 * - `consented`: while the company's owner has opened its space to the support
 * - `off`: not held, but the owner may be offered to switch it on
 */
export const reaches = [
  'all',
  'assigned',
  'own',
  'own-or-assigned',
  'own-or-unassigned',
  'own-and-totals',
  'totals',
  'aggregates',
  'masked',
  'invoices',
  'files',
  'contact-fields',
  'sale-and-utm',
  'public',
  'without-margins',
  'limited',
  'own-limited',
  'consented',
  'off',
] as const;
export type Reach = (typeof reaches)[number];
