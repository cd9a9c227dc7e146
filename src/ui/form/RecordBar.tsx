import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import * as formMessages from '#messages/form-page.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useActions } from '../actions/action-registry.ts';
import { Button } from '../actions/Button.tsx';
import { FormBar } from '../fields/FormBar.tsx';

export interface RecordBarProps {
  readonly submitLabel: string;
  /** Where « Annuler » leads; none without. */
  readonly cancelHref?: string;
  /** What else to say at the left. */
  readonly note?: ReactNode;
}

/** The bar under a form: what is wrong, the way out, the draft, the saving, which ⌘S does from any field. */
export function RecordBar<Values extends FieldValues, Output, Conflict>({
  control,
  submitLabel,
  cancelHref,
  note,
}: RecordBarProps & { readonly control: VersionedForm<Values, Output, Conflict> }) {
  const t = useMessages(formMessages);
  const { form, draft, isNew } = control;
  const isIdle = !form.isDirty;
  const inactiveReason = isIdle && !isNew && !draft.isKept ? t('nothingToSave') : undefined;
  useActions([
    {
      id: 'form.save',
      label: submitLabel,
      place: 'page',
      icon: Save,
      keys: 'mod+s',
      inactiveReason,
      run: control.submit,
    },
  ]);
  return (
    <FormBar errorCount={form.errors.filter(({ isField }) => isField).length} note={note}>
      {cancelHref !== undefined && (
        <Button variant="discreet" href={cancelHref}>
          {t('cancel')}
        </Button>
      )}
      {draft.isKept && (
        <Button onClick={draft.save} inactiveReason={isIdle ? t('draft.nothing') : undefined}>
          <span className="max-md:hidden">{t('draft.save')}</span>
          <span className="md:hidden">{t('draft.saveShort')}</span>
        </Button>
      )}
      <Button type="submit" variant="primary" isPending={form.isProcessing} inactiveReason={inactiveReason}>
        {submitLabel}
      </Button>
    </FormBar>
  );
}
