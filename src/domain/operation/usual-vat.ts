import type { OperationKind, VatRegime } from './enums.ts';

const usual: Readonly<Record<OperationKind, VatRegime>> = {
  trading: 'exempt',
  vir: 'margin_option',
  vefa: 'total',
  subdivision: 'margin_land',
  rental: 'exempt',
  mixed: 'mixed',
};

/**
 * The VAT regime with which operations of a kind are usually resold: a proposal, which the person confirms. Old
 * buildings are exempt unless the seller opts (CGI, art. 261-5-2° and 260-5° bis), new ones bear VAT on the
 * price (art. 257-I-2), building plots on the margin where they were bought without a right to deduct (art. 268).
 */
export const usualVatRegime = (kind: OperationKind): VatRegime => usual[kind];
