import { Ban, CalendarPlus, ClipboardCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import type { SharedProps } from '#contracts/shared.ts';
import { ics, noShow } from '#generated/routes/client/operation/visit.ts';
import { report, voucher } from '#generated/routes/export/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { printAction } from '../../../../blocks/print-action.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import type { MergedFinding } from './merge-findings.ts';

const CompleteDialog = lazyDialog(async () => (await import('./CompleteDialog.tsx')).CompleteDialog);
const CancelDialog = lazyDialog(async () => (await import('./CancelDialog.tsx')).CancelDialog);

interface VisitActionsProps {
  readonly props: VisitFormProps & SharedProps;
  readonly record: NonNullable<VisitFormProps['form']['record']>;
  readonly outcome: NonNullable<VisitFormProps['outcome']>;
  readonly findings: readonly MergedFinding[];
}

type Open = 'complete' | 'absence' | 'cancel' | null;

/** What can be done with a visit: its report, absence, cancellation, calendar file, papers. */
export function VisitActions({ props, record, outcome, findings }: VisitActionsProps) {
  const t = useMessages(visitMessages);
  const { isPending, run } = useAction();
  const [open, setOpen] = useState<Open>(null);
  const { operation, can } = props;
  const parameters = { operation: operation.id, visit: record.id };
  const isPlanned = can.update && outcome.status === 'planned';
  const close = (): void => setOpen(null);
  return (
    <>
      <PageActions
        actions={[
          can.print &&
            printAction('visit.print', t('report.papers'), [
              { id: 'report', label: t('report.print'), href: report({ visit: record.id }) },
              { id: 'voucher', label: t('report.voucher'), href: voucher({ visit: record.id }) },
            ]),
          {
            id: 'visit.ics',
            label: t('calendarFile'),
            place: 'page',
            icon: CalendarPlus,
            run: () => window.location.assign(ics(parameters)),
          },
          isPlanned && {
            id: 'visit.cancel',
            label: t('cancel.action'),
            place: 'page',
            icon: Ban,
            run: () => setOpen('cancel'),
          },
          isPlanned && {
            id: 'visit.absence',
            label: t('absence.action'),
            place: 'page',
            icon: UserX,
            run: () => setOpen('absence'),
          },
          isPlanned && {
            id: 'visit.complete',
            label: t('complete.action'),
            place: 'page',
            icon: ClipboardCheck,
            isMain: true,
            run: () => setOpen('complete'),
          },
        ]}
      />
      {open === 'complete' && (
        <CompleteDialog
          parameters={parameters}
          version={record.version}
          isWaiting={findings.some(({ state }) => state !== 'sent')}
          onClose={close}
        />
      )}
      {open === 'cancel' && <CancelDialog parameters={parameters} version={record.version} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'absence'}
        title={t('absence.title')}
        description={t('absence.text')}
        confirmLabel={t('absence.action')}
        isPending={isPending}
        onCancel={close}
        onConfirm={() =>
          void run({
            method: 'POST',
            href: noShow(parameters),
            data: { version: record.version },
          }).then(close)
        }
      />
    </>
  );
}
