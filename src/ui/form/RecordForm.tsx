import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { UnreadTextsContext } from '#runtime/forms/context.ts';
import { fieldNameOf } from '#runtime/forms/focus-field.ts';
import type { VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import * as formMessages from '#messages/form-page.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageHeader, type PageHeaderProps } from '../layout/PageHeader.tsx';
import type { SectionConfig } from './section-config.ts';
import type { DescribeValue } from './ConflictDialog.tsx';
import { FormBody, type FormResult } from './FormBody.tsx';
import { RecordBar, type RecordBarProps } from './RecordBar.tsx';
import type { RecordConflict } from './record-conflict.ts';
import { RecordNotices } from './RecordNotices.tsx';

export interface RecordFormProps<Values extends FieldValues, Output> {
  /** Of `useVersionedForm`. */
  readonly control: VersionedForm<Values, Output, RecordConflict>;
  /** The sections, in their order. */
  readonly parts: readonly SectionConfig[];
  /** What people call the field of an error path. */
  readonly labelOf: (field: string) => string;
  /** What a value of a field is called, as a choice is; null where its text says enough. */
  readonly describe?: DescribeValue;
  /** The title of the page, where the form is the page. */
  readonly head?: PageHeaderProps;
  /** What has to be known before: who may only read. */
  readonly notice?: ReactNode;
  /** Sections above those of the form, which are saved by themselves. */
  readonly before?: ReactNode;
  /** Below them. */
  readonly after?: ReactNode;
  /** What the form comes to: at the right, or in a bar at the top. */
  readonly result?: FormResult;
  /** Takes the width of the window: one of its sections is a sheet of many columns. */
  readonly isWide?: boolean;
  /** The bar at the bottom; null for whoever may only read. */
  readonly bar: RecordBarProps | null;
  /** Something was typed into the field of that name. */
  readonly onFieldInput?: (name: string) => void;
}

/**
 * A page whose form is its contract and its layout: title, draft, conflict, what is to be corrected, sections
 * with a rail that tells how far each has come, and the bar of buttons.
 *
 *     const control = useVersionedForm({ schema, values, version, conflict, action, draftKey });
 *     <RecordForm
 *       control={control}
 *       labelOf={(field) => t(`fields.${field}`)}
 *       head={{ title: t('editTitle') }}
 *       parts={[{ id: 'identity', title: t('identity'), fields: ['name'], content: <IdentityFields form={control.form} /> }]}
 *       bar={{ submitLabel: t('save'), cancelHref: index() }}
 *     />
 */
export function RecordForm<Values extends FieldValues, Output>({
  control,
  parts,
  labelOf,
  describe,
  head,
  notice,
  before,
  after,
  result,
  isWide = false,
  bar,
  onFieldInput,
}: RecordFormProps<Values, Output>) {
  const t = useMessages(formMessages);
  const format = useFormat();
  const { ref } = control.form;
  const { savedAt } = control.draft;
  const saved = savedAt === null ? null : format.time(new Date(savedAt).toISOString());
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that one of its fields was left
    <form
      ref={ref}
      noValidate
      className="flex flex-1 flex-col"
      onBlur={({ target }) => control.leaveField(fieldNameOf(target))}
      onInput={({ target }) => {
        if ('name' in target && typeof target.name === 'string' && target.name !== '')
          onFieldInput?.(target.name);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog opened from here may have a form of its own.
        if (event.target === event.currentTarget) control.submit();
      }}
    >
      <UnreadTextsContext value={control.unread}>
        <FormBody
          form={control.form}
          schema={control.schema}
          isNew={control.isNew}
          parts={parts}
          result={result}
          isWide={isWide}
          head={
            <>
              {head && (
                <PageHeader
                  {...head}
                  subtitle={saved === null ? head.subtitle : t('draft.saved', { time: saved })}
                />
              )}
              <RecordNotices control={control} labelOf={labelOf} describe={describe} />
              {notice}
            </>
          }
          isTitled={head !== undefined}
          before={before}
          after={after}
        />
      </UnreadTextsContext>
      {bar && <RecordBar control={control} {...bar} />}
    </form>
  );
}
