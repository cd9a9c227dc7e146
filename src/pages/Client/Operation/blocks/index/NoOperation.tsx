import { Plus, Radar } from 'lucide-react';
import { sourcing } from '#generated/routes/client.ts';
import { create } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';

/** The list of a company that has no operation yet. */
export function NoOperation({ canCreate }: { canCreate: boolean }) {
  const t = useMessages(operationMessages);
  return (
    <EmptyState
      picture={<EmptyParcels />}
      title={t('empty')}
      actions={
        canCreate && (
          <>
            <Button variant="primary" icon={Plus} href={create()}>
              {t('create')}
            </Button>
            <Button icon={Radar} href={sourcing()}>
              {t('fromSourcing')}
            </Button>
          </>
        )
      }
    >
      {canCreate ? t('emptyHelp') : t('emptyReadOnly')}
    </EmptyState>
  );
}
