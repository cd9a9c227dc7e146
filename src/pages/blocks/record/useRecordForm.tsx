import { useWatch, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { ComponentType, ReactNode } from 'react';
import type { Conflict } from '#contracts/conflict.ts';
import type { PlatformRecordType, RecordType } from '#contracts/realtime/channels.ts';
import type { RecordFormProps } from '#contracts/record-form.ts';
import type { SharedProps } from '#contracts/shared.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import type { SchemaSource } from '#runtime/forms/schema-resolver.ts';
import { useVersionedForm, type VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { Bilingual, MessageTree, MessageValues } from '#runtime/locale/translate.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import type { DescribeValue } from '#ui/form/ConflictDialog.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';

/** What the texts of a record's form hold at least. */
export interface RecordTexts {
  /** Title of the form of a new record. */
  readonly createTitle: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

export interface RecordFormMessages {
  readonly fr: RecordTexts;
  readonly en: RecordTexts;
}

/** A text by its key, and whether there is one: fields, sections and choices are known to the record alone. */
export interface RecordTranslate {
  (key: string, values?: MessageValues): string;
  has(key: string): boolean;
}

export interface RecordFormOptions<Values extends FieldValues, Output extends FieldValues> {
  readonly shared: SharedProps;
  /** The kind of record, as its channel and its draft name it. */
  readonly type: RecordType | PlatformRecordType;
  readonly messages: RecordFormMessages;
  /** The contract of the action, without version: fetched after the first paint. */
  readonly schema: SchemaSource<Output, Values>;
  readonly routes: {
    readonly index: () => string;
    readonly store: () => string;
    readonly update: (id: string) => string;
    readonly destroy?: (id: string) => string;
  };
  readonly updateMethod?: 'PUT' | 'PATCH';
  /** Which part of the record is filled in, where it is saved in several: each keeps a draft of its own. */
  readonly part?: string;
}

/** A field in its place: what it is called in the form, and how it is drawn. */
export interface PlacedField {
  readonly name: string;
  readonly node: ReactNode;
}

interface FieldComponentProps {
  readonly value: unknown;
  readonly onChange: (value: never) => void;
}

/** A record's form with what makes its fields and sections. */
export interface RecordFormView<Values extends FieldValues, Output extends FieldValues> {
  readonly props: RecordFormProps<Values>;
  readonly control: VersionedForm<Values, Output, Conflict>;
  readonly options: RecordFormOptions<Values, Output>;
  readonly t: RecordTranslate;
  /** What people call the field of an error path. */
  readonly labelOf: (path: string) => string;
  /** What people call a chosen value. */
  readonly describe: DescribeValue;
  /**
   * A field of the form: label, help, limit, choices, « facultatif » and read only follow from contract and messages.
   *
   * @example field('lastName', TextField, { autoFocus: true })
   */
  field<Name extends FieldPath<Values>, Props extends FieldComponentProps>(
    name: Name,
    Component: FieldPathValue<Values, Name> extends Props['value'] ? ComponentType<Props> : never,
    more?: Partial<Omit<Props, 'name' | 'value' | 'onChange'>>,
  ): PlacedField;
  /** A section: fields one under the other, those of an inner list side by side. */
  section(
    id: string,
    rows: readonly (PlacedField | readonly PlacedField[] | false)[],
    options?: { readonly isFolding?: boolean },
  ): SectionConfig;
}

/**
 * The form of a declared record: `field` and `section` lay it out, `RecordPage` shows it.
 *
 * @param props the prop that `recordForm` describes
 */
export function useRecordForm<Values extends FieldValues, Output extends FieldValues>(
  props: RecordFormProps<Values>,
  options: RecordFormOptions<Values, Output>,
): RecordFormView<Values, Output> {
  const { shared, type, routes, schema, updateMethod = 'PATCH', part } = options;
  const t = useMessages(options.messages as unknown as Bilingual<MessageTree>) as unknown as RecordTranslate;
  const { record } = props;
  const control = useVersionedForm<Values, Output, Conflict>({
    schema,
    values: props.values,
    version: record?.version ?? null,
    conflict: props.conflict,
    action:
      record === null
        ? { method: 'POST', href: routes.store() }
        : { method: updateMethod, href: routes.update(record.id) },
    draftKey: [
      shared.auth.user?.id ?? '',
      type,
      record?.id ?? 'new',
      ...(part === undefined ? [] : [part]),
    ].join(':'),
  });
  const labelOf = (path: string): string => {
    const [name = ''] = path.split('.');
    return t.has(`fields.${name}`) ? t(`fields.${name}`) : path;
  };

  return {
    props,
    control,
    options,
    t,
    labelOf,
    describe: (name, value) => {
      const choices = props.fields[name as FieldPath<Values>]?.choices;
      return typeof value === 'string' && choices?.includes(value) ? choiceLabel(t, name, value) : null;
    },
    field: (name, Component, more) => {
      const facts = props.fields[name];
      const help = `help.${name}`;
      const own = {
        label: t(`fields.${name}`),
        ...(facts?.isOptional === true && { isOptional: true }),
        ...(facts?.maxLength !== undefined && { maxLength: facts.maxLength }),
        ...(facts?.choices && {
          choices: facts.choices.map((id) => ({ id, label: choiceLabel(t, name, id) })),
        }),
        ...(t.has(help) && { help: t(help) }),
        ...(!props.can.save && { isReadOnly: true }),
        ...more,
      };
      // The value was compared with the field's own above; the rest of what a field takes is the same for all.
      const Control = Component as unknown as ComponentType<Record<string, unknown>>;
      return {
        name,
        node: (
          <Bound key={name} form={control.form} name={name}>
            {(bind) => <Control {...bind} {...own} />}
          </Bound>
        ),
      };
    },
    section: (id, rows, { isFolding = false } = {}) => {
      const shown = rows.filter((row) => row !== false);
      const help = `sectionHelp.${id}`;
      return {
        id,
        title: t(`sections.${id}`),
        ...(t.has(help) && t(help) !== '' && { help: t(help) }),
        isFolding,
        fields: shown.flat().map(({ name }) => name),
        content: shown.map((row) => (isRow(row) ? <RowOfFields key={keyOf(row)} fields={row} /> : row.node)),
      };
    },
  };
}

/** The value of one field, as it is typed. */
export const useFieldValue = <
  Values extends FieldValues,
  Output extends FieldValues,
  Name extends FieldPath<Values>,
>(
  { control }: Pick<RecordFormView<Values, Output>, 'control'>,
  name: Name,
): FieldPathValue<Values, Name> => useWatch({ control: control.form.form.control, name });

const isRow = (row: PlacedField | readonly PlacedField[]): row is readonly PlacedField[] =>
  Array.isArray(row);

const keyOf = (row: readonly PlacedField[]): string => row.map(({ name }) => name).join(' ');

function RowOfFields({ fields }: { readonly fields: readonly PlacedField[] }) {
  return <FieldRow columns={fields.length > 2 ? 3 : 2}>{fields.map(({ node }) => node)}</FieldRow>;
}

function choiceLabel(t: RecordTranslate, name: string, value: string): string {
  const key = `choices.${name}.${value}`;
  return t.has(key) ? t(key) : value;
}
