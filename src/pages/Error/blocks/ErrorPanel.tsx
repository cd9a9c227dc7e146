import type { ReactNode } from 'react';
import * as errorMessages from '#messages/error.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { CopyButton } from '#ui/actions/CopyButton.tsx';

interface ErrorPanelProps {
  /** HTTP status, in large figures. */
  readonly status: number;
  readonly text: string;
  readonly requestId: string;
  /** The buttons, the main one last. */
  readonly actions: ReactNode;
  /** Where the person may say what they were doing. */
  readonly report?: ReactNode;
}

/** What went wrong, the code that finds it again, and where to go from here. */
export function ErrorPanel({ status, text, requestId, actions, report }: ErrorPanelProps) {
  const t = useMessages(errorMessages);
  return (
    <section className="m-auto flex max-w-120 flex-col items-center gap-4 py-10 text-center">
      <p className="font-display text-[3.5rem] leading-none font-semibold tracking-tight text-ink3">
        {status}
      </p>
      <h1 className="font-display text-lg font-semibold">{text}</h1>
      {requestId !== '' && (
        <dl className="flex max-w-full flex-col items-center gap-1">
          <dt className="text-label text-ink3">{t('requestId')}</dt>
          <dd className="flex max-w-full items-center gap-1 rounded-control border border-line bg-sunken py-0.5 pr-1 pl-3">
            <span className="truncate text-table">{requestId}</span>
            <CopyButton text={requestId} iconLabel={t('requestId')} />
          </dd>
        </dl>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>
      {report}
    </section>
  );
}
