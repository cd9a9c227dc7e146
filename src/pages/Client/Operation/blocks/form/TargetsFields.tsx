import * as operationMessages from '#messages/client/operation.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import type { OperationForm } from './operation-schema.ts';

const targets = ['targetDeedOn', 'targetWorksEndOn', 'targetCloseOn'] as const;

/** The days aimed at, one after the other. */
export function TargetsFields({ form }: { form: OperationForm }) {
  const t = useMessages(operationMessages);
  return (
    <FieldRow columns={3}>
      {targets.map((name) => (
        <Bound key={name} form={form} name={name}>
          {(bind) => <DateField {...bind} label={t(`fields.${name}`)} isOptional />}
        </Bound>
      ))}
    </FieldRow>
  );
}
