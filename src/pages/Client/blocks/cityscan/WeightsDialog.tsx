import type { CityscanProps } from '#contracts/client/cityscan.ts';
import { cityscanThemes, maxCityscanWeight } from '#domain/cityscan/theme-keys.ts';
import { weights as saveWeights } from '#generated/routes/client/cityscan.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';

const schema = async () => (await import('#contracts/client/cityscan.ts')).saveWeights.payload;
const choices = Array.from({ length: maxCityscanWeight + 1 }, (_, weight) => ({
  id: String(weight),
  label: String(weight),
}));

interface WeightsDialogProps {
  readonly weights: CityscanProps['weights'];
  readonly onClose: () => void;
}

/** Asks what each theme weighs for the person. */
export function WeightsDialog({ weights, onClose }: WeightsDialogProps) {
  const t = useMessages(cityscanMessages);
  const form = useAppForm({ schema, defaultValues: weights });
  return (
    <ActionDialog
      form={form}
      title={t('weights.title')}
      description={t('weights.help')}
      submitLabel={t('weights.save')}
      action={{ method: 'PUT', href: saveWeights() }}
      onClose={onClose}
    >
      {cityscanThemes.map((key) => (
        <Bound form={form} name={key} key={key}>
          {({ value, onChange, ...bind }) => (
            <RadioGroup
              {...bind}
              value={String(value)}
              onChange={(chosen) => onChange(Number(chosen))}
              label={t(`themes.${key}`)}
              choices={choices}
              isInline
            />
          )}
        </Bound>
      ))}
    </ActionDialog>
  );
}
