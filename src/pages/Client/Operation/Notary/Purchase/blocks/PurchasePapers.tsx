import { FileText, Plus } from 'lucide-react';
import type { PurchaseFormProps } from '#contracts/client/operation/notary/purchase/form.ts';
import { edit } from '#generated/routes/client/operation/notary/purchase.ts';
import { destroy } from '#generated/routes/client/operation/notary/purchase/paper.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { RemoveButton } from '../../../Financing/blocks/RemoveButton.tsx';
import type { PurchaseDialogs } from './usePurchaseDialogs.tsx';

interface PurchasePapersProps {
  readonly props: PurchaseFormProps;
  readonly dialogs: PurchaseDialogs;
}

/** The papers of the purchase by kind, and those that are still to come. */
export function PurchasePapers({ props, dialogs }: PurchasePapersProps) {
  const t = useMessages(purchaseMessages);
  const { date } = useFormat();
  const navigate = useNavigate();
  const { papers, missing, query, operation, can } = props;
  const kinds = [...new Set(papers.map(({ kind }) => kind))];
  const shown = papers.filter(({ kind }) => query.kind.length === 0 || query.kind.includes(kind));
  const go = (kind: (typeof kinds)[number] | undefined): void =>
    void navigate(edit({ operation: operation.id }, kind === undefined ? {} : { query: { kind: [kind] } }));
  return (
    <PageSection
      title={t('papers.title')}
      count={papers.length}
      aside={
        <>
          {kinds.length > 1 && (
            <Select
              name="kind"
              label={t('papers.filter')}
              isLabelHidden
              value={query.kind[0] ?? ''}
              emptyLabel={t('papers.all')}
              placeholder={t('papers.all')}
              choices={kinds.map((id) => ({ id, label: t(`paperKinds.${id}`) }))}
              onChange={(id) => go(kinds.find((one) => one === id))}
            />
          )}
          {can.update && (
            <Button size="sm" icon={Plus} onClick={() => dialogs.open({ kind: 'paper' })}>
              {t('papers.add')}
            </Button>
          )}
        </>
      }
    >
      {missing.length > 0 && (
        <Inline gap={1}>
          <Text size="label" tone="ink3">
            {t('papers.missing')}
          </Text>
          {missing.map((kind) => (
            <Badge key={kind} tone="warn">
              {t(`paperKinds.${kind}`)}
            </Badge>
          ))}
        </Inline>
      )}
      <ItemList
        label={t('papers.title')}
        empty={t(papers.length === 0 ? 'papers.empty' : 'papers.filteredEmpty')}
        items={shown.map((paper) => ({
          id: paper.id,
          icon: FileText,
          title: t(`paperKinds.${paper.kind}`),
          detail: [date(paper.on), paper.by].filter(Boolean).join(' · '),
          end: (
            <>
              <TextLink href={paper.href} isNewTab>
                {paper.name}
              </TextLink>
              {can.update && (
                <RemoveButton
                  label={`${t('papers.remove')} : ${paper.name}`}
                  title={t('papers.removeTitle')}
                  text={t('papers.removeText')}
                  href={destroy({ operation: operation.id, purchasePaper: paper.id })}
                />
              )}
            </>
          ),
        }))}
      />
    </PageSection>
  );
}
