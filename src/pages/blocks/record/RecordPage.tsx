import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as recordMessages from '#messages/record.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import type { FormResult } from '#ui/form/FormBody.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { useOthersTyping } from './useOthersTyping.ts';
import type { RecordFormView } from './useRecordForm.tsx';

export interface RecordPageProps<Values extends FieldValues, Output extends FieldValues> {
  readonly form: RecordFormView<Values, Output>;
  readonly sections: readonly SectionConfig[];
  /** Above the sections: what has to be known first. */
  readonly notice?: ReactNode;
  /** Why it can only be read, where that is not for want of a right. */
  readonly readOnlyNotice?: string | undefined;
  /** Beside the title: how the record stands. */
  readonly badges?: ReactNode;
  /** Buttons of the title, before « Supprimer ». */
  readonly actions?: ReactNode;
  /** Below the form: what is saved by itself. */
  readonly after?: ReactNode;
  /** What the form comes to, beside it. */
  readonly result?: FormResult;
  /** Takes the width of the window: one of its sections has many columns. */
  readonly isWide?: boolean;
  /** What follows from its deletion, where it is more than thirty days in the bin. */
  readonly deleteText?: string | undefined;
  /** Label of the button that makes a new one. Default: « Créer ». */
  readonly createLabel?: string;
}

/** The page of a declared record: its title, its form, who else fills it in, and its deletion. */
export function RecordPage<Values extends FieldValues, Output extends FieldValues>({
  form,
  sections,
  notice,
  readOnlyNotice,
  badges,
  actions,
  after,
  result,
  isWide,
  deleteText,
  createLabel,
}: RecordPageProps<Values, Output>) {
  const { props, options, control, labelOf, describe } = form;
  const { record, can } = props;
  const { shared, routes, type } = options;
  const t = useMessages(recordMessages);
  const title = record === null ? form.t('createTitle') : record.label;
  useTitle(title, shared.app.name);
  const others = useOthersTyping({
    shared,
    type,
    recordId: record?.id ?? null,
    labelOf,
  });
  const destroy = record !== null && can.delete ? routes.destroy?.(record.id) : undefined;

  return (
    <RecordForm
      control={control}
      parts={sections}
      labelOf={labelOf}
      describe={describe}
      onFieldInput={others.sendTyping}
      notice={
        <>
          {!can.save && <Banner tone="info">{readOnlyNotice ?? t('readOnly')}</Banner>}
          {notice}
        </>
      }
      after={after}
      {...(result && { result })}
      {...(isWide === true && { isWide })}
      head={{
        title,
        badge: badges,
        actions: (
          <>
            {actions}
            {record !== null && destroy !== undefined && (
              <DeleteRecord
                name={record.label}
                href={destroy}
                {...(deleteText !== undefined && { text: deleteText })}
              />
            )}
          </>
        ),
      }}
      bar={
        can.save
          ? {
              submitLabel: record === null ? (createLabel ?? t('create')) : t('save'),
              cancelHref: routes.index(),
              note: others.sentences[0],
            }
          : null
      }
    />
  );
}
