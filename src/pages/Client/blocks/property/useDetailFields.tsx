import type { ComponentType } from 'react';
import { requiredDetails, type DetailName } from '#domain/lot/details.ts';
import type { LotType } from '#domain/lot/states.ts';
import * as lotMessages from '#messages/client/lot.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { DecimalField } from '#ui/fields/DecimalField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { PlacedField } from '../../../blocks/record/useRecordForm.tsx';
import type { RecordFormProps } from '#contracts/record-form.ts';

/** A form that holds what is told of a property, whatever else it holds. */
interface DetailForm {
  readonly field: unknown;
  readonly props: Pick<RecordFormProps<Readonly<Record<string, unknown>>>, 'fields' | 'values'>;
}

const texts: readonly DetailName[] = ['pluZone', 'currentUse', 'leaseTenant'];

/** The field that a thing told of a lot is typed into: its name says what it holds. */
function controlOf(name: DetailName, value: unknown, hasChoices: boolean): ComponentType<never> {
  if (hasChoices) return Select;
  if (typeof value === 'boolean') return Checkbox;
  if (texts.includes(name)) return TextField;
  if (name.endsWith('M2')) return AreaField;
  if (name.endsWith('Cents')) return MoneyField;
  if (name.endsWith('On')) return DateField;
  return name.endsWith('M') || name.endsWith('Pct') ? DecimalField : IntegerField;
}

/** Places the fields that lots of a type have. */
export function useDetailFields({ field, props }: DetailForm, type: LotType) {
  const t = useMessages(lotMessages);
  // Each name was matched with its field above; here they are placed by their names alone.
  const place = field as (name: DetailName, Control: ComponentType<never>, more: object) => PlacedField;
  return (name: DetailName): PlacedField => {
    const hasChoices = props.fields[name]?.choices !== undefined;
    return place(name, controlOf(name, props.values[name], hasChoices), {
      ...(name.endsWith('M') && { unit: t('metres') }),
      ...(name.endsWith('Pct') && { unit: t('percent') }),
      ...(name === 'energyPriceYear' && { isGrouped: false }),
      ...(requiredDetails[type].includes(name) && { isOptional: false }),
    });
  };
}
