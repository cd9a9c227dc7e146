import { Plus, TriangleAlert } from 'lucide-react';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { HighlightList } from './HighlightList.tsx';

/** What printed files and shares say of the operation. */
export function PresentationCard({ operation }: Pick<OperationShowProps, 'operation'>) {
  const t = useMessages(operationMessages);
  const { summary, description, strengths, risks } = operation;
  const isEmpty = summary === '' && description === '' && strengths.length === 0 && risks.length === 0;
  return (
    <Card title={t('presentationTitle')}>
      {isEmpty ? (
        <p className="text-ink3">{t('noPresentation')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          {summary !== '' && <p className="max-w-160 font-medium whitespace-pre-line">{summary}</p>}
          {/* The server sanitises this text when it is saved: tags and attributes of a short list only. */}
          {description !== '' && <div className="prose" dangerouslySetInnerHTML={{ __html: description }} />}
          {strengths.length + risks.length > 0 && (
            <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
              <HighlightList title={t('fields.strengths')} icon={Plus} tone="text-pos" lines={strengths} />
              <HighlightList title={t('fields.risks')} icon={TriangleAlert} tone="text-warn" lines={risks} />
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
