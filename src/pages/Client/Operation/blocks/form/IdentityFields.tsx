import { operationKinds } from '#domain/operation/enums.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import type { OperationForm } from './operation-schema.ts';

/** Name, reference, kind and tags. */
export function IdentityFields({ form, isNew }: { form: OperationForm; isNew: boolean }) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const kinds = operationKinds.map((id) => ({ id, label: trade(`operationKind.${id}`) }));
  return (
    <>
      <FieldRow columns="2-1">
        <Bound form={form} name="name">
          {(bind) => (
            <TextField
              {...bind}
              label={t('fields.name')}
              placeholder={t('placeholders.name')}
              maxLength={120}
              autoFocus={isNew}
              autoComplete="off"
            />
          )}
        </Bound>
        <Bound form={form} name="ref">
          {(bind) => <TextField {...bind} label={t('fields.ref')} maxLength={20} autoComplete="off" />}
        </Bound>
      </FieldRow>
      <FieldRow>
        <Bound form={form} name="kind">
          {(bind) => (
            <ChoiceSelect {...bind} label={t('fields.kind')} placeholder={t('choose')} choices={kinds} />
          )}
        </Bound>
        <Bound form={form} name="tags">
          {(bind) => (
            <TagInput
              {...bind}
              label={t('fields.tags')}
              isOptional
              onChange={(tags) => bind.onChange([...tags])}
            />
          )}
        </Bound>
      </FieldRow>
    </>
  );
}
