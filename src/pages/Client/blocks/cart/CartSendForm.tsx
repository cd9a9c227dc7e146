import type { CartAnswer } from '#contracts/client/stock/cart.ts';
import * as cartMessages from '#messages/client/cart.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** What goes with the lots. */
export interface SendState {
  readonly contactIds: readonly string[];
  readonly subject: string;
  readonly message: string;
}

interface CartSendFormProps {
  readonly state: SendState;
  readonly contacts: CartAnswer['contacts'];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (state: SendState) => void;
}

/** To whom the lots are sent, and with which words. */
export function CartSendForm({ state, contacts, errors, onChange }: CartSendFormProps) {
  const t = useMessages(cartMessages);
  const refusal = errors['lotIds'] ?? errors['base'];
  return (
    <Stack gap={3}>
      {refusal !== undefined && <Banner tone="warn">{refusal}</Banner>}
      <MultiSelect
        name="cart-contacts"
        label={t('to')}
        help={t('sendHelp')}
        value={state.contactIds}
        choices={contacts}
        onChange={(contactIds) => onChange({ ...state, contactIds })}
        error={errors['contactIds']}
      />
      <TextField
        name="cart-subject"
        label={t('subject')}
        value={state.subject}
        onChange={(subject) => onChange({ ...state, subject })}
        error={errors['subject']}
        maxLength={120}
      />
      <TextArea
        name="cart-message"
        label={t('message')}
        value={state.message}
        onChange={(message) => onChange({ ...state, message })}
        error={errors['message']}
        maxLength={2000}
        isOptional
      />
    </Stack>
  );
}
