import { FileText, Image, Plus } from 'lucide-react';
import type { ConstructionProps } from '#contracts/client/operation/construction.ts';
import { destroy } from '#generated/routes/client/operation/construction/paper.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { PhotoStrip } from '#ui/media/PhotoStrip.tsx';
import { RemoveButton } from '../../Financing/blocks/RemoveButton.tsx';
import type { WorksDialogs } from './useWorksDialogs.tsx';

interface PapersPartProps {
  readonly props: ConstructionProps;
  readonly dialogs: WorksDialogs;
}

/** Photographs by day, then papers with what they belong to. */
export function PapersPart({ props, dialogs }: PapersPartProps) {
  const t = useMessages(constructionMessages);
  const { date } = useFormat();
  const { papers, can, operation } = props;
  const days = [
    ...Map.groupBy(
      papers.filter(({ kind, isImage }) => kind === 'photo' && isImage),
      ({ on }) => on,
    ),
  ];
  return (
    <PageSection
      title={t('papers.title')}
      count={papers.length}
      aside={
        can.update && (
          <Button size="sm" icon={Plus} onClick={() => dialogs.open({ kind: 'paper' })}>
            {t('papers.add')}
          </Button>
        )
      }
      empty={papers.length === 0 && t('papers.empty')}
    >
      {days.map(([on, photos]) => (
        <PhotoStrip
          key={on}
          label={date(on)}
          photos={photos.map(({ id, href, caption, name }) => ({ id, src: href, alt: caption ?? name }))}
        />
      ))}
      <ItemList
        label={t('papers.title')}
        items={papers.map((paper) => ({
          id: paper.id,
          icon: paper.isImage ? Image : FileText,
          title: paper.caption ?? t(`papers.kinds.${paper.kind}`),
          detail: [t(`papers.kinds.${paper.kind}`), paper.about, paper.by].filter(Boolean).join(' · '),
          end: (
            <>
              <TextLink href={paper.href} isNewTab>
                {paper.name}
              </TextLink>
              {date(paper.on)}
              {can.update && (
                <RemoveButton
                  label={`${t('papers.remove')} : ${paper.name}`}
                  title={t('papers.removeTitle')}
                  text={t('papers.removeText')}
                  href={destroy({ operation: operation.id, worksPaper: paper.id })}
                />
              )}
            </>
          ),
        }))}
      />
    </PageSection>
  );
}
