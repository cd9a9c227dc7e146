import type { Ref } from 'react';
import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { areaGrounds, areaUses, floodZones, planningDocuments } from '#domain/urban/enums.ts';
import { zone as saveZone } from '#generated/routes/client/operation/urban-planning.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select, type SelectProps } from '#ui/fields/Select.tsx';
import { StringListField } from '#ui/fields/StringListField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/urban-planning/payload.ts')).updateUrbanZone.payload;

interface ZoneDialogProps {
  readonly operationId: string;
  readonly zone: UrbanPlanningProps['zone'];
  readonly isIleDeFrance: boolean;
  readonly onClose: () => void;
}

const blankArea = () => ({ label: '', areaM2: '', use: 'main_home', ground: 'dug' });

const blankZone = {
  version: 0,
  document: null,
  zone: '',
  zoneRulesUrl: '',
  footprintBps: null,
  heightM: null,
  setbackM: null,
  parkingRule: '',
  greenBps: null,
  isProtectedSite: false,
  floodZone: 'none',
  isArchaeologyZone: false,
  isSubjectToPreemption: null,
  isPermitRequired: null,
  easements: [],
  communeBps: null,
  departmentBps: null,
  regionBps: null,
  exemptBps: null,
  taxedAreas: [],
} as const satisfies NonNullable<UrbanPlanningProps['zone']>;

function useZoneForm(zone: UrbanPlanningProps['zone']) {
  return useAppForm({
    schema,
    defaultValues: zone === null ? { ...blankZone, easements: [], taxedAreas: [] } : zone,
  });
}
type ZoneForm = ReturnType<typeof useZoneForm>;

/** Asks for the rules of the place, its flags, and what the development tax depends on. */
export function ZoneDialog({ operationId, zone, isIleDeFrance, onClose }: ZoneDialogProps) {
  const t = useMessages(urbanMessages);
  const form = useZoneForm(zone);
  return (
    <ActionDialog
      form={form}
      size="lg"
      title={t(zone === null ? 'zone.create' : 'zone.edit')}
      submitLabel={t('zone.save')}
      action={{ method: 'PUT', href: saveZone({ operation: operationId }) }}
      onClose={onClose}
    >
      <RuleFields form={form} />
      <FlagFields form={form} />
      <TaxFields form={form} isIleDeFrance={isIleDeFrance} />
    </ActionDialog>
  );
}

function RuleFields({ form }: { readonly form: ZoneForm }) {
  const t = useMessages(urbanMessages);
  const rate = (name: 'footprintBps' | 'greenBps') => (
    <Bound form={form} name={name}>
      {(bind) => <RateField {...bind} label={t(`zone.fields.${name}`)} isOptional />}
    </Bound>
  );
  const metres = (name: 'heightM' | 'setbackM') => (
    <Bound form={form} name={name}>
      {({ value, onChange, ...bind }) => (
        <TextField
          {...bind}
          value={value ?? ''}
          onChange={(text) => onChange(text.trim() === '' ? null : text.trim().replace(',', '.'))}
          label={t(`zone.fields.${name}`)}
          inputMode="decimal"
          isOptional
        />
      )}
    </Bound>
  );
  return (
    <>
      <FieldRow>
        <Bound form={form} name="document">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              label={t('zone.fields.document')}
              isOptional
              choices={planningDocuments.map((id) => ({ id, label: t(`choices.document.${id}`) }))}
            />
          )}
        </Bound>
        <Bound form={form} name="zone">
          {(bind) => <TextField {...bind} label={t('zone.fields.zone')} maxLength={12} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="zoneRulesUrl">
        {(bind) => <TextField {...bind} label={t('zone.fields.zoneRulesUrl')} type="url" isOptional />}
      </Bound>
      <FieldRow>
        {rate('footprintBps')}
        {rate('greenBps')}
      </FieldRow>
      <FieldRow>
        {metres('heightM')}
        {metres('setbackM')}
      </FieldRow>
      <Bound form={form} name="parkingRule">
        {(bind) => <TextField {...bind} label={t('zone.fields.parkingRule')} maxLength={200} isOptional />}
      </Bound>
    </>
  );
}

