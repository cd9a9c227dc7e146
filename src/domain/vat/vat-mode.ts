import type { Text } from '../explain/calculation.ts';
import type { VatRegime } from '../operation/enums.ts';

/** How one lot is taxed; `inherit` follows its operation. */
export const lotVatModes = ['inherit', 'exempt', 'margin', 'total', 'total_reduced'] as const;
export type LotVatMode = (typeof lotVatModes)[number];

/** How a sale is taxed once decided. */
export type VatMode = Exclude<LotVatMode, 'inherit'>;

/** Whether VAT bears on the whole price. */
export const isWholeVat = (mode: VatMode): boolean => mode === 'total' || mode === 'total_reduced';

/** The mode that applies to a lot, whether a person still has to choose it, and why it applies. */
export interface EffectiveVatMode {
  readonly mode: VatMode;
  readonly isToDecide: boolean;
  readonly reason: Text;
}

const inherited: Readonly<Record<VatRegime, EffectiveVatMode>> = {
  exempt: {
    mode: 'exempt',
    isToDecide: false,
    reason: { fr: 'Régime de l’opération : exonérée.', en: 'Regime of the operation: exempt.' },
  },
  margin_option: {
    mode: 'margin',
    isToDecide: false,
    reason: {
      fr: 'Régime de l’opération : TVA sur la marge, sur option.',
      en: 'Regime of the operation: VAT on the margin, by option.',
    },
  },
  margin_land: {
    mode: 'margin',
    isToDecide: false,
    reason: {
      fr: 'Régime de l’opération : TVA sur la marge, terrain à bâtir.',
      en: 'Regime of the operation: VAT on the margin, building land.',
    },
  },
  total: {
    mode: 'total',
    isToDecide: false,
    reason: {
      fr: 'Régime de l’opération : TVA sur le prix total.',
      en: 'Regime of the operation: VAT on the whole price.',
    },
  },
  mixed: {
    mode: 'total',
    isToDecide: true,
    reason: {
      fr: 'Opération mixte : choisissez la TVA de ce lot ; d’ici là, le prix total est taxé par prudence.',
      en: 'Mixed operation: choose the VAT of this lot; until then the whole price is taxed, to be safe.',
    },
  },
};

/** The mode of a lot: its own, else that of its operation. */
export function effectiveVatMode(lotMode: LotVatMode, regime: VatRegime): EffectiveVatMode {
  if (lotMode === 'inherit') return inherited[regime];
  return {
    mode: lotMode,
    isToDecide: false,
    reason: { fr: 'Choisi pour ce lot.', en: 'Chosen for this lot.' },
  };
}
