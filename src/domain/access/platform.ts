import type { Matrix } from './cell.ts';

/** What the platform's staff may do. Nobody of it opens an operation, save in a company's name. */
export const platformMatrix = {
  dashboard: {
    'super-admin': 'LX U:own',
    admin: 'LX U:own',
    sales: 'LX U:own',
    support: 'LX U:own',
    editor: 'LX U:own',
  },
  'finance-kpi': { 'super-admin': 'LUX', admin: 'LUX' },
  'sale-kpi': { 'super-admin': 'LUX', admin: 'LUX', sales: 'LX:own-and-totals' },
  'operation-kpi': { 'super-admin': 'LX', admin: 'LX', support: 'LX' },
  'page-visit-kpi': { 'super-admin': 'LX', admin: 'LX', sales: 'LX', support: 'LX', editor: 'LX' },
  'mini-site-kpi': { 'super-admin': 'LUX', admin: 'LUX', support: 'LX' },
  // V computes the figures of past days anew.
  kpi: { 'super-admin': 'LCUDVX', admin: 'LCUDX', sales: 'LX:sale-and-utm' },
  // V unlocks, and sends an invitation or a verification again.
  user: { 'super-admin': 'LCUDV', admin: 'LCUDV', sales: 'L', support: 'LV' },
  tenant: { 'super-admin': 'LCUD', admin: 'LCUD', sales: 'L', support: 'L' },
  'platform-user': { 'super-admin': 'LCUD', admin: 'L' },
  role: { 'super-admin': 'LCUD', admin: 'L' },
  settings: { 'super-admin': 'LCUD', admin: 'L' },
  brand: {
    'super-admin': 'LCUD',
    admin: 'LCUD',
    sales: 'L U:contact-fields',
    support: 'L',
    editor: 'L',
  },
  'brand-user': { 'super-admin': 'LCUD', admin: 'LCUD', support: 'L' },
  sale: { 'super-admin': 'LCUDV', admin: 'LCUV', sales: 'LCU:own V:limited', support: 'L' },
  subscription: { 'super-admin': 'LCUDV', admin: 'LCUV', sales: 'LCU:own V:limited', support: 'L' },
  coupon: { 'super-admin': 'LCUD', admin: 'LCUD', sales: 'L C:limited U:own-limited', support: 'L' },
  utm: { 'super-admin': 'LCUDX', admin: 'LCUDX', sales: 'LCUX:own-or-unassigned', editor: 'L' },
  prospect: { 'super-admin': 'LCUDX', admin: 'LCUDX', sales: 'LCUX:own-or-unassigned', support: 'L' },
  partner: { 'super-admin': 'LCUD', admin: 'LCUD', sales: 'L', support: 'L', editor: 'LCUD' },
  banner: { 'super-admin': 'LCUD', admin: 'LCUD', sales: 'L', support: 'L', editor: 'LCUD' },
  actuality: { 'super-admin': 'LCUDV', admin: 'LCUDV', sales: 'L', support: 'L', editor: 'LCUV' },
  accounting: { 'super-admin': 'LCUD', admin: 'LCU', support: 'L' },
  audit: { 'super-admin': 'LX', admin: 'L', support: 'L:own' },
} as const satisfies Matrix;
