import { ArrowRight } from 'lucide-react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { index } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { ActiveOperationsList } from './ActiveOperationsList.tsx';
import { ActiveOperationsTable } from './ActiveOperationsTable.tsx';

/** The operations in progress: a table, or cards on a phone. */
export function ActiveOperations({
  operations,
  inProgressCount,
}: Pick<DashboardProps, 'operations' | 'inProgressCount'>) {
  const t = useMessages(dashboardMessages);
  const others = inProgressCount - operations.length;
  return (
    <Card
      title={t('active')}
      count={inProgressCount}
      isFlush={operations.length > 0}
      aside={
        <AppLink href={index()} className="text-link inline-flex items-center gap-1.5">
          {t('all')}
          <Icon icon={ArrowRight} size={14} />
        </AppLink>
      }
    >
      {operations.length === 0 ? (
        <p className="text-table text-ink3">{t('noneActive')}</p>
      ) : (
        <>
          <div className="max-md:hidden">
            <ActiveOperationsTable operations={operations} />
          </div>
          <div className="md:hidden">
            <ActiveOperationsList operations={operations} />
          </div>
          {others > 0 && (
            <p className="border-t border-line px-4 py-2 text-table text-ink3">
              {t('moreInProgress', { count: others })}
            </p>
          )}
        </>
      )}
    </Card>
  );
}
