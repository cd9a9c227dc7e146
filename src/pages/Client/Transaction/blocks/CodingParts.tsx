import { Sparkles } from 'lucide-react';
import type { TransactionPageProps } from '#contracts/client/transaction.ts';
import type { OpenedTransaction } from '#contracts/client/transaction/opened.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

type Given = Pick<TransactionPageProps, 'codes' | 'favourites'>;

interface CodingProps {
  readonly props: Given;
  readonly onTake: (codeId: string) => void;
}

/** What the first rule that fits proposes. */
export function Proposal({
  movement,
  props,
  onTake,
}: CodingProps & { readonly movement: OpenedTransaction }) {
  const t = useMessages(transactionMessages);
  const { proposal } = movement;
  const code = props.codes.find(({ id }) => id === proposal?.codeId);
  if (proposal === null || code === undefined) return null;
  return (
    <ItemList
      label={t('panel.proposal', { rule: proposal.ruleName })}
      isLabelShown
      items={[
        {
          id: code.id,
          title: `${code.code} ${code.label}`,
          icon: Sparkles,
          end: (
            <Button size="sm" onClick={() => onTake(code.id)}>
              {t('panel.useProposal')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** The accounts used most, each with its key. */
export function Favourites({ props: { codes, favourites }, onTake }: CodingProps) {
  const t = useMessages(transactionMessages);
  return (
    <Stack gap={1}>
      <Text tone="ink3">{t('panel.favourites')}</Text>
      <Inline gap={1}>
        {favourites.map((id, rank) => {
          const code = codes.find((one) => one.id === id);
          return (
            code !== undefined && (
              <Button key={id} size="sm" onClick={() => onTake(id)} aria-label={`${code.code} ${code.label}`}>
                {`${rank + 1} · ${code.code}`}
              </Button>
            )
          );
        })}
      </Inline>
    </Stack>
  );
}

/** The parts of a movement that does not change. */
export function Parts({ movement, codes }: { readonly movement: OpenedTransaction } & Pick<Given, 'codes'>) {
  const t = useMessages(transactionMessages);
  const format = useFormat();
  return (
    <PageSection title={t('panel.splits')}>
      <ItemList
        label={t('panel.splits')}
        empty="–"
        items={movement.splits.map(({ codeId, amountCents, baseCents, vatCents }, rank) => {
          const code = codes.find(({ id }) => id === codeId);
          return {
            id: String(rank),
            title: code === undefined ? '–' : `${code.code} ${code.label}`,
            detail:
              vatCents === 0
                ? undefined
                : t('panel.sum', { base: format.money(baseCents), vat: format.money(vatCents) }),
            end: format.money(amountCents),
          };
        })}
      />
    </PageSection>
  );
}
