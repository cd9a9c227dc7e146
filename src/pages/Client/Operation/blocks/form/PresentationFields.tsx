import * as operationMessages from '#messages/client/operation.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { RichTextField } from '#ui/fields/RichTextField.tsx';
import { StringListField } from '#ui/fields/StringListField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import type { OperationForm } from './operation-schema.ts';

/** What printed files and shares will say. */
export function PresentationFields({ form }: { form: OperationForm }) {
  const t = useMessages(operationMessages);
  const lists = ['strengths', 'risks'] as const;
  return (
    <>
      <Bound form={form} name="summary">
        {(bind) => <TextArea {...bind} label={t('fields.summary')} maxLength={600} isOptional />}
      </Bound>
      <div data-field="description">
        <Bound form={form} name="description">
          {({ ref: _ref, ...bind }) => <RichTextField {...bind} label={t('fields.description')} isOptional />}
        </Bound>
      </div>
      {lists.map((name) => (
        <Bound key={name} form={form} name={name}>
          {(bind) => (
            <StringListField
              {...bind}
              label={t(`fields.${name}`)}
              addLabel={t('addLine')}
              lineErrors={bind.value.map((_, index) => form.errorOf(`${name}.${index}`))}
              onChange={(lines) => bind.onChange([...lines])}
              isOptional
            />
          )}
        </Bound>
      ))}
    </>
  );
}
