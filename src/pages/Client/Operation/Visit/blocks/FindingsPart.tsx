import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PhotoStrip } from '#ui/media/PhotoStrip.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { MergedFinding } from './merge-findings.ts';
import type { Findings } from './useFindings.ts';

const FindingDialog = lazyDialog(async () => (await import('./FindingDialog.tsx')).FindingDialog);

interface FindingsPartProps {
  readonly findings: Findings;
  readonly checklist: VisitFormProps['checklist'];
  readonly canUpdate: boolean;
  /** What they may cost together. */
  readonly total: ReactNode;
}

const severityKeys = ['one', 'two', 'three'] as const;
const severityTones = ['info', 'warn', 'neg'] as const;

/** What was seen, room by room, with photographs; what is still to be looked at; what it may cost. */
export function FindingsPart({ findings: given, checklist, canUpdate, total }: FindingsPartProps) {
  const t = useMessages(visitMessages);
  const { money, list } = useFormat();
  const [edited, setEdited] = useState<MergedFinding | 'new' | null>(null);
  const [removed, setRemoved] = useState<MergedFinding | null>(null);
  useEffect(() => {
    // On the spot the network may go at any time: what writes a finding must be here by then.
    if (canUpdate) FindingDialog.prepare();
  }, [canUpdate]);
  const { findings } = given;
  const missing = checklist.filter((topic) => findings.every((finding) => finding.topic !== topic));
  const topics = list(missing.map((topic) => t(`choices.topic.${topic}`).toLowerCase()));
  return (
    <PageSection
      title={t('findings.title')}
      count={findings.length}
      aside={
        canUpdate && (
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {t('findings.add')}
          </Button>
        )
      }
    >
      {checklist.length > 0 && canUpdate && (
        <Text as="p" tone="ink3">
          {missing.length === 0 ? t('findings.checklistDone') : t('findings.checklistHelp', { topics })}
        </Text>
      )}
      <ItemList
        label={t('findings.title')}
        empty={t('findings.empty')}
        items={findings.map((finding) => ({
          id: finding.id,
          title: [t(`choices.topic.${finding.topic}`), finding.room].filter(Boolean).join(' · '),
          badges: (
            <>
              <Badge tone={severityTones[finding.severity - 1] ?? 'info'}>
                {t(`choices.severity.${severityKeys[finding.severity - 1] ?? 'one'}`)}
              </Badge>
              {finding.state !== 'sent' && (
                <Badge tone={finding.state === 'refused' ? 'neg' : 'works'}>
                  {t(finding.state === 'refused' ? 'outbox.refusedBadge' : 'outbox.badge')}
                </Badge>
              )}
            </>
          ),
          detail: (
            <Stack as="span" gap={2}>
              {finding.note}
              <PhotoStrip
                label={t('findings.photos')}
                photos={finding.photos.map(({ id, src }, rank) => ({
                  id,
                  src,
                  alt: t('report.photo', { rank: rank + 1, topic: t(`choices.topic.${finding.topic}`) }),
                }))}
              />
            </Stack>
          ),
          end: (
            <>
              {finding.estimateCents !== null && money(finding.estimateCents)}
              {canUpdate && (
                <>
                  <IconButton icon={Pencil} label={t('findings.edit')} onClick={() => setEdited(finding)} />
                  <IconButton
                    icon={Trash2}
                    label={t('findings.remove')}
                    onClick={() => setRemoved(finding)}
                  />
                </>
              )}
            </>
          ),
        }))}
      />
      {total}
      {edited !== null && (
        <FindingDialog
          finding={edited === 'new' ? null : edited}
          onSave={given.save}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('findings.removeTitle')}
        description={t('findings.removeText')}
        confirmLabel={t('findings.remove')}
        isDanger
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          if (removed !== null) void given.remove(removed.id);
          setRemoved(null);
        }}
      />
    </PageSection>
  );
}
