import { Plus, TriangleAlert } from 'lucide-react';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { MarkedList } from '#ui/data/MarkedList.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** What printed files and shares say of the operation. */
export function PresentationCard({ operation }: Pick<OperationShowProps, 'operation'>) {
  const t = useMessages(operationMessages);
  const { summary, description, strengths, risks } = operation;
  const isEmpty = summary === '' && description === '' && strengths.length === 0 && risks.length === 0;
  return (
    <Card title={t('presentationTitle')}>
      {isEmpty ? (
        <Text as="p" tone="ink3">
          {t('noPresentation')}
        </Text>
      ) : (
        <Stack>
          {summary !== '' && (
            <Prose>
              <Text as="p" weight="medium" breaks="lines">
                {summary}
              </Text>
            </Prose>
          )}
          {description !== '' && <Prose html={description} />}
          {strengths.length + risks.length > 0 && (
            <Columns>
              <MarkedList title={t('fields.strengths')} icon={Plus} tone="pos" lines={strengths} />
              <MarkedList title={t('fields.risks')} icon={TriangleAlert} tone="warn" lines={risks} />
            </Columns>
          )}
        </Stack>
      )}
    </Card>
  );
}
