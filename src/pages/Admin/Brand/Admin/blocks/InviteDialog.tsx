import { useState } from 'react';
import type { AdminBrandAdminIndexProps } from '#contracts/admin/brand/admin/index.ts';
import { store } from '#generated/routes/admin/brand/admin.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

interface InviteDialogProps {
  readonly brands: AdminBrandAdminIndexProps['brands'];
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/admin/brand/payload.ts')).inviteManager.payload;

/** Asks whom to invite, and to which network. */
export function InviteDialog({ brands, onClose }: InviteDialogProps) {
  const t = useMessages(brandMessages);
  const form = useAppForm({ schema, defaultValues: { email: '', firstName: '', lastName: '' } });
  const { field } = fieldsOf(form);
  const [brandId, setBrand] = useState(brands[0]?.id ?? '');
  return (
    <ActionDialog
      form={form}
      title={t('managers.inviteTitle')}
      description={t('managers.inviteText')}
      submitLabel={t('managers.create')}
      action={{ method: 'POST', href: store(brandId) }}
      onClose={onClose}
    >
      <Select
        name="brand"
        label={t('managers.brand')}
        choices={brands.map(({ id, name }) => ({ id, label: name }))}
        value={brandId}
        onChange={(id) => setBrand(id ?? brandId)}
      />
      <FieldRow>
        {field('firstName', TextField, { label: t('managers.firstName'), maxLength: 80, autoFocus: true })}
        {field('lastName', TextField, { label: t('managers.lastName'), maxLength: 80 })}
      </FieldRow>
      {field('email', EmailField, { label: t('managers.email') })}
    </ActionDialog>
  );
}
