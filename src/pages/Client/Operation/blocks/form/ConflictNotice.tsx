import { GitCompareArrows } from 'lucide-react';
import type { Conflict } from '#contracts/client/operation/form.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { fieldLabel } from './field-label.ts';
import type { OperationFormControl } from './useOperationForm.ts';

interface ConflictNoticeProps {
  conflict: Conflict;
  control: Pick<OperationFormControl, 'startAgain' | 'overwrite' | 'form'>;
}

/** Somebody else saved the record meanwhile: who, when, which fields differ, and the two ways out. */
export function ConflictNotice({ conflict, control }: ConflictNoticeProps) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const fields = conflict.fields.map((field) => fieldLabel(t, field));
  return (
    <Banner tone="warn" icon={GitCompareArrows}>
      <div className="flex flex-col gap-2 py-1">
        <p className="font-semibold">{t('conflictTitle')}</p>
        <p className="font-normal text-ink">
          {t(conflict.by === '' ? 'conflictByUnknown' : 'conflictBy', {
            name: conflict.by,
            date: format.dateTime(conflict.at),
          })}{' '}
          {fields.length > 0 && t('conflictFields', { fields: format.list(fields) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={control.startAgain}>
            {t('conflictReload')}
          </Button>
          <Button size="sm" isPending={control.form.isProcessing} onClick={control.overwrite}>
            {t('conflictOverwrite')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}
