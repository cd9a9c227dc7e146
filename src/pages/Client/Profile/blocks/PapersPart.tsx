import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ProfileFormProps, ProfilePaper } from '#contracts/client/profile/form.ts';
import { destroy } from '#generated/routes/client/profile/document.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import type { PartProps } from './ProfilePart.tsx';

const PaperDialog = lazyDialog(async () => (await import('./PaperDialog.tsx')).PaperDialog);

type Asked = Pick<ProfileFormProps['checklist'][number], 'kind' | 'year'>;

/** The papers that banks ask for, how each stands, and those that are there. */
export function PapersPart({ page, profileId, canUpdate }: PartProps) {
  const { papers, checklist } = page;
  const t = useMessages(partMessages);
  const words = useMessages(choiceMessages);
  const { date } = useFormat();
  const [adding, setAdding] = useState<Asked | null>(null);
  const nameOf = ({ kind, year }: Asked): string =>
    year === null
      ? words(`paper.${kind}`)
      : t('papers.named', { kind: words(`paper.${kind}`), year: String(year) });
  const validityOf = ({ issuedOn, validTo }: ProfilePaper): string =>
    [
      issuedOn !== null && t('papers.issued', { date: date(issuedOn) }),
      validTo === null ? t('papers.endless') : t('papers.until', { date: date(validTo) }),
    ]
      .filter((part) => part !== false)
      .join(', ');
  return (
    <>
      <PageSection title={t('papers.checklist')}>
        <ItemList
          label={t('papers.checklist')}
          items={checklist.map((paper) => ({
            id: `${paper.kind}-${paper.year ?? ''}`,
            title: nameOf(paper),
            badges: <OfficeStateBadge entity="supplierDocument" state={paper.state} />,
            end: canUpdate && paper.state !== 'valid' && (
              <Button
                size="sm"
                icon={Plus}
                aria-label={`${t('add')} ${nameOf(paper)}`}
                onClick={() => setAdding(paper)}
              >
                {t('add')}
              </Button>
            ),
          }))}
        />
      </PageSection>
      <PageSection
        title={t('papers.others')}
        count={papers.length}
        aside={
          canUpdate && (
            <Button
              size="sm"
              icon={Plus}
              onClick={() =>
                setAdding(checklist.find(({ state }) => state === 'missing') ?? { kind: 'other', year: null })
              }
            >
              {t('papers.add')}
            </Button>
          )
        }
      >
        <ItemList
          label={t('papers.others')}
          empty={t('papers.none')}
          items={papers.map((paper) => ({
            id: paper.id,
            title: nameOf(paper),
            badges: <OfficeStateBadge entity="supplierDocument" state={paper.state} />,
            detail: validityOf(paper),
            end: (
              <>
                {paper.file && (
                  <Button
                    size="sm"
                    href={paper.file.href}
                    download
                    aria-label={`${t('open')} ${nameOf(paper)}`}
                  >
                    {t('open')}
                  </Button>
                )}
                {canUpdate && (
                  <AskedAction
                    label={t('remove')}
                    title={t('removeTitle', { name: nameOf(paper) })}
                    text={t('removeText')}
                    action={{ method: 'DELETE', href: destroy({ profile: profileId, paper: paper.id }) }}
                  />
                )}
              </>
            ),
          }))}
        />
      </PageSection>
      {adding !== null && (
        <PaperDialog
          profileId={profileId}
          asked={adding}
          today={page.today}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}
