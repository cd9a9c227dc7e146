import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import type { OperationForm } from './operation-schema.ts';

interface TeamFieldsProps {
  form: OperationForm;
  choices: OperationFormProps['choices'];
}

/** Who answers for the operation, who works on it, and which company holds it. */
export function TeamFields({ form, choices }: TeamFieldsProps) {
  const t = useMessages(operationMessages);
  const people = choices.people.map(({ id, name }) => ({ id, label: name }));
  const profiles = choices.profiles.map(({ id, name }) => ({ id, label: name }));
  return (
    <>
      <FieldRow>
        <Bound form={form} name="managerId">
          {(bind) => (
            <Select
              {...bind}
              label={t('fields.managerId')}
              choices={people}
              onChange={(id) => id !== null && bind.onChange(id)}
            />
          )}
        </Bound>
        <Bound form={form} name="ownerProfileId">
          {(bind) => (
            <Select
              {...bind}
              label={t('fields.ownerProfileId')}
              choices={profiles}
              emptyLabel={t('none')}
              placeholder={t('choose')}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="teamUserIds">
        {(bind) => (
          <MultiSelect
            {...bind}
            label={t('fields.teamUserIds')}
            choices={people}
            onChange={(ids) => bind.onChange([...ids])}
            isOptional
          />
        )}
      </Bound>
    </>
  );
}
