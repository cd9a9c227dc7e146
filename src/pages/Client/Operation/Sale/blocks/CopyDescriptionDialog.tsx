import type { SupportPlanDescriptionProps } from '#contracts/client/operation/sale/support-plan-description.ts';
import { copy } from '#generated/routes/client/operation/sale/support-plan-description.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import type { LotParameters } from './lot-form.ts';

interface CopyDescriptionDialogProps extends Pick<SupportPlanDescriptionProps, 'others'> {
  readonly parameters: LotParameters;
  readonly onClose: () => void;
}

/** Asks which lots get the same works; lots whose description is locked are not offered. */
export function CopyDescriptionDialog({ parameters, others, onClose }: CopyDescriptionDialogProps) {
  const t = useMessages(descriptionMessages);
  const form = useAppForm({
    schema: async () =>
      (await import('#contracts/client/operation/sale/support-plan-description.ts')).copyDescription.payload,
    defaultValues: { lotIds: [] },
  });
  return (
    <ActionDialog
      form={form}
      title={t('copyDialog.title')}
      description={t('copyDialog.text')}
      submitLabel={t('copyDialog.submit')}
      action={{ method: 'POST', href: copy(parameters) }}
      onClose={onClose}
    >
      <Bound form={form} name="lotIds">
        {(bind) => (
          <MultiSelect
            {...bind}
            onChange={(ids) => bind.onChange([...ids])}
            label={t('copyDialog.lots')}
            choices={others.filter(({ isLocked }) => !isLocked).map(({ id, ref }) => ({ id, label: ref }))}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
