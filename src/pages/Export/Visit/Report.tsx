import type { VisitReportProps } from '#contracts/export/visit/report.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as visitPaperMessages from '#messages/export/visit.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintPhotos } from '#ui/print/PrintPhotos.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from '../blocks/Paper.tsx';
import { VisitedSection } from '../blocks/visit/VisitedSection.tsx';

const severities = ['one', 'two', 'three'] as const;
const photosPerPage = 6;

/** What was seen on a visit, what it may cost, what comes next; then the photographs. */
export default function ExportVisitReport(props: WithShared<VisitReportProps>) {
  const { paper, visit } = props;
  const t = useMessages(visitPaperMessages);
  const visits = useMessages(visitMessages);
  const { date } = useFormat();
  return (
    <Paper paper={paper} title={t('reportTitle')}>
      <PrintSheet>
        <PrintTitle
          title={t('reportTitle')}
          aside={t('aside', { kind: visits(`choices.kind.${visit.kind}`), when: date(visit.startAt) })}
        />
        <NoReport {...props} />
        <VisitedSection visit={visit} />
        {visit.people.length > 0 && (
          <PrintSection title={visits('columns.contacts')} isWhole>
            <PrintFacts
              items={visit.people.map(({ id, name, address }) => ({ id, term: name, value: address }))}
            />
          </PrintSection>
        )}
        <Outcome {...props} />
        <Findings {...props} />
      </PrintSheet>
      <Photographs {...props} />
    </Paper>
  );
}

/** Why there is nothing to report, or not yet. */
function NoReport({ status, cancelReason }: VisitReportProps) {
  const t = useMessages(visitPaperMessages);
  if (status === 'done') return null;
  const text = {
    planned: t('planned'),
    no_show: t('missed'),
    cancelled: t('cancelled', { reason: cancelReason ?? '' }),
  }[status];
  return (
    <Text as="p" weight="medium">
      {text}
    </Text>
  );
}

function Outcome({ rating, notes, followUpKind, followUpDueOn, totalCents }: VisitReportProps) {
  const t = useMessages(visitPaperMessages);
  const visits = useMessages(visitMessages);
  const { money, date } = useFormat();
  return (
    <PrintSection title={t('outcome')}>
      <PrintFigures
        look="light"
        items={[
          { label: t('rating'), figure: rating === null ? '–' : `${rating} / 5` },
          {
            label: t('followUp'),
            figure: visits(`choices.followUpKind.${followUpKind}`),
            ...(followUpDueOn !== null && { note: date(followUpDueOn) }),
          },
          { label: t('total'), figure: totalCents === null ? '–' : money(totalCents, { decimals: 0 }) },
        ]}
      />
      {notes === '' ? (
        <Text as="p">{t('noNotes')}</Text>
      ) : (
        <Text as="p" breaks="lines">
          {notes}
        </Text>
      )}
    </PrintSection>
  );
}

function Findings({ findings, totalCents }: VisitReportProps) {
  const t = useMessages(visitPaperMessages);
  const visits = useMessages(visitMessages);
  const { money } = useFormat();
  if (findings.length === 0) return null;
  return (
    <PrintSection title={visits('findings.title')}>
      <PrintTable
        label={visits('findings.title')}
        columns={[
          { id: 'topic', label: visits('findings.topic') },
          { id: 'room', label: visits('findings.room'), widthMm: 30 },
          { id: 'severity', label: visits('findings.severity') },
          { id: 'note', label: visits('findings.note'), widthMm: 70 },
          { id: 'estimate', label: t('estimate'), isAmount: true },
        ]}
        groups={[
          {
            id: 'findings',
            rows: findings.map(({ id, topic, room, severity, note, estimateCents }) => ({
              id,
              cells: {
                topic: visits(`choices.topic.${topic}`),
                room,
                severity: visits(`choices.severity.${severities[severity - 1] ?? 'one'}`),
                note,
                estimate: estimateCents === null ? '–' : money(estimateCents, { decimals: 0 }),
              },
            })),
          },
        ]}
        {...(totalCents !== null && {
          total: { topic: t('total'), estimate: money(totalCents, { decimals: 0 }) },
        })}
      />
    </PrintSection>
  );
}

/** The photographs of all findings, six a page, each under what it is about. */
function Photographs({ findings }: VisitReportProps) {
  const t = useMessages(visitPaperMessages);
  const visits = useMessages(visitMessages);
  const photos = findings.flatMap(({ topic, room, photos: own }) => {
    const name = visits(`choices.topic.${topic}`);
    const caption = room === '' ? name : t('caption', { topic: name, room });
    return own.map(({ id, href }, rank) => ({
      id,
      href,
      caption,
      alt: visits('report.photo', { rank: rank + 1, topic: name }),
    }));
  });
  const pages = Array.from({ length: Math.ceil(photos.length / photosPerPage) }, (_, page) =>
    photos.slice(page * photosPerPage, (page + 1) * photosPerPage),
  );
  return pages.map((page, index) => (
    <PrintSheet key={page[0]?.id}>
      {index === 0 && <PrintTitle title={t('photos')} />}
      <PrintPhotos perPage={photosPerPage} photos={page} />
    </PrintSheet>
  ));
}
