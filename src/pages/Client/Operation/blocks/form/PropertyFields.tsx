import * as operationMessages from '#messages/client/operation.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { AreaField } from '#ui/fields/AreaField.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import type { OperationForm } from './operation-schema.ts';

/** The land and what stands on it. */
export function PropertyFields({ form }: { form: OperationForm }) {
  const t = useMessages(operationMessages);
  return (
    <>
      <FieldRow>
        <Bound form={form} name="landAreaM2">
          {(bind) => <AreaField {...bind} label={t('fields.landAreaM2')} isOptional />}
        </Bound>
        <Bound form={form} name="builtAreaM2">
          {(bind) => <AreaField {...bind} label={t('fields.builtAreaM2')} isOptional />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="buildYear">
          {(bind) => <IntegerField {...bind} label={t('fields.buildYear')} isGrouped={false} isOptional />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="completedOver5Years">
        {(bind) => <Checkbox {...bind} label={t('fields.completedOver5Years')} />}
      </Bound>
    </>
  );
}
