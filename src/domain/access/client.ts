import type { Matrix } from './cell.ts';

/** What the people of a company, and the managers of a network, may do outside operations. */
export const clientMatrix = {
  contact: { owner: 'LCUDX', collaborator: 'LCUD X:off', accountant: 'L', viewer: 'L' },
  supplier: { owner: 'LCUDX', collaborator: 'LCU', accountant: 'LCUX', viewer: 'L' },
  task: { owner: 'LCUD', collaborator: 'L CUD:own-or-assigned', accountant: 'L CUD:own', viewer: 'L' },
  planning: { owner: 'LCUD', collaborator: 'L CUD:own-or-assigned', accountant: 'L CUD:own', viewer: 'L' },
  media: { owner: 'LCUDX', collaborator: 'LCUD X:files', accountant: 'L X:files', viewer: 'L:public' },
  transaction: { owner: 'LCUDVX', collaborator: 'L:assigned', accountant: 'LCUDVX' },
  treasury: { owner: 'LCUDX', collaborator: 'L:totals', accountant: 'LCUX' },
  accounting: { owner: 'LCUD', collaborator: 'L', accountant: 'LCUD' },
  rental: { owner: 'LCUDVX', collaborator: 'LCU', accountant: 'LCUVX', viewer: 'L' },
  reporting: { owner: 'LCDX', collaborator: 'LX:assigned', accountant: 'LX', viewer: 'L:assigned' },
  marketing: { owner: 'LCUDV', collaborator: 'LCUV' },
  // Sending an e-mail again is V; so are the test of a server and the request to a partner.
  'email-history': { owner: 'LV', collaborator: 'LV:own-or-assigned' },
  smtp: { owner: 'LUV' },
  site: { owner: 'LCUDV', collaborator: 'LCUV', viewer: 'L' },
  lead: { owner: 'LCUDX', collaborator: 'LCU', viewer: 'L:masked' },
  partner: { owner: 'LV', collaborator: 'LV', accountant: 'L', viewer: 'L', 'brand-manager': 'L' },
  actuality: { owner: 'L', collaborator: 'L', accountant: 'L', viewer: 'L', 'brand-manager': 'L' },
  'tenant-user': { owner: 'LCUD', collaborator: 'L', accountant: 'L' },
  subscription: { owner: 'LU', accountant: 'L:invoices' },
  tenant: { owner: 'LU', collaborator: 'L', accountant: 'L' },
  audit: { owner: 'LX' },
  // Erasing a person's data is a key of its own: `gdpr.erase`.
  gdpr: { owner: 'LX' },
  'brand-kpi': { 'brand-manager': 'LX:aggregates U' },
  'brand-user': { 'brand-manager': 'LX:masked C D:own' },
} as const satisfies Matrix;
