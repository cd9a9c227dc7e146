import { useState } from 'react';
import type { SaleContactProps, SaleContactRow } from '#contracts/client/operation/sale/contact.ts';
import { assign, next } from '#generated/routes/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { PersonField } from '#ui/fields/PersonField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface BuyerStepDialogProps {
  readonly operationId: string;
  readonly row: SaleContactRow;
  readonly what: 'next' | 'assign';
  readonly choices: SaleContactProps['choices'];
  readonly onClose: () => void;
}

/** Asks what is to be done next with a prospect, or who is in charge of them. */
export function BuyerStepDialog({ operationId, row, what, choices, onClose }: BuyerStepDialogProps) {
  const t = useMessages(saleContactMessages);
  const visit = useVisit();
  const [on, setOn] = useState(row.nextActionOn);
  const [action, setAction] = useState(row.nextAction);
  const [person, setPerson] = useState(row.assignee?.id ?? null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const parameters = { operation: operationId, saleContact: row.id };
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'PATCH',
      href: what === 'next' ? next(parameters) : assign(parameters),
      data: what === 'next' ? { nextActionOn: on, nextAction: action } : { assignedTo: person },
      preserveScroll: true,
    });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t(`${what}.title`, { name: row.contact.name })}
      submitLabel={t(`${what}.action`)}
      onSubmit={send}
      onClose={onClose}
    >
      {what === 'next' ? (
        <>
          <DateField
            name="nextActionOn"
            label={t('fields.nextActionOn')}
            value={on}
            onChange={setOn}
            error={errors['nextActionOn']}
            isOptional
          />
          <TextField
            name="nextAction"
            label={t('fields.nextAction')}
            value={action}
            onChange={setAction}
            error={errors['nextAction'] ?? errors['version']}
            maxLength={160}
            isOptional
          />
        </>
      ) : (
        <PersonField
          name="assignedTo"
          label={t('fields.assignedTo')}
          value={person}
          onChange={setPerson}
          error={errors['assignedTo'] ?? errors['version']}
          people={choices.people}
          isOptional
        />
      )}
    </FormDialog>
  );
}
