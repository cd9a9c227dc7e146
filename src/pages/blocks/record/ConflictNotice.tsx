import { GitCompareArrows } from 'lucide-react';
import type { Conflict } from '#contracts/conflict.ts';
import * as conflictMessages from '#messages/conflict.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  readonly labelOf: (field: string) => string;
  readonly isPending: boolean;
  readonly onStartAgain: () => void;
  readonly onOverwrite: () => void;
}

/** Somebody else saved the record meanwhile: who, when, which fields differ, and the two ways out. */
export function ConflictNotice({
  conflict,
  labelOf,
  isPending,
  onStartAgain,
  onOverwrite,
}: ConflictNoticeProps) {
  const t = useMessages(conflictMessages);
  const format = useFormat();
  const { by, at, fields } = conflict;
  return (
    <Banner tone="warn" icon={GitCompareArrows}>
      <div className="flex flex-col gap-2 py-1">
        <p className="font-semibold">{t('title')}</p>
        <p className="font-normal text-ink">
          {t(by === '' ? 'byUnknown' : 'by', { name: by, date: format.dateTime(at) })}{' '}
          {fields.length > 0 && t('fields', { fields: format.list(fields.map(labelOf)) })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onStartAgain}>
            {t('reload')}
          </Button>
          <Button size="sm" isPending={isPending} onClick={onOverwrite}>
            {t('overwrite')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}
