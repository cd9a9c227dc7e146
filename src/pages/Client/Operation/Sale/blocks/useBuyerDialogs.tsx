import { useState, type ReactNode } from 'react';
import type { SaleContactProps, SaleContactRow } from '#contracts/client/operation/sale/contact.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

const urgent = { isUrgent: true } as const;
const AddBuyerDialog = lazyDialog(async () => (await import('./AddBuyerDialog.tsx')).AddBuyerDialog, urgent);
const BuyerDialog = lazyDialog(async () => (await import('./BuyerDialog.tsx')).BuyerDialog, urgent);
const BuyerStepDialog = lazyDialog(
  async () => (await import('./BuyerStepDialog.tsx')).BuyerStepDialog,
  urgent,
);
const BuyerMailDialog = lazyDialog(
  async () => (await import('./BuyerMailDialog.tsx')).BuyerMailDialog,
  urgent,
);

type Asked =
  | { readonly what: 'add' }
  | { readonly what: 'edit' | 'next' | 'assign'; readonly row: SaleContactRow }
  | { readonly what: 'mail'; readonly rows: readonly SaleContactRow[]; readonly done: () => void };

/** What can be asked about prospects, and the window that asks. */
export interface BuyerDialogs {
  readonly add: () => void;
  readonly edit: (row: SaleContactRow) => void;
  readonly next: (row: SaleContactRow) => void;
  readonly assign: (row: SaleContactRow) => void;
  readonly mail: (rows: readonly SaleContactRow[], done: () => void) => void;
  readonly dialog: ReactNode;
}

/** The windows of the page of prospects, each fetched when it is first opened. */
export function useBuyerDialogs({
  operation,
  choices,
}: Pick<SaleContactProps, 'operation' | 'choices'>): BuyerDialogs {
  const [asked, setAsked] = useState<Asked | null>(null);
  const given = { operationId: operation.id, choices, onClose: () => setAsked(null) };
  const dialogOf = (it: Asked): ReactNode => {
    switch (it.what) {
      case 'add':
        return <AddBuyerDialog {...given} />;
      case 'edit':
        return <BuyerDialog {...given} row={it.row} />;
      case 'mail':
        return <BuyerMailDialog {...given} rows={it.rows} onDone={it.done} />;
      case 'next':
      case 'assign':
        return <BuyerStepDialog {...given} row={it.row} what={it.what} />;
    }
  };
  return {
    add: () => setAsked({ what: 'add' }),
    edit: (row) => setAsked({ what: 'edit', row }),
    next: (row) => setAsked({ what: 'next', row }),
    assign: (row) => setAsked({ what: 'assign', row }),
    mail: (rows, done) => setAsked({ what: 'mail', rows, done }),
    dialog: asked && dialogOf(asked),
  };
}
