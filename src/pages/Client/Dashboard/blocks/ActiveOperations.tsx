import { ArrowRight } from 'lucide-react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import { index } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { ByWidth } from '#ui/layout/ByWidth.tsx';
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
      foot={others > 0 && t('moreInProgress', { count: others })}
      aside={
        <TextLink href={index()} iconEnd={ArrowRight}>
          {t('all')}
        </TextLink>
      }
    >
      {operations.length === 0 ? (
        <Text as="p" size="table" tone="ink3">
          {t('noneActive')}
        </Text>
      ) : (
        <ByWidth
          wide={<ActiveOperationsTable operations={operations} />}
          narrow={<ActiveOperationsList operations={operations} />}
        />
      )}
    </Card>
  );
}
