import { RotateCcw } from 'lucide-react';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import type { StatementImport } from '#contracts/client/transaction/opened.ts';
import { revert, store } from '#generated/routes/client/transaction/import.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Form } from '#ui/form/Form.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { PreviewPart } from './PreviewPart.tsx';

interface ImportDrawerProps extends Pick<TransactionPageProps, 'imports' | 'preview' | 'accounts'> {
  readonly hrefOf: (more: ListQuery) => string;
  readonly onClose: () => void;
}

const formats = ['text/csv', 'application/x-ofx', 'application/x-cfonb', 'text/plain', 'text/xml'] as const;
const schema = async () =>
  (await import('#contracts/client/transaction/payload.ts')).storeTransactionImport.payload;

/** Brings a statement of the bank in: read first, then checked, then imported; those that came in last. */
export function ImportDrawer({ imports, preview, accounts, hrefOf, onClose }: ImportDrawerProps) {
  const t = useMessages(transactionMessages);
  const isChecking = preview !== null && (preview.status === 'uploaded' || preview.status === 'previewed');
  return (
    <Drawer isOpen width={720} title={t('statements.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap={5}>
        {isChecking ? (
          <PreviewPart key={`${preview.id}:${preview.version}`} preview={preview} />
        ) : (
          <UploadPart accounts={accounts} />
        )}
        <LatestPart imports={imports} hrefOf={hrefOf} />
      </Stack>
    </Drawer>
  );
}

function UploadPart({ accounts }: Pick<ImportDrawerProps, 'accounts'>) {
  const t = useMessages(transactionMessages);
  const form = useAppForm({ schema, defaultValues: { accountId: accounts[0]?.id ?? '' } });
  const { ref, isProcessing, submit } = form;
  return (
    <Form
      ref={ref}
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ method: 'POST', href: store() });
      }}
    >
      <Text as="p" tone="ink3">
        {t('statements.help')}
      </Text>
      <Bound form={form} name="accountId">
        {({ onChange, ...bind }) => (
          <Select
            {...bind}
            label={t('fields.accountId')}
            choices={accounts}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </Bound>
      <Bound form={form} name="file">
        {(bind) => <FileField {...bind} label={t('statements.file')} formats={formats} />}
      </Bound>
      <Button type="submit" variant="primary" isPending={isProcessing}>
        {t('statements.send')}
      </Button>
    </Form>
  );
}

function LatestPart({ imports, hrefOf }: Pick<ImportDrawerProps, 'imports' | 'hrefOf'>) {
  const t = useMessages(transactionMessages);
  const format = useFormat();
  const { run, isPending } = useAction();
  const detailOf = ({ kind, accountLabel, createdAt, counts }: StatementImport): string =>
    t('statements.detail', {
      kind: t(`statements.kinds.${kind}`),
      account: accountLabel,
      date: format.dateTime(createdAt),
      created: counts.created,
    });
  return (
    <PageSection title={t('statements.latest')} empty={imports.length === 0 && t('statements.none')}>
      <ItemList
        label={t('statements.latest')}
        isBusy={isPending}
        items={imports.map((statement) => ({
          id: statement.id,
          title: statement.fileName,
          badges: <OfficeStateBadge entity="import" state={statement.status} />,
          detail: detailOf(statement),
          end:
            statement.status === 'uploaded' || statement.status === 'previewed' ? (
              <Button size="sm" href={hrefOf({ panel: 'import', statement: statement.id })}>
                {t('statements.resume')}
              </Button>
            ) : (
              statement.isRevertible && (
                <Button
                  size="sm"
                  icon={RotateCcw}
                  onClick={() => void run({ method: 'DELETE', href: revert(statement.id) })}
                >
                  {t('statements.revert')}
                </Button>
              )
            ),
        }))}
      />
    </PageSection>
  );
}
