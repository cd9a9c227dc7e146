import type { ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import type { AppForm } from './app-form.ts';

/** What a field of the design system is given. */
export interface FieldBinding<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
  readonly error: string | undefined;
}

export interface BoundProps<Values extends FieldValues, Output, Name extends FieldPath<Values>> {
  readonly form: AppForm<Values, Output>;
  readonly name: Name;
  readonly children: (binding: FieldBinding<FieldPathValue<Values, Name>>) => ReactNode;
}

/**
 * Binds a controlled field to a form: `<Bound form={form} name="city">{(bind) => <TextField {...bind} />}</Bound>`.
 * What is said against a field is judged again with each change, so that it goes once the field is right.
 */
export function Bound<Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: BoundProps<Values, Output, Name>) {
  const { field } = useController({ control: form.form.control, name });
  const error = form.errorOf(name);
  return children({
    name,
    value: field.value,
    onChange: (value) => {
      field.onChange(value);
      // The library does so by itself only once the form was sent.
      if (error !== undefined) void form.form.trigger(name);
    },
    onBlur: field.onBlur,
    ref: field.ref,
    error,
  });
}
