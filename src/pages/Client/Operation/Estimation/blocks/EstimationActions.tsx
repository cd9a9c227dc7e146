import { Archive, CheckCheck, Copy } from 'lucide-react';
import { useState } from 'react';
import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import { archive, duplicate, finalize } from '#generated/routes/client/operation/estimation.ts';
import { estimation as printed } from '#generated/routes/export.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { printAction } from '../../../../blocks/print-action.ts';
import { useAction } from '../../../../Account/blocks/useAction.ts';

interface EstimationActionsProps {
  readonly props: EstimationFormProps;
  readonly record: NonNullable<EstimationFormProps['form']['record']>;
  /** The form holds what is not saved yet. */
  readonly isUnsaved: boolean;
}

/** What can be done with an estimation: copy it, make it final, put it away. */
export function EstimationActions({ props, record, isUnsaved }: EstimationActionsProps) {
  const t = useMessages(estimationMessages);
  const operationText = useMessages(operationMessages);
  const paper = useMessages(sectionMessages);
  const { isPending, run } = useAction();
  const [asked, setAsked] = useState<'finalize' | 'archive' | null>(null);
  const { operation, status, can } = props;
  const parameters = { operation: operation.id, estimation: record.id };
  const step = (href: ReturnType<typeof finalize>): void => {
    void run({ method: 'POST', href, data: { version: record.version } }).then(() => setAsked(null));
  };
  return (
    <>
      <PageActions
        actions={[
          can.print &&
            printAction('estimation.print', operationText('print'), [
              {
                id: 'estimation',
                label: paper('estimation'),
                href: printed({ estimation: record.id }),
              },
            ]),
          can.update && {
            id: 'estimation.duplicate',
            label: t('actions.duplicate'),
            place: 'page',
            icon: Copy,
            run: () => void run({ method: 'POST', href: duplicate(parameters) }),
          },
          can.update &&
            status === 'final' && {
              id: 'estimation.archive',
              label: t('actions.archive'),
              place: 'page',
              icon: Archive,
              run: () => setAsked('archive'),
            },
          can.validate &&
            status === 'draft' && {
              id: 'estimation.finalize',
              label: t('actions.finalize'),
              place: 'page',
              icon: CheckCheck,
              isMain: true,
              inactiveReason: isUnsaved ? t('actions.unsaved') : undefined,
              run: () => setAsked('finalize'),
            },
        ]}
      />
      <ConfirmDialog
        isOpen={asked === 'finalize'}
        title={t('actions.finalizeTitle')}
        description={t('actions.finalizeText')}
        confirmLabel={t('actions.finalize')}
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => step(finalize(parameters))}
      />
      <ConfirmDialog
        isOpen={asked === 'archive'}
        title={t('actions.archiveTitle')}
        description={t('actions.archiveText')}
        confirmLabel={t('actions.archive')}
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => step(archive(parameters))}
      />
    </>
  );
}
