import { useWatch } from 'react-hook-form';
import { paperKinds, yearlyPapers, type PaperKind } from '#domain/profile/paper-kinds.ts';
import { store } from '#generated/routes/client/profile/document.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';

const schema = async () => (await import('#contracts/client/profile/parts.ts')).storeProfileDocument.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

interface PaperDialogProps {
  readonly profileId: string;
  /** What is probably added: a paper that is missing. */
  readonly asked: { readonly kind: PaperKind; readonly year: number | null };
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks for a paper of a profile, of which year it is and until when it holds. */
export function PaperDialog({ profileId, asked, today, onClose }: PaperDialogProps) {
  const t = useMessages(partMessages);
  const words = useMessages(choiceMessages);
  const form = useAppForm({
    schema,
    defaultValues: { kind: asked.kind, year: asked.year, issuedOn: null, validTo: null },
  });
  const { field } = fieldsOf(form);
  const kind = useWatch({ control: form.form.control, name: 'kind' }) ?? asked.kind;
  return (
    <ActionDialog
      form={form}
      title={t('papers.add')}
      submitLabel={t('papers.add')}
      action={{ method: 'POST', href: store(profileId) }}
      onClose={onClose}
    >
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? asked.kind)}
            label={t('papers.fields.kind')}
            choices={paperKinds.map((id) => ({ id, label: words(`paper.${id}`) }))}
          />
        )}
      </Bound>
      {field('file', FileField, { label: t('papers.fields.file'), formats })}
      {yearlyPapers.includes(kind) ? (
        <Bound form={form} name="year">
          {(bind) => (
            <IntegerField
              {...bind}
              value={typeof bind.value === 'number' ? bind.value : null}
              label={t('papers.fields.year')}
              isGrouped={false}
            />
          )}
        </Bound>
      ) : (
        <FieldRow>
          <Bound form={form} name="issuedOn">
            {(bind) => (
              <DateField
                {...bind}
                value={dayOf(bind.value)}
                max={today}
                label={t('papers.fields.issuedOn')}
                isOptional={kind !== 'kbis'}
              />
            )}
          </Bound>
          <Bound form={form} name="validTo">
            {(bind) => (
              <DateField
                {...bind}
                value={dayOf(bind.value)}
                label={t('papers.fields.validTo')}
                {...(kind === 'kbis' && { help: t('papers.help.validTo') })}
                isOptional
              />
            )}
          </Bound>
        </FieldRow>
      )}
    </ActionDialog>
  );
}

/** The contract reads a day from any text, as it arrives beside a file: here it is a day or none. */
const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
