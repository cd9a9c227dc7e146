import type { supplierDocumentKinds } from '#domain/relation/supplier.ts';
import { store } from '#generated/routes/client/supplier/document.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { SupplierPaperFields } from '../../../blocks/SupplierPaperFields.tsx';

const schema = async () =>
  (await import('#contracts/client/supplier/payload.ts')).storeSupplierDocument.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

export interface DocumentDialogProps {
  readonly supplierId: string;
  /** What is probably added: a kind that is missing. */
  readonly kind: (typeof supplierDocumentKinds)[number];
  readonly onClose: () => void;
}

/** Asks for a paper of a supplier and for the days on which it holds. */
export function DocumentDialog({ supplierId, kind, onClose }: DocumentDialogProps) {
  const t = useMessages(supplierMessages);
  const form = useAppForm({ schema, defaultValues: { kind, validFrom: null, validTo: null } });
  return (
    <ActionDialog
      form={form}
      title={t('documents.add')}
      submitLabel={t('documents.add')}
      action={{ method: 'POST', href: store(supplierId), preserveScroll: true }}
      onClose={onClose}
    >
      <SupplierPaperFields form={form} formats={formats} />
    </ActionDialog>
  );
}
