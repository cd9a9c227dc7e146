import { Paperclip, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import { destroy, store } from '#generated/routes/admin/sale/paper.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { PaperDialog } from './PaperDialog.tsx';

type Paper = SaleFormProps['papers'][number];

interface SalePapersProps extends Pick<SaleFormProps, 'papers'> {
  readonly saleId: string;
  readonly canAdd: boolean;
}

/** What is kept with a sale: proposals as they were sent, the one that was signed, further documents. */
function SalePapers({ saleId, papers, canAdd }: SalePapersProps) {
  const t = useMessages(saleMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Paper | null>(null);
  const remove = async (): Promise<void> => {
    if (removed === null) return;
    const href = destroy({ sale: saleId, salePaper: removed.id });
    await run({ method: 'DELETE', href, preserveScroll: true });
    setRemoved(null);
  };
  return (
    <PageSection
      title={t('papers.title')}
      aside={
        canAdd && (
          <Button size="sm" icon={Paperclip} onClick={() => setAdding(true)}>
            {t('papers.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('papers.title')}
        empty={t('papers.empty')}
        items={papers.map((paper) => ({
          id: paper.id,
          title: paper.name,
          href: paper.href,
          isNewTab: true,
          icon: Paperclip,
          detail: t('papers.line', {
            kind: t(`papers.kinds.${paper.kind}`),
            date: date(paper.on),
            by: paper.by ?? '–',
          }),
          end: paper.canRemove && (
            <IconButton
              icon={Trash2}
              label={`${t('papers.remove')} · ${paper.name}`}
              size="sm"
              onClick={() => setRemoved(paper)}
            />
          ),
        }))}
      />
      {isAdding && <PaperDialog href={store(saleId)} onClose={() => setAdding(false)} />}
      {removed !== null && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('papers.removeTitle')}
          description={t('papers.removeText')}
          confirmLabel={t('papers.remove')}
          isPending={isPending}
          onCancel={() => setRemoved(null)}
          onConfirm={() => void remove()}
        />
      )}
    </PageSection>
  );
}

/** What has come of a sale that was signed: the subscription, and the invoices since. */
function SaleOutcome({ outcome }: { readonly outcome: NonNullable<SaleFormProps['outcome']> }) {
  const t = useMessages(saleMessages);
  const { date, money } = useFormat();
  const { subscription, invoices } = outcome;
  return (
    <PageSection title={t('outcome.title')}>
      {subscription === null ? (
        <Text tone="ink3">{t('outcome.none')}</Text>
      ) : (
        <ItemList
          label={t('outcome.title')}
          items={[
            {
              id: 'subscription',
              title: t('outcome.subscription', {
                plan: subscription.plan,
                period: t(`choices.period.${subscription.period}`).toLowerCase(),
              }),
              badges: <OfficeStateBadge entity="subscription" state={subscription.status} />,
              detail: [
                t('outcome.price', { amount: money(subscription.priceCents) }),
                ...(subscription.endsOn === null
                  ? []
                  : [t('outcome.until', { date: date(subscription.endsOn) })]),
              ].join(' · '),
            },
            ...invoices.map(({ id, number, issuedOn, totalCents, status, href }) => ({
              id,
              title: number,
              ...(href !== null && { href, isNewTab: true }),
              badges: <OfficeStateBadge entity="invoice" state={status} />,
              detail: t('outcome.invoice', { date: date(issuedOn) }),
              end: money(totalCents),
            })),
          ]}
        />
      )}
      {subscription !== null && invoices.length === 0 && <Text tone="ink3">{t('outcome.noInvoice')}</Text>}
    </PageSection>
  );
}

/** What was done with a sale, the latest first. */
function SaleHistory({ history }: Pick<SaleFormProps, 'history'>) {
  const t = useMessages(saleMessages);
  const { dateTime } = useFormat();
  return (
    <PageSection title={t('history.title')}>
      <ItemList
        label={t('history.title')}
        empty={t('history.empty')}
        items={history.map(({ id, text, at }) => ({ id, title: text, end: dateTime(at) }))}
      />
    </PageSection>
  );
}

export interface SaleAfterProps extends Pick<SaleFormProps, 'papers' | 'history' | 'outcome' | 'form'> {
  readonly saleId: string;
}

/** What stands below the form of a sale: its outcome, its documents, its history. */
export function SaleAfter({ saleId, papers, history, outcome, form }: SaleAfterProps) {
  return (
    <>
      {outcome !== null && <SaleOutcome outcome={outcome} />}
      <SalePapers saleId={saleId} papers={papers} canAdd={form.can.save} />
      <SaleHistory history={history} />
    </>
  );
}
