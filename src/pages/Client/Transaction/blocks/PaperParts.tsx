import { History, Paperclip, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OpenedTransaction } from '#contracts/client/transaction/opened.ts';
import { detach, attach } from '#generated/routes/client/transaction.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

interface PartProps {
  readonly movement: OpenedTransaction;
  /** The person may add papers, whatever the state of the movement. */
  readonly canAttach: boolean;
}

/** The papers of a movement. */
export function FilesPart({ movement, canAttach }: PartProps) {
  const t = useMessages(transactionMessages);
  const { run } = useAction();
  const [isAdding, setAdding] = useState(false);
  return (
    <PageSection
      title={t('panel.files')}
      count={movement.files.length}
      empty={movement.files.length === 0 && t('panel.noFiles')}
      aside={
        canAttach && (
          <>
            <Button size="sm" icon={Paperclip} onClick={() => setAdding(true)}>
              {t('panel.attach')}
            </Button>
            {isAdding && <AttachDialog id={movement.id} onClose={() => setAdding(false)} />}
          </>
        )
      }
    >
      <ItemList
        label={t('panel.files')}
        items={movement.files.map(({ id, name, href }) => ({
          id,
          title: name,
          icon: Paperclip,
          href,
          isNewTab: true,
          end: movement.can.update && (
            <IconButton
              icon={Trash2}
              label={t('panel.detach', { name })}
              onClick={() =>
                void run({
                  method: 'DELETE',
                  href: detach({ transaction: movement.id, attachment: id }),
                })
              }
            />
          ),
        }))}
      />
    </PageSection>
  );
}

/** What was done with a movement. */
export function HistoryPart({ history }: Pick<OpenedTransaction, 'history'>) {
  const t = useMessages(transactionMessages);
  const format = useFormat();
  return (
    <PageSection title={t('panel.history')} empty={history.length === 0 && t('panel.noHistory')}>
      <Timeline
        label={t('panel.history')}
        items={history.map(({ id, at, sentence }) => ({
          id,
          icon: History,
          title: sentence,
          date: format.dateTime(at),
          dateTime: at,
        }))}
      />
    </PageSection>
  );
}

const schema = async () =>
  (await import('#contracts/client/transaction/payload.ts')).attachTransaction.payload;
const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

/** Asks for a paper that proves a movement. */
function AttachDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useMessages(transactionMessages);
  const form = useAppForm({ schema, defaultValues: {} });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('panel.attach')}
      submitLabel={t('panel.attach')}
      action={{ method: 'POST', href: attach(id) }}
      onClose={onClose}
    >
      {field('file', FileField, { label: t('fields.file'), formats })}
    </ActionDialog>
  );
}
