import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import type { Choice } from '#ui/fields/types.ts';

/** Contacts as choices of a field: name, then company and town. */
export function contactChoices(contacts: OperationFormProps['choices']['sellers']): Choice[] {
  return contacts.map(({ id, name, detail }) => ({ id, label: name, description: detail || undefined }));
}