function FlagFields({ form }: { readonly form: ZoneForm }) {
  const t = useMessages(urbanMessages);
  return (
    <>
      <FieldRow>
        <Bound form={form} name="isPermitRequired">
          {(bind) => (
            <YesNoSelect
              {...bind}
              label={t('zone.fields.isPermitRequired')}
              help={t('zone.help.isPermitRequired')}
            />
          )}
        </Bound>
        <Bound form={form} name="isSubjectToPreemption">
          {(bind) => <YesNoSelect {...bind} label={t('zone.fields.isSubjectToPreemption')} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="floodZone">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? 'none')}
            label={t('zone.fields.floodZone')}
            choices={floodZones.map((id) => ({ id, label: t(`choices.floodZone.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="isProtectedSite">
        {(bind) => (
          <Switch {...bind} label={t('zone.fields.isProtectedSite')} help={t('zone.help.isProtectedSite')} />
        )}
      </Bound>
      <Bound form={form} name="isArchaeologyZone">
        {(bind) => <Switch {...bind} label={t('zone.fields.isArchaeologyZone')} />}
      </Bound>
      <Bound form={form} name="easements">
        {(bind) => (
          <StringListField
            {...bind}
            onChange={(lines) => bind.onChange([...lines])}
            label={t('zone.fields.easements')}
            help={t('zone.help.easements')}
            addLabel={t('zone.addEasement')}
            max={20}
            maxLength={140}
            isOptional
          />
        )}
      </Bound>
    </>
  );
}

function TaxFields({ form, isIleDeFrance }: { readonly form: ZoneForm; readonly isIleDeFrance: boolean }) {
  const t = useMessages(urbanMessages);
  const column = useLineColumns();
  const rate = (name: 'communeBps' | 'departmentBps' | 'regionBps' | 'exemptBps') => (
    <Bound form={form} name={name}>
      {(bind) => <RateField {...bind} label={t(`zone.fields.${name}`)} isOptional />}
    </Bound>
  );
  const uses = areaUses.map((id) => ({ id, label: t(`zone.uses.${id}`) }));
  const grounds = areaGrounds.map((id) => ({ id, label: t(`zone.grounds.${id}`) }));
  return (
    <>
      <FieldRow>
        {rate('communeBps')}
        {rate('departmentBps')}
      </FieldRow>
      <FieldRow>
        {isIleDeFrance && rate('regionBps')}
        {rate('exemptBps')}
      </FieldRow>
      <LinesField
        form={form}
        name="taxedAreas"
        label={t('zone.areas')}
        addLabel={t('zone.addArea')}
        max={60}
        blank={blankArea}
        columns={[
          column.text('label', t('zone.areaLabel'), { maxLength: 60 }),
          column.area('areaM2', t('zone.areaM2'), { width: '7rem' }),
          column.choice('use', t('zone.use'), uses, { width: '10rem' }),
          column.choice('ground', t('zone.ground'), grounds, { width: '8rem' }),
        ]}
      />
    </>
  );
}

interface YesNoSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'choices' | 'ref'> {
  value: boolean | null;
  onChange: (value: boolean | null) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Yes, no, or nobody knows yet. */
function YesNoSelect({ value, onChange, ...props }: YesNoSelectProps) {
  const t = useMessages(urbanMessages);
  return (
    <Select
      {...props}
      value={value === null ? 'unknown' : value ? 'yes' : 'no'}
      onChange={(id) => onChange(id === 'yes' ? true : id === 'no' ? false : null)}
      choices={(['unknown', 'yes', 'no'] as const).map((id) => ({ id, label: t(id) }))}
    />
  );
}
