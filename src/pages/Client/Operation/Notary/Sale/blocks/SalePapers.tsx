import { FileText, Plus } from 'lucide-react';
import type { CurrentSale, NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { edit } from '#generated/routes/client/operation/notary/sale.ts';
import { destroy } from '#generated/routes/client/operation/notary/sale/paper.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { RemoveButton } from '../../../Financing/blocks/RemoveButton.tsx';
import type { SaleDialogs } from './useSaleDialogs.tsx';

interface SalePapersProps {
  readonly props: NotarySaleFormProps;
  readonly current: CurrentSale;
  readonly dialogs: SaleDialogs;
}

/** The papers of a sale, and the list of those that its regime and its state call for. */
export function SalePapers({ props, current, dialogs }: SalePapersProps) {
  const t = useMessages(formMessages);
  const { date } = useFormat();
  const { papers, expected, query, operation, can } = props;
  const route = { operation: operation.id, notarySale: current.id };
  const isMissingOnly = query.papers.includes('missing');
  const shown = expected.filter(({ isThere }) => !isMissingOnly || !isThere);
  return (
    <PageSection
      title={t('papers.title')}
      count={papers.length}
      aside={
        <>
          {expected.length > 0 && (
            <Segmented
              label={t('papers.checklist')}
              value={isMissingOnly ? 'missing' : 'all'}
              segments={[
                { id: 'all', label: t('papers.all'), href: edit(route) },
                {
                  id: 'missing',
                  label: t('papers.missingOnly'),
                  href: edit(route, { query: { papers: ['missing'] } }),
                },
              ]}
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
      <ItemList
        label={t('papers.title')}
        empty={t('papers.empty')}
        items={papers.map((paper) => ({
          id: paper.id,
          icon: FileText,
          title: t(`choices.paper.${paper.kind}`),
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
                  href={destroy({ ...route, salePaper: paper.id })}
                />
              )}
            </>
          ),
        }))}
      />
      {expected.length > 0 && (
        <ItemList
          label={t('papers.checklist')}
          isLabelShown
          isCompact
          empty={t('papers.complete')}
          items={shown.map(({ kind, isThere }) => ({
            id: kind,
            title: t(`choices.paper.${kind}`),
            badges: (
              <Badge tone={isThere ? 'pos' : 'warn'}>{t(isThere ? 'papers.there' : 'papers.missing')}</Badge>
            ),
            end: !isThere && can.update && (
              <Button size="sm" onClick={() => dialogs.open({ kind: 'paper', paper: kind })}>
                {t('papers.submit')}
              </Button>
            ),
          }))}
        />
      )}
    </PageSection>
  );
}
