import { useWatch } from 'react-hook-form';
import type {
  DescriptionPayload,
  DescriptionValues,
  SupportPlanDescriptionProps,
} from '#contracts/client/operation/sale/support-plan-description.ts';
import { descriptionScopes, roomsHundredthsM2 } from '#domain/lot/description.ts';
import { hundredthsOfM2 } from '#domain/lot/price.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { useFieldValue, type RecordFormView } from '../../../../blocks/record/useRecordForm.tsx';
import { StartPart } from './StartPart.tsx';

type DescriptionForm = RecordFormView<DescriptionValues, DescriptionPayload>;

/** Rooms may differ from the lot by half a square metre. */
const toleranceHundredthsM2 = 50;

/** The sections of the form of a description. */
export function useDescriptionParts(
  form: DescriptionForm,
  props: SupportPlanDescriptionProps,
): SectionConfig[] {
  const t = useMessages(descriptionMessages);
  const { field, section } = form;
  const isRevisable = useFieldValue(form, 'isPriceRevisable');
  const isEmpty = useFieldValue(form, 'lines').length === 0;
  const canChange = props.form.can.save;
  return [
    section('document', [
      [field('kind', Select), field('deliveryDelayMonths', IntegerField, { unit: t('months') })],
      field('isPriceRevisable', Checkbox),
      isRevisable && field('revisionRule', TextArea, { rows: 3, isOptional: false }),
    ]),
    {
      ...section('lines', []),
      fields: ['lines'],
      content: (
        <Stack gap={3}>
          {isEmpty && canChange && <StartPart form={form} others={props.others} />}
          <DescribedLines form={form} canChange={canChange} />
        </Stack>
      ),
    },
    {
      ...section('rooms', []),
      fields: ['rooms', 'areHeightsShown'],
      content: (
        <Stack gap={3}>
          <Rooms form={form} canChange={canChange} lotAreaM2={props.lot.areaM2} />
          {field('areHeightsShown', Checkbox).node}
        </Stack>
      ),
    },
  ];
}

interface LinesProps {
  readonly form: DescriptionForm;
  readonly canChange: boolean;
}

function DescribedLines({ form, canChange }: LinesProps) {
  const t = useMessages(descriptionMessages);
  const column = useLineColumns();
  return (
    <LinesField
      form={form.control.form}
      name="lines"
      label={t('fields.lines')}
      addLabel={t('addLine')}
      max={200}
      isReadOnly={!canChange}
      canImport
      blank={() => ({ scope: 'private', title: '', label: '', description: '', brandOrEquivalent: '' })}
      columns={[
        column.choice(
          'scope',
          t('columns.scope'),
          descriptionScopes.map((id) => ({ id, label: t(`choices.scope.${id}`) })),
          { width: '9rem' },
        ),
        column.text('title', t('columns.title'), { width: '9.5rem', maxLength: 120 }),
        column.text('label', t('columns.label'), { width: '11rem', maxLength: 120 }),
        column.text('description', t('columns.description'), { maxLength: 600 }),
        column.text('brandOrEquivalent', t('columns.brandOrEquivalent'), { width: '7rem', maxLength: 120 }),
      ]}
    />
  );
}

function Rooms({ form, canChange, lotAreaM2 }: LinesProps & { readonly lotAreaM2: string }) {
  const t = useMessages(descriptionMessages);
  const { area } = useFormat();
  const column = useLineColumns();
  const rooms = useWatch({ control: form.control.form.form.control, name: 'rooms' });
  const sum = roomsHundredthsM2(rooms);
  const differs = Math.abs(sum - hundredthsOfM2(lotAreaM2)) > toleranceHundredthsM2;
  const words = { rooms: area((sum / 100).toFixed(2)), lot: area(lotAreaM2) };
  return (
    <>
      <LinesField
        form={form.control.form}
        name="rooms"
        label={t('fields.rooms')}
        addLabel={t('addRoom')}
        max={40}
        isReadOnly={!canChange}
        blank={() => ({ label: '', areaM2: null, ceilingM: null })}
        columns={[
          column.text('label', t('columns.room'), { maxLength: 60 }),
          column.area('areaM2', t('columns.areaM2'), { width: '8rem' }),
          column.metres('ceilingM', t('columns.ceilingM'), { width: '7rem' }),
        ]}
      />
      {rooms.length > 0 && (
        <Text as="p" tone={differs ? 'warn' : 'ink3'}>
          {t(differs ? 'sumDiffers' : 'sum', words)}
        </Text>
      )}
    </>
  );
}
