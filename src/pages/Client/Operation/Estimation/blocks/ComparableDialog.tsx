import { useState } from 'react';
import type { ComparableRow } from '#contracts/client/operation/estimation/form.ts';
import { comparableSources, subjectConditions } from '#domain/estimation/enums.ts';
import type { Coordinates } from '#domain/geography/distance.ts';
import { lotTypes, type LotType } from '#domain/lot/states.ts';
import { store, update } from '#generated/routes/client/operation/estimation/comparable.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { CoordinateField } from '#ui/address/CoordinateField.tsx';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface ComparableDialogProps {
  readonly parameters: { readonly operation: string; readonly estimation: string };
  /** Null for a new one. */
  readonly comparable: ComparableRow | null;
  /** Where it was put on the map. */
  readonly at: Coordinates | null;
  /** The place of the property is known, so that distances can be measured. */
  readonly isMeasured: boolean;
  readonly city: string;
  readonly type: LotType;
  readonly today: string;
  readonly onClose: () => void;
}

type Values = Omit<
  ComparableRow,
  | 'id'
  | 'version'
  | 'pricePerM2Cents'
  | 'weight'
  | 'ageMonths'
  | 'priceCents'
  | 'areaM2'
  | 'soldOn'
  | 'distanceM'
> & {
  readonly priceCents: number | null;
  readonly areaM2: string | null;
  readonly soldOn: string | null;
  readonly distanceM: number | null;
};

function valuesOf({ comparable, at, city, type }: ComparableDialogProps): Values {
  if (comparable !== null) {
    const {
      id: _id,
      version: _version,
      pricePerM2Cents: _p,
      weight: _w,
      ageMonths: _a,
      ...values
    } = comparable;
    return values;
  }
  return {
    source: 'notary',
    addressLine: '',
    city,
    soldOn: null,
    priceCents: null,
    areaM2: null,
    rooms: null,
    type,
    condition: null,
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
    distanceM: null,
    adjustBps: 0,
    isIncluded: true,
  };
}

/** Writes down a known sale: what it was sold for, when, where, and how it differs from the property. */
export function ComparableDialog(props: ComparableDialogProps) {
  const { parameters, comparable, isMeasured, today, onClose } = props;
  const t = useMessages(estimationMessages);
  const visit = useVisit();
  const [values, setValues] = useState(() => valuesOf(props));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const bind = <Name extends keyof Values>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: Values[Name]) => setValues((now) => ({ ...now, [name]: value })),
    error: errors[name],
  });
  const choose = <Name extends 'source' | 'type' | 'condition'>(name: Name, ids: readonly string[]) => ({
    ...bind(name),
    onChange: (value: string | null) => setValues((now) => ({ ...now, [name]: value === '' ? null : value })),
    choices: ids.map((id) => ({ id, label: t(`choices.${name}.${id}` as 'choices.source.dvf') })),
  });
  const submit = async (): Promise<boolean> => {
    const result = await visit(
      comparable === null
        ? { method: 'POST', href: store(parameters), data: values }
        : {
            method: 'PUT',
            href: update({ ...parameters, comparable: comparable.id }),
            data: { ...values, version: comparable.version },
          },
    );
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const refusal = errors['base'] ?? errors['version'];
  const isAdvert = values.source === 'portal';
  return (
    <FormDialog
      title={t(comparable === null ? 'comparables.add' : 'comparables.edit')}
      submitLabel={t('comparables.save')}
      size="lg"
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldRow>
        <Select {...choose('source', comparableSources)} label={t('comparables.source')} />
        <DateField
          {...bind('soldOn')}
          label={t(isAdvert ? 'comparables.listedOn' : 'comparables.soldOnLabel')}
          max={today}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...bind('addressLine')}
          label={t('comparables.address')}
          maxLength={180}
          isOptional
          autoFocus
        />
        <TextField {...bind('city')} label={t('comparables.city')} maxLength={80} isOptional />
      </FieldRow>
      <FieldRow>
        <MoneyField {...bind('priceCents')} label={t('comparables.price')} />
        <AreaField {...bind('areaM2')} label={t('comparables.area')} />
      </FieldRow>
      <FieldRow columns={3}>
        <Select {...choose('type', lotTypes)} label={t('comparables.type')} isOptional />
        <IntegerField {...bind('rooms')} label={t('comparables.rooms')} isOptional />
        <Select {...choose('condition', subjectConditions)} label={t('comparables.condition')} isOptional />
      </FieldRow>
      <FieldRow>
        <IntegerField
          {...bind('distanceM')}
          label={t('comparables.distance')}
          unit={t('unit.metres')}
          {...(isMeasured && { help: t('comparables.distanceHelp'), isOptional: true })}
        />
        <RateField
          {...bind('adjustBps')}
          onChange={(bps) => setValues((now) => ({ ...now, adjustBps: bps ?? 0 }))}
          label={t('comparables.adjust')}
          help={t('comparables.adjustHelp')}
        />
      </FieldRow>
      <FieldRow>
        <CoordinateField {...bind('lat')} label={t('fields.lat')} isOptional />
        <CoordinateField {...bind('lng')} label={t('fields.lng')} isOptional />
      </FieldRow>
      {refusal !== undefined && <FieldError id="comparable-error" text={refusal} />}
    </FormDialog>
  );
}
