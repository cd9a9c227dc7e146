import type { Matrix } from './cell.ts';

/** What the people of a company may do with its operations and what belongs to them. */
export const tradeMatrix = {
  // Lots, visits, urban planning, works and deeds go with the operation.
  operation: { owner: 'LCUDVX', collaborator: 'LCUVX:assigned', accountant: 'L', viewer: 'L' },
  // Calls for funds: apart, so that an accountant's right to validate them opens nothing else.
  payment: { owner: 'LCUDVX', collaborator: 'LCUVX:assigned', accountant: 'LV', viewer: 'L' },
  'floor-price': { owner: 'LU' },
  // What a lot costs and earns, beside its price.
  'lot-margin': { owner: 'L', accountant: 'L' },
  // U prepares the closing, V closes, abandons and reopens.
  termination: { owner: 'LUV', collaborator: 'L:assigned' },
  project: { owner: 'LCUDVX', collaborator: 'LCUVX', accountant: 'L', viewer: 'L' },
  simulation: { owner: 'LCUDVX', collaborator: 'LCUVX', accountant: 'L', viewer: 'L' },
  estimation: { owner: 'LCUDVX', collaborator: 'LCUVX', accountant: 'L', viewer: 'L' },
  financing: { owner: 'LCUDVX', collaborator: 'LCUX', accountant: 'LCUVX', viewer: 'L' },
  'cash-flow': { owner: 'LCUDVX', collaborator: 'LCUX', accountant: 'LCUVX', viewer: 'L' },
  forecast: { owner: 'LCUDVX', collaborator: 'LCUX', accountant: 'LCUVX', viewer: 'L' },
  offer: { owner: 'LCUDV', collaborator: 'LCUV', accountant: 'L', viewer: 'L' },
  'offer-template': { owner: 'LCUDV', collaborator: 'LCUV', accountant: 'L', viewer: 'L' },
  'payment-template': { owner: 'LCUDV', collaborator: 'LCUV', accountant: 'L', viewer: 'L' },
  'sale-plan': { owner: 'LCUDVX', collaborator: 'LCUVX', accountant: 'LX', viewer: 'L' },
  stock: { owner: 'LCUDVX', collaborator: 'LCUVX', accountant: 'LX', viewer: 'L' },
  'quick-sale': { owner: 'LCUDVX', collaborator: 'LCUVX', accountant: 'LX', viewer: 'L' },
  sourcing: { owner: 'LCUDX', collaborator: 'LCUX', accountant: 'L', viewer: 'L' },
  cityscan: { owner: 'LCUDX', collaborator: 'LCUX', accountant: 'L', viewer: 'L' },
  // Of companies; of a person they are the owner's and of whom they are about.
  profile: { owner: 'LCUDVX', collaborator: 'LCUX', accountant: 'L', viewer: 'L' },
  share: { owner: 'LCUD', collaborator: 'LCU' },
  export: { owner: 'L', collaborator: 'L', accountant: 'L', viewer: 'L:without-margins' },
} as const satisfies Matrix;
