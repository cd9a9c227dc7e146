import { CalendarClock, Undo2, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { PastStep } from '#contracts/client/operation/urban-planning.ts';
import { undo } from '#generated/routes/client/operation/urban-planning.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

interface StepHistoryProps {
  readonly operationId: string;
  readonly history: readonly PastStep[];
}

/** What happened to a record, on demand; the last step can be taken back. */
export function StepHistory({ operationId, history }: StepHistoryProps) {
  const t = useMessages(urbanMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const [isShown, setShown] = useState(false);
  const [undone, setUndone] = useState<string | null>(null);
  return (
    <Stack gap={2}>
      <Text as="p" size="label">
        <TextButton isExpanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'history.hide' : 'history.show')}
        </TextButton>
      </Text>
      {isShown && (
        <Timeline
          label={t('history.show')}
          items={history.map((step) => ({
            id: step.id,
            icon: step.by === null ? CalendarClock : UserRound,
            title: step.from === null ? step.to : t('history.changed', { from: step.from, to: step.to }),
            detail: [step.by ?? t('history.automatic'), step.reason]
              .filter((text) => text !== null)
              .join(' · '),
            date: date(step.on),
            dateTime: step.on,
            action: step.canUndo && (
              <IconButton icon={Undo2} label={t('history.undo')} onClick={() => setUndone(step.id)} />
            ),
          }))}
        />
      )}
      <ConfirmDialog
        isOpen={undone !== null}
        title={t('history.undoTitle')}
        description={t('history.undoText')}
        confirmLabel={t('history.undo')}
        isPending={isPending}
        onCancel={() => setUndone(null)}
        onConfirm={() =>
          void run({
            method: 'POST',
            href: undo({ operation: operationId, change: undone ?? '' }),
            data: {},
          }).then(() => setUndone(null))
        }
      />
    </Stack>
  );
}
