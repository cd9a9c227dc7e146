import { BookOpenText, CheckCheck, HardHat } from 'lucide-react';
import { useState } from 'react';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import { bulk } from '#generated/routes/client/transaction.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import type { SelectedRows } from '#runtime/lists/selection.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { RowBulk, SendBulk } from '../../../blocks/list/useRowBulk.tsx';

// Fetched when several movements are first changed.
const BulkDialog = lazyDialog(async () => (await import('./BulkDialog.tsx')).BulkDialog);

interface Asked {
  readonly field: 'code' | 'operation';
  readonly rows: SelectedRows;
  readonly done: () => void;
  readonly send: SendBulk;
}

/** What can be done with several movements, and the window that asks for an account or an operation. */
export function useMovementBulk({
  codes,
  operations,
  canValidate,
}: Pick<TransactionPageProps, 'codes' | 'operations'> & { readonly canValidate: boolean }) {
  const t = useMessages(transactionMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const more: NonNullable<RowBulk['more']> = (rows, done, send) => {
    const validate = async (): Promise<void> => {
      if (await send(rows, { field: 'validated' })) done();
    };
    return [
      {
        id: 'rows.code',
        label: t('bulk.code'),
        place: 'page',
        icon: BookOpenText,
        run: () => setAsked({ field: 'code', rows, done, send }),
      },
      {
        id: 'rows.operation',
        label: t('bulk.operation'),
        place: 'page',
        icon: HardHat,
        run: () => setAsked({ field: 'operation', rows, done, send }),
      },
      canValidate && {
        id: 'rows.validate',
        label: t('bulk.validate'),
        place: 'page',
        icon: CheckCheck,
        run: () => void validate(),
      },
    ];
  };
  return {
    bulk: { href: bulk(), more } satisfies RowBulk,
    dialog: asked !== null && (
      <BulkDialog
        field={asked.field}
        codes={codes}
        operations={operations}
        onSend={async (set) => {
          const isDone = await asked.send(asked.rows, set);
          if (isDone) asked.done();
          return isDone;
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
