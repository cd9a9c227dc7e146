import type { accountVatDefaults } from './code.ts';

type VatDefault = (typeof accountVatDefaults)[number];

/** A rate as keys of messages name it: a dot would part them. */
export const vatKey = (vat: VatDefault): Exclude<VatDefault, '5.5'> | '5_5' => (vat === '5.5' ? '5_5' : vat);
