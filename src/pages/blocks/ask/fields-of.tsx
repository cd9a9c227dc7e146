import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { Bound } from '#runtime/forms/Bound.tsx';

interface FieldComponentProps {
  readonly value: unknown;
  readonly onChange: (value: never) => void;
}

/** Draws the field of a name by a part of the design system. */
type DrawField<Values extends FieldValues> = <
  Name extends FieldPath<Values>,
  Props extends FieldComponentProps,
>(
  name: Name,
  Component: FieldPathValue<Values, Name> extends Props['value'] ? ComponentType<Props> : never,
  more: { readonly label: string } & Partial<Omit<Props, 'name' | 'value' | 'onChange' | 'label'>>,
) => ReactNode;

/** What draws the fields of a short form. */
export interface AskedFields<Values extends FieldValues> {
  /**
   * A field of the form. One that was emptied is null, which the contract of a mandatory field refuses.
   *
   * @example field('signedOn', DateField, { label: t('fields.signedOn'), max: today })
   */
  readonly field: DrawField<Values>;
  /** A field for a warning, such as its confirmation: it stands only once the server has asked for it. */
  readonly warning: DrawField<Values>;
}

/** The fields of what a step asks for, each in a line: `const { field, warning } = fieldsOf(form)`. */
export function fieldsOf<Values extends FieldValues, Output>(
  form: AppForm<Values, Output>,
): AskedFields<Values> {
  const draw = (name: FieldPath<Values>, Component: unknown, more: object): ReactNode => {
    // The value was compared with the field's own by the type of `field`; the rest is the same for all.
    const Control = Component as ComponentType<Record<string, unknown>>;
    return (
      <Bound key={name} form={form} name={name}>
        {(bind) => <Control {...bind} {...more} />}
      </Bound>
    );
  };
  const isAskedFor = (name: FieldPath<Values>): boolean =>
    form.errorOf(name) !== undefined || Boolean(form.form.getValues(name));
  return {
    field: (name, Component, more) => draw(name, Component, more),
    warning: (name, Component, more) => (isAskedFor(name) ? draw(name, Component, more) : null),
  };
}
