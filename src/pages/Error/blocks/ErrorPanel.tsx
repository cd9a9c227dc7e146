import type { ReactNode } from 'react';
import * as errorMessages from '#messages/error.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { CopyText } from '#ui/data/CopyText.tsx';
import { Text } from '#ui/data/Text.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StateFigure } from '#ui/feedback/StateFigure.tsx';

interface ErrorPanelProps {
  /** HTTP status, in large figures. */
  readonly status: number;
  readonly text: string;
  /** Who can help. */
  readonly help?: string | null;
  readonly requestId: string;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Where the person may say what they were doing. */
  readonly report?: ReactNode;
}

/** What went wrong, the code that finds it again, and where to go from here. */
export function ErrorPanel({ status, text, help = null, requestId, actions, report }: ErrorPanelProps) {
  const t = useMessages(errorMessages);
  return (
    <EmptyState
      isPage
      headingLevel={1}
      picture={<StateFigure>{status}</StateFigure>}
      title={text}
      actions={actions}
      foot={report}
    >
      {help !== null && <Text as="p">{help}</Text>}
      {requestId !== '' && <CopyText label={t('requestId')} text={requestId} />}
    </EmptyState>
  );
}
