import { Archive, BadgeCheck, Copy, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Scenario } from '#domain/simulation/study/study.ts';
import { archive, destroy, duplicate, validate } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import { toast } from '#runtime/toast/toast.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useDeleteRecord } from '../../../../blocks/record/DeleteRecord.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import type { Computed } from './compute.ts';
import { usePrintChoices, type PrintRights } from './usePrintChoices.ts';

const DuplicateDialog = lazyDialog(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog);

export interface ActedOn {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly scenario: Scenario;
  readonly status: 'draft' | 'validated' | 'archived';
  /** Null while it cannot be calculated. */
  readonly marginCents: number | null;
}

interface SimulationActionsProps {
  readonly operationId: string;
  readonly simulation: ActedOn;
  readonly can: PrintRights & {
    readonly update: boolean;
    readonly create: boolean;
    readonly delete: boolean;
    readonly validate: boolean;
  };
  /** What is typed is not saved yet. */
  readonly isDirty: boolean;
  /** What is typed, as the engine took it; null until it is here. */
  readonly computed: Computed | null;
}

/** What can be done with a simulation: copied for another scenario, validated, put away. */
export function SimulationActions({
  operationId,
  simulation,
  can,
  isDirty,
  computed,
}: SimulationActionsProps) {
  const t = useMessages(simulationMessages);
  const [open, setOpen] = useState<'duplicate' | 'validate' | 'archive' | null>(null);
  const { isPending, run } = useAction();
  const { locale } = useLocale();
  const workbook = computed?.ok === true ? computed : null;
  const printChoices = usePrintChoices(can);
  const parameters = { operation: operationId, simulation: simulation.id };
  const { status, version, marginCents } = simulation;
  const deletion = useDeleteRecord({ name: simulation.name, href: destroy(parameters) });
  const close = (): void => setOpen(null);
  const isNegative = marginCents !== null && marginCents < 0;
  const send = (href: string, data: Record<string, unknown>) =>
    void run({ method: 'POST', href, data: { version, ...data } }).then(close);
  return (
    <>
      <PageActions
        actions={[
          can.print && {
            id: 'simulation.print',
            label: t('print.action'),
            place: 'page',
            icon: Printer,
            choices: printChoices(simulation.id, isDirty ? t('validate.unsaved') : undefined),
          },
          can.printMargins && {
            id: 'simulation.workbook',
            label: t('workbook.action'),
            place: 'page',
            icon: FileSpreadsheet,
            inactiveReason: workbook === null ? t('workbook.notComputed') : undefined,
            run: () => {
              if (workbook === null) return;
              fetchCode(async () => import('./save-workbook.ts'))
                .then(async ({ saveWorkbook }) => saveWorkbook(simulation.name, workbook, locale))
                .catch(() => toast.error(t('workbook.failed')));
            },
          },
          can.update &&
            status === 'validated' && {
              id: 'simulation.archive',
              label: t('archive.action'),
              place: 'page',
              icon: Archive,
              run: () => setOpen('archive'),
            },
          can.create && {
            id: 'simulation.duplicate',
            label: t('duplicate.action'),
            place: 'page',
            icon: Copy,
            keys: 'd',
            inactiveReason: isDirty ? t('validate.unsaved') : undefined,
            run: () => setOpen('duplicate'),
          },
          can.delete && status === 'draft' && deletion.action,
          can.validate &&
            status === 'draft' && {
              id: 'simulation.validate',
              label: t('validate.action'),
              place: 'page',
              icon: BadgeCheck,
              isMain: true,
              inactiveReason: isDirty ? t('validate.unsaved') : undefined,
              run: () => setOpen('validate'),
            },
        ]}
      />
      {deletion.dialog}
      {open === 'duplicate' && (
        <DuplicateDialog href={duplicate(parameters)} simulation={simulation} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={open === 'validate'}
        title={isNegative ? t('validate.negative') : t('validate.title')}
        description={t('validate.text')}
        confirmLabel={t('validate.action')}
        isDanger={isNegative}
        isPending={isPending}
        onCancel={close}
        onConfirm={() => send(validate(parameters), { isConfirmed: isNegative })}
      />
      <ConfirmDialog
        isOpen={open === 'archive'}
        title={t('archive.title')}
        description={t('archive.text')}
        confirmLabel={t('archive.action')}
        isPending={isPending}
        onCancel={close}
        onConfirm={() => send(archive(parameters), {})}
      />
    </>
  );
}
