import { useState } from 'react';
import type { MarketingEmailProps } from '#contracts/client/marketing-email.ts';
import { store } from '#generated/routes/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import * as validationMessages from '#messages/validation.ts';
import { useCart } from '#runtime/cart/useCart.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { lotCart } from '../../blocks/cart/lot-cart.ts';

interface StartDialogProps extends Pick<MarketingEmailProps, 'templates' | 'operations'> {
  readonly onClose: () => void;
}

/** Cards that a draft takes from the cart at most. */
const maxCards = 30;

/** Begins a campaign: its name, a model, the lots that were set aside. */
export function StartDialog({ templates, operations, onClose }: StartDialogProps) {
  const t = useMessages(campaignMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const { items } = useCart(lotCart);
  const [name, setName] = useState('');
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [operationId, setOperationId] = useState<string | null>(null);
  const [hasCart, setCart] = useState(items.length > 0);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (name.trim() === '') {
      setError(required);
      return false;
    }
    const lotIds = hasCart ? items.slice(0, maxCards).map(({ lotId }) => lotId) : [];
    const result = await visit({
      method: 'POST',
      href: store(),
      data: { name, templateId, operationId, lotIds, contactIds: [] },
    });
    setError(Object.values(result.errors)[0]);
    return result.outcome === 'success';
  };
  return (
    <FormDialog title={t('start.title')} submitLabel={t('start.submit')} onSubmit={submit} onClose={onClose}>
      <TextField
        name="campaign-name"
        label={t('start.name')}
        value={name}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
        error={error}
        maxLength={120}
        autoComplete="off"
        autoFocus
      />
      <Select
        name="campaign-template"
        label={t('start.template')}
        value={templateId}
        onChange={(id) => setTemplateId(id === '' ? null : id)}
        emptyLabel={t('start.noTemplate')}
        placeholder={t('start.noTemplate')}
        choices={templates.map((template) => ({ id: template.id, label: template.name }))}
      />
      <Select
        name="campaign-operation"
        label={t('start.operation')}
        value={operationId}
        onChange={(id) => setOperationId(id === '' ? null : id)}
        emptyLabel={t('start.noOperation')}
        placeholder={t('start.noOperation')}
        choices={operations}
      />
      {items.length > 0 && (
        <Checkbox
          name="campaign-cart"
          label={t('start.cart', { count: Math.min(items.length, maxCards) })}
          value={hasCart}
          onChange={setCart}
        />
      )}
    </FormDialog>
  );
}
