import * as operationMessages from '#messages/client/operation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { OperationFormControl } from './useOperationForm.ts';

interface DraftNoticeProps {
  control: Pick<OperationFormControl, 'conflict' | 'draft' | 'startAgain'>;
  isNew: boolean;
}

/** A draft was brought back; a conflict comes before it. */
export function DraftNotice({ control, isNew }: DraftNoticeProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { restoredAt } = control.draft;
  if (control.conflict !== null || restoredAt === null) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" onClick={control.startAgain}>
          {t(isNew ? 'draftDiscard' : 'draftDiscardEdit')}
        </Button>
      }
    >
      {t('draftFound', { date: format.dateTime(new Date(restoredAt).toISOString()) })}
    </Banner>
  );
}
