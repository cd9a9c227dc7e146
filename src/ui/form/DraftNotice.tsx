import type { KeptDraft } from '#runtime/forms/useKeptDraft.ts';
import * as formMessages from '#messages/form-page.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';

interface DraftNoticeProps {
  readonly control: {
    readonly draft: KeptDraft;
    readonly isNew: boolean;
    readonly startAgain: () => void;
  };
}

/** A draft was brought back, and the way to be without it. */
export function DraftNotice({ control }: DraftNoticeProps) {
  const t = useMessages(formMessages);
  const format = useFormat();
  const { restoredAt } = control.draft;
  if (restoredAt === null) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" onClick={control.startAgain}>
          {t(control.isNew ? 'draft.discardNew' : 'draft.discardRecord')}
        </Button>
      }
    >
      {t('draft.found', { date: format.dateTime(new Date(restoredAt).toISOString()) })}
    </Banner>
  );
}
