import { Plus, TriangleAlert } from 'lucide-react';
import type { PresentationProps } from '#contracts/export/presentation.ts';
import * as presentationMessages from '#messages/export/presentation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { MarkedList } from '#ui/data/MarkedList.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';

/** What speaks for an operation, and what has to be watched: side by side, on one page. */
export function Assessment({ operation }: Pick<PresentationProps, 'operation'>) {
  const t = useMessages(presentationMessages);
  const { strengths, risks } = operation;
  if (strengths.length + risks.length === 0) return null;
  return (
    <PrintColumns isWhole>
      <MarkedList title={t('strengths')} icon={Plus} tone="pos" lines={strengths} />
      <MarkedList title={t('risks')} icon={TriangleAlert} tone="warn" lines={risks} />
    </PrintColumns>
  );
}
