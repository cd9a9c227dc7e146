import { Download, Plus } from 'lucide-react';
import type { OperationIndexProps } from '#contracts/client/operation/index.ts';
import { create } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { buttonLook } from '#ui/actions/buttonLook.ts';
import { Icon } from '#ui/identity/Icon.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { downloadAddress } from './list-query.ts';

interface OperationIndexHeaderProps {
  props: Pick<OperationIndexProps, 'operations' | 'query' | 'totalCount' | 'can'>;
  isFiltered: boolean;
}

/** Title, how many operations, and what can be done with them all. */
export function OperationIndexHeader({ props, isFiltered }: OperationIndexHeaderProps) {
  const t = useMessages(operationMessages);
  const { operations, query, totalCount, can } = props;
  const count = isFiltered
    ? t('filteredCount', { count: operations.meta.total, total: t('count', { count: totalCount }) })
    : t('count', { count: totalCount });
  return (
    <PageHeader
      title={t('indexTitle')}
      isInline
      subtitle={count}
      actions={
        <>
          {can.export && totalCount > 0 && (
            // The answer is a file, not a page: the browser follows this link by itself.
            <a href={downloadAddress(query)} className={buttonLook({ variant: 'secondary' })}>
              <Icon icon={Download} />
              {t('export')}
            </a>
          )}
          {can.create && (
            <Button variant="primary" icon={Plus} href={create()}>
              {t('create')}
            </Button>
          )}
        </>
      }
    />
  );
}
