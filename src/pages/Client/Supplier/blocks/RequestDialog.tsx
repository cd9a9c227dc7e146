import { supplierDocumentKinds, type SupplierDocumentKind } from '#domain/relation/supplier.ts';
import { request } from '#generated/routes/client/supplier/document.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/supplier/index.ts')).requestSupplierDocuments.payload;

export interface RequestDialogProps {
  /** The suppliers that are asked. */
  readonly rows:
    | { readonly kind: 'ids'; readonly ids: readonly string[] }
    | { readonly kind: 'all'; readonly query: unknown; readonly except: readonly string[] };
  /** Whom the link goes to; null for several suppliers. */
  readonly recipient: { readonly name: string; readonly email: string } | null;
  /** What is asked for to begin with; none leaves it to what each owes. */
  readonly kinds: readonly SupplierDocumentKind[];
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** Asks which papers one supplier, or several, are to deposit by a link. */
export function RequestDialog({ rows, recipient, kinds, onSent, onClose }: RequestDialogProps) {
  const t = useMessages(supplierMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      rows: rows.kind === 'ids' ? { kind: 'ids', ids: [...rows.ids] } : { ...rows, except: [...rows.except] },
      kinds: [...kinds],
      message: '',
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={recipient === null ? t('requests.titleSeveral') : t('requests.title', { name: recipient.name })}
      description={
        recipient === null ? t('requests.text') : t('requests.textOne', { email: recipient.email })
      }
      submitLabel={t('requests.submit')}
      action={{ method: 'POST', href: request(), preserveScroll: true, onSuccess: () => onSent?.() }}
      onClose={onClose}
    >
      <Bound form={form} name="kinds">
        {(bind) => (
          <MultiSelect
            {...bind}
            onChange={(chosen) =>
              bind.onChange(supplierDocumentKinds.filter((kind) => chosen.includes(kind)))
            }
            label={t('requests.kinds')}
            help={t('requests.kindsHelp')}
            isOptional
            choices={supplierDocumentKinds.map((id) => ({ id, label: t(`documents.kind.${id}`) }))}
          />
        )}
      </Bound>
      {field('message', TextArea, {
        label: t('requests.message'),
        rows: 3,
        maxLength: 1000,
        isOptional: true,
      })}
    </ActionDialog>
  );
}
