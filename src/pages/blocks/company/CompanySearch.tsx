import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import * as searchMessages from '#messages/company-search.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { RecordFormView } from '../record/useRecordForm.tsx';
import type { CompanyNames, FilledField } from './company-fill.ts';

// Fetched when a company is first looked for.
const CompanyDialog = lazyDialog(async () => (await import('./CompanyDialog.tsx')).CompanyDialog);

interface CompanySearchProps<Values extends FieldValues, Output extends FieldValues> {
  readonly form: RecordFormView<Values, Output>;
  /** Which field of the form takes what of the register. */
  readonly names: CompanyNames;
}

/** Fills a form from the register of companies: what is typed stays unless one says otherwise. */
export function CompanySearch<Values extends FieldValues, Output extends FieldValues>({
  form,
  names,
}: CompanySearchProps<Values, Output>) {
  const t = useMessages(searchMessages);
  const [isOpen, setOpen] = useState(false);
  const { props, labelOf } = form;
  const { form: hook } = form.control.form;
  if (!props.can.save) return null;
  const fill = (fields: readonly FilledField[]): void => {
    for (const { name, value } of fields) {
      const path = name as Path<Values>;
      hook.setValue(path, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: hook.formState.isSubmitted || hook.getFieldState(path).invalid,
      });
    }
    toast.success(t('filled', { count: fields.length }));
  };
  return (
    <>
      <Inline>
        <Button size="sm" icon={Building2} onClick={() => setOpen(true)}>
          {t('action')}
        </Button>
      </Inline>
      {isOpen && (
        <CompanyDialog
          names={names}
          values={hook.getValues()}
          choicesOf={(name) => props.fields[name as Path<Values>]?.choices}
          labelOf={labelOf}
          onFill={fill}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
