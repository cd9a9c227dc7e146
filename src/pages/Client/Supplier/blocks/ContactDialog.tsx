import type { SearchAnswer } from '#contracts/search.ts';
import { attach } from '#generated/routes/client/supplier/contact.ts';
import { search } from '#generated/routes/root.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { useState } from 'react';
import { useMessages } from '#runtime/locale/messages.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { AsyncCombobox, type AsyncComboboxProps } from '#ui/fields/AsyncCombobox.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

const findContacts: AsyncComboboxProps['load'] = async (text, signal) => {
  const href = search({ query: { q: text, types: ['contact'] } });
  const { groups } = (await getJson(href, signal)) as SearchAnswer;
  return groups.flatMap(({ hits }) =>
    hits.map(({ id, title, subtitle }) => ({
      id,
      label: title,
      description: subtitle ?? undefined,
    })),
  );
};

export interface ContactDialogProps {
  readonly supplierId: string;
  readonly onClose: () => void;
}

/** Asks which contact of the company belongs to a supplier. */
export function ContactDialog({ supplierId, onClose }: ContactDialogProps) {
  const t = useMessages(supplierMessages);
  const { run } = useAction();
  const [contactId, setContactId] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const send = (): boolean | Promise<boolean> => {
    if (contactId !== null)
      return run({ method: 'PUT', href: attach(supplierId), data: { contactId }, preserveScroll: true });
    setError(t('contacts.choose'));
    return false;
  };
  return (
    <FormDialog title={t('contacts.add')} submitLabel={t('contacts.add')} onSubmit={send} onClose={onClose}>
      <AsyncCombobox
        name="supplier-contact"
        label={t('contacts.contact')}
        value={contactId}
        load={findContacts}
        onChange={(id) => {
          setContactId(id);
          setError(undefined);
        }}
        error={error}
        autoFocus
      />
    </FormDialog>
  );
}
