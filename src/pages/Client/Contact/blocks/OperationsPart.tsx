import type { LinkedOperation } from '#contracts/client/contact/relations.ts';
import { contactRoles } from '#domain/relation/contact.ts';
import { attach, detach } from '#generated/routes/client/contact/operation.ts';
import { show } from '#generated/routes/client/operation.ts';
import * as contactMessages from '#messages/client/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import * as tradeMessages from '#messages/trade.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { PartProps } from './ContactPart.tsx';

/** Operations that a contact is part of, and in what role. */
export function OperationsPart({ contactId, canSave, operations }: PartProps) {
  const t = useMessages(relationMessages);
  const role = useMessages(contactMessages);
  const trade = useMessages(tradeMessages);
  const visit = useVisit();
  const { items, choices } = operations ?? { items: [], choices: [] };
  const remove = (link: string): void =>
    void visit({
      method: 'DELETE',
      href: detach({ contact: contactId, link }),
      preserveScroll: true,
    });
  const itemOf = (item: LinkedOperation) => {
    const { operationId, linkId } = item;
    const name = `${item.ref} ${item.name}`;
    const label = role(`choices.roles.${item.role}`);
    return {
      id: linkId ?? `${operationId}-${item.role}`,
      title: name,
      badges: <Badge>{label}</Badge>,
      detail: trade(`operationState.${item.status}`),
      end: (
        <>
          {linkId === null && t('byOperation')}
          <TextLink href={show({ operation: operationId })}>{t('open')}</TextLink>
          {canSave && linkId !== null && (
            <Button
              size="sm"
              aria-label={t('unlinkOf', { role: label, name })}
              onClick={() => remove(linkId)}
            >
              {t('unlink')}
            </Button>
          )}
        </>
      ),
    };
  };
  return (
    <>
      {canSave && <AttachForm contactId={contactId} choices={choices} />}
      <Card title={t('operationsTitle')}>
        <ItemList
          label={t('operationsTitle')}
          items={items.map(itemOf)}
          empty={t('operationsEmpty')}
          isCompact
        />
      </Card>
    </>
  );
}

const schema = async () => (await import('#contracts/client/contact/relations.ts')).attachOperation.payload;

interface AttachFormProps {
  readonly contactId: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** The two fields that link an operation; blank until something is chosen, which the contract then asks for. */
function AttachForm({ contactId, choices }: AttachFormProps) {
  const t = useMessages(relationMessages);
  const role = useMessages(contactMessages);
  const blank = { operationId: '', role: 'other' as const };
  const form = useAppForm({ schema, defaultValues: blank });
  const { ref } = form;
  return (
    <Card title={t('link')}>
      <Form
        ref={ref}
        onSubmit={form.onSubmit({
          method: 'PUT',
          href: attach({ contact: contactId }),
          preserveScroll: true,
          onSuccess: () => form.form.reset(blank),
        })}
      >
        <FieldRow>
          <Bound form={form} name="operationId">
            {(bind) => (
              <Combobox
                {...bind}
                value={bind.value === '' ? null : bind.value}
                onChange={(value) => bind.onChange(value ?? '')}
                label={t('operation')}
                choices={choices.map(({ id, name }) => ({ id, label: name }))}
              />
            )}
          </Bound>
          <Bound form={form} name="role">
            {(bind) => (
              <Select
                {...bind}
                onChange={(value) => bind.onChange((value ?? 'other') as typeof bind.value)}
                label={t('role')}
                choices={contactRoles.map((id) => ({ id, label: role(`choices.roles.${id}`) }))}
              />
            )}
          </Bound>
        </FieldRow>
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isProcessing}>
            {t('link')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
