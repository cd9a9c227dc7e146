import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import * as formMessages from '#messages/form-page.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import type { RecordConflict } from './record-conflict.ts';

interface ConflictDialogProps {
  readonly conflict: RecordConflict;
  readonly labelOf: (field: string) => string;
  readonly isPending: boolean;
  readonly onStartAgain: () => void;
  readonly onOverwrite: () => void;
}

/**
 * Somebody else saved the record meanwhile: who, when, which fields differ, and the two ways out. Whoever looks
 * at what they typed before finds both again above the form.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, labelOf, isPending, onStartAgain, onOverwrite } = props;
  const t = useMessages(formMessages);
  const format = useFormat();
  const [lookedAt, setLookedAt] = useState<RecordConflict | null>(null);
  const { by, at, fields } = conflict;
  const who = t(by === '' ? 'conflict.byUnknown' : 'conflict.by', { name: by, date: format.dateTime(at) });
  const isOpen = lookedAt !== conflict;
  const ways = (
    <>
      <Button onClick={onStartAgain}>{t('conflict.reload')}</Button>
      <Button isPending={isPending} onClick={onOverwrite}>
        {t('conflict.overwrite')}
      </Button>
    </>
  );
  return (
    <>
      {!isOpen && (
        <Banner tone="warn" icon={GitCompareArrows}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-0.5">
            <p>
              {t('conflict.title')}. <span className="font-normal text-ink">{who}</span>
            </p>
            <div className="flex flex-wrap gap-2">{ways}</div>
          </div>
        </Banner>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={(open) => setLookedAt(open ? null : conflict)}
        role="alertdialog"
        size="lg"
        icon={GitCompareArrows}
        title={t('conflict.title')}
        description={`${who} ${t('conflict.kept')}`}
        actions={
          <>
            <Button autoFocus variant="discreet" onClick={() => setLookedAt(conflict)}>
              {t('conflict.compare')}
            </Button>
            {ways}
          </>
        }
      >
        {fields.length > 0 && (
          <div className="text-table">
            <p className="font-medium">{t('conflict.fields')}</p>
            <ul className="mt-1 list-disc pl-5 text-ink2">
              {fields.map((field) => (
                <li key={field}>{labelOf(field)}</li>
              ))}
            </ul>
          </div>
        )}
      </Dialog>
    </>
  );
}
