import type { LotType } from '../lot/states.ts';
import type { OperationKind, VatRegime } from '../operation/enums.ts';
import type { QuickVatMode } from './quick-simulation.ts';

/** What an operation most likely becomes, by its opportunity; whoever converts it may choose otherwise. */
export function operationStart({
  type,
  vatMode,
}: {
  /** Null while nobody chose it. */
  readonly type: LotType | null;
  readonly vatMode: QuickVatMode;
}): { readonly kind: OperationKind; readonly vatRegime: VatRegime } {
  const isLand = type === 'Land';
  const margin = isLand ? 'margin_land' : 'margin_option';
  return {
    kind: isLand ? 'subdivision' : 'trading',
    vatRegime: vatMode === 'margin' ? margin : vatMode,
  };
}
