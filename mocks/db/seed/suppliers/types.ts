import type { SupplierDocumentKind } from '#domain/relation/supplier.ts';
import type { NewSupplier } from '../../schema/index.ts';

/** A supplier with what hangs on it; contacts by their key, operations by their reference. */
export interface SupplierSeed {
  readonly key: string;
  readonly fields: Pick<NewSupplier, 'name' | 'trade'> & Partial<NewSupplier>;
  readonly documents?: readonly {
    readonly kind: SupplierDocumentKind;
    readonly from: string;
    /** Days from the first day of the demonstration to its last day; null without end. */
    readonly days: number | null;
    readonly isVerified?: boolean;
  }[];
  readonly ratings?: readonly {
    readonly operation: string;
    /** Quality, delay, price. */
    readonly notes: readonly [number, number, number];
    readonly comment?: string;
    readonly on: string;
  }[];
  readonly contacts?: readonly string[];
}
