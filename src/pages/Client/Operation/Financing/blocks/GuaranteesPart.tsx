import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { GuaranteeRow } from '#contracts/client/operation/financing/index.ts';
import { destroy } from '#generated/routes/client/operation/financing/guarantee.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { RemoveButton } from './RemoveButton.tsx';

const GuaranteeDialog = lazyDialog(async () => (await import('./GuaranteeDialog.tsx')).GuaranteeDialog);

interface GuaranteesPartProps {
  readonly operationId: string;
  readonly guarantees: readonly GuaranteeRow[];
  readonly loans: readonly { readonly id: string; readonly label: string }[];
  /** They are those of one loan. */
  readonly isLoanGiven: boolean;
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
}

const tones = { active: 'pos', soon: 'warn', expired: 'neg', ahead: 'info' } as const;

/** What secures the loans and the buyers, with when it ends and what it costs. */
export function GuaranteesPart(props: GuaranteesPartProps) {
  const { operationId, guarantees, loans, isLoanGiven, canUpdate, canDelete } = props;
  const t = useMessages(financingMessages);
  const { date, money } = useFormat();
  const [edited, setEdited] = useState<GuaranteeRow | 'new' | null>(null);
  const detailOf = (row: GuaranteeRow): string =>
    [
      row.issuer,
      !isLoanGiven && row.loan?.label,
      row.rank !== null && t('guarantees.rankOf', { rank: row.rank }),
      row.issuedOn !== null && t('guarantees.from', { date: date(row.issuedOn) }),
      row.expiresOn !== null && t('guarantees.until', { date: date(row.expiresOn) }),
      row.totalCents !== null && t('guarantees.costs', { amount: money(row.totalCents, { decimals: 2 }) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <PageSection
      title={t('guarantees.title')}
      count={guarantees.length}
      aside={
        canUpdate && (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            {t('guarantees.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('guarantees.title')}
        empty={t('guarantees.empty')}
        items={guarantees.map((row) => ({
          id: row.id,
          title: t(`choices.guaranteeKind.${row.kind}`),
          badges: <Badge tone={tones[row.state]}>{t(`guarantees.state.${row.state}`)}</Badge>,
          detail: detailOf(row),
          end: (
            <>
              {money(row.amountCents)}
              {canUpdate && (
                <IconButton icon={Pencil} label={t('guarantees.edit')} onClick={() => setEdited(row)} />
              )}
              {canDelete && (
                <RemoveButton
                  label={t('guarantees.remove')}
                  title={t('guarantees.removeTitle')}
                  text={t('guarantees.removeText')}
                  href={destroy({ operation: operationId, guarantee: row.id })}
                />
              )}
            </>
          ),
        }))}
      />
      {edited !== null && (
        <GuaranteeDialog
          operationId={operationId}
          guarantee={edited === 'new' ? null : edited}
          loans={loans}
          isLoanGiven={isLoanGiven}
          onClose={() => setEdited(null)}
        />
      )}
    </PageSection>
  );
}
