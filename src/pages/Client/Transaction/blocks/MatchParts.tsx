import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import type { OpenedTransaction } from '#contracts/client/transaction/opened.ts';
import { match, transfer, unmatch } from '#generated/routes/client/transaction.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface PartProps {
  readonly movement: OpenedTransaction;
}

/** What a movement pays, and what it may pay, with how well each fits and why. */
export function MatchPart({ movement }: PartProps) {
  const { id, matches, suggestions, amountCents, can } = movement;
  const t = useMessages(transactionMessages);
  const format = useFormat();
  const { run, isPending } = useAction();
  const pay = (target: OpenedTransaction['suggestions'][number]): void => {
    const size = Math.min(Math.abs(amountCents), Math.abs(target.openCents));
    const paid = { type: target.type, id: target.id, amountCents: amountCents < 0 ? -size : size };
    void run({ method: 'PUT', href: match(id), data: { targets: [paid] } });
  };
  return (
    <PageSection
      title={t('panel.matches')}
      empty={matches.length + suggestions.length === 0 && t('panel.noMatches')}
      aside={
        matches.length > 0 &&
        can.update && (
          <Button
            size="sm"
            icon={Link2Off}
            isPending={isPending}
            onClick={() => void run({ method: 'DELETE', href: unmatch(id) })}
          >
            {t('panel.unmatch')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('panel.matches')}
        isBusy={isPending}
        items={[
          ...matches.map((paid) => ({
            id: paid.id,
            title: paid.label,
            badges: <Badge tone="pos">{t('matchedMark')}</Badge>,
            detail: format.money(paid.amountCents),
          })),
          ...(matches.length > 0 ? [] : suggestions).map((target) => ({
            id: target.id,
            title: target.label,
            badges: target.isProposed && <Badge tone="sourcing">{t('panel.likely')}</Badge>,
            detail: [
              t('panel.score', { score: target.score }),
              ...target.reasons,
              t('panel.due', {
                date: format.date(target.dueOn),
                amount: format.money(Math.abs(target.openCents)),
              }),
            ].join(' · '),
            end: can.update && (
              <Button size="sm" icon={Link2} isPending={isPending} onClick={() => pay(target)}>
                {t('panel.match')}
              </Button>
            ),
          })),
        ]}
      />
    </PageSection>
  );
}

/** Money that went to another account of the company, or came from one. */
export function TransferPart({ movement, accounts }: PartProps & Pick<TransactionPageProps, 'accounts'>) {
  const t = useMessages(transactionMessages);
  const { run, isPending } = useAction();
  const others = accounts.filter(({ id }) => id !== movement.accountId);
  const [accountId, setAccountId] = useState<string | null>(others[0]?.id ?? null);
  if (movement.transfer === null && (!movement.can.update || others.length === 0)) return null;
  return (
    <PageSection title={t('panel.transfer')}>
      {movement.transfer === null ? (
        <Stack gap={2}>
          <Text as="p" tone="ink3">
            {t('panel.transferHelp')}
          </Text>
          <Select
            name="transferTo"
            label={t('panel.transferTo')}
            value={accountId}
            onChange={setAccountId}
            choices={others}
          />
          <Button
            size="sm"
            isPending={isPending}
            onClick={() => void run({ method: 'POST', href: transfer(movement.id), data: { accountId } })}
          >
            {t('panel.transferDo')}
          </Button>
        </Stack>
      ) : (
        <Text as="p">{t('panel.transferOf', { account: movement.transfer.accountLabel })}</Text>
      )}
    </PageSection>
  );
}
