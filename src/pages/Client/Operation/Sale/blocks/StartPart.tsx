import type {
  DescriptionPayload,
  DescriptionValues,
  SupportPlanDescriptionProps,
} from '#contracts/client/operation/sale/support-plan-description.ts';
import { descriptionKinds, type DescribedLine } from '#domain/lot/description.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useFieldValue, type RecordFormView } from '../../../../blocks/record/useRecordForm.tsx';

interface StartPartProps extends Pick<SupportPlanDescriptionProps, 'others'> {
  readonly form: RecordFormView<DescriptionValues, DescriptionPayload>;
}

/** So many neighbouring lots are proposed. */
const maxNeighbours = 3;

/** Fills an empty description: from the model of its kind or of another, or from a neighbouring lot. */
export function StartPart({ form, others }: StartPartProps) {
  const t = useMessages(descriptionMessages);
  const kind = useFieldValue(form, 'kind');
  const fill = (lines: readonly DescribedLine[]): void => {
    form.control.form.form.setValue('lines', [...lines], { shouldDirty: true, shouldValidate: true });
    toast.success(t('start.done'));
  };
  const take = async (chosen: DescriptionValues['kind']): Promise<void> => {
    const { descriptionModels } = await import('#domain/lot/description-models.ts');
    form.control.form.form.setValue('kind', chosen, { shouldDirty: true });
    fill(descriptionModels[chosen]);
  };
  const kinds = descriptionKinds.toSorted((a, b) => Number(b === kind) - Number(a === kind));
  const described = others.filter(({ lines }) => lines !== null && lines.length > 0);
  return (
    <Stack gap={2}>
      <Text as="p" tone="ink3">
        {t('start.text')}
      </Text>
      <Inline gap={2}>
        {kinds.map((chosen) => (
          <Button key={chosen} size="sm" onClick={() => void take(chosen)}>
            {t('start.model', { kind: t(`choices.kind.${chosen}`) })}
          </Button>
        ))}
        {described.slice(0, maxNeighbours).map(({ id, ref, lines }) => (
          <Button key={id} size="sm" onClick={() => fill(lines ?? [])}>
            {t('start.neighbour', { ref })}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
