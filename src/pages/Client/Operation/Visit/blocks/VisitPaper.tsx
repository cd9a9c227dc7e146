import { useEffect } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PlainText } from '#ui/data/PlainText.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PhotoStrip } from '#ui/media/PhotoStrip.tsx';
import { PrintAlone } from '#ui/print/PrintAlone.tsx';
import { PrintDocument } from '#ui/print/PrintDocument.tsx';
import { PrintFigures } from '#ui/print/PrintFigures.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintSignatures } from '#ui/print/PrintSignatures.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import type { MergedFinding } from './merge-findings.ts';

export interface VisitPaperProps {
  /** The report of the visit, or the voucher that the visitor signs. */
  readonly kind: 'report' | 'voucher';
  readonly company: string;
  readonly operation: VisitFormProps['operation'];
  readonly title: string;
  readonly outcome: NonNullable<VisitFormProps['outcome']>;
  readonly people: readonly string[];
  readonly findings: readonly MergedFinding[];
  readonly today: string;
}

/** The paper of a visit: printed as soon as its pictures are there. */
export function VisitPaper(props: VisitPaperProps) {
  const { kind, company, operation, title, outcome, people, findings, today } = props;
  const t = useMessages(visitMessages);
  const { date, dateTime, list } = useFormat();
  useEffect(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.print-alone img')];
    const loaded = pictures.map((picture) => picture.decode().catch(() => undefined));
    void Promise.all(loaded).then(() => window.print());
  }, []);
  const rows = [
    { id: 'when', cells: { what: t('report.when'), value: dateTime(outcome.startAt) } },
    { id: 'place', cells: { what: t('report.place'), value: outcome.address } },
    { id: 'lots', cells: { what: t('columns.lots'), value: outcome.lots.join(', ') || '–' } },
    { id: 'people', cells: { what: t('columns.contacts'), value: list(people) || '–' } },
    { id: 'host', cells: { what: t('columns.host'), value: outcome.host } },
  ];
  return (
    <PrintAlone>
      <PrintDocument
        company={company}
        subject={`${operation.name} · ${operation.ref}`}
        edition={t('report.edition', { date: date(today) })}
      >
        <PrintSheet>
          <PrintTitle title={t(kind === 'report' ? 'report.title' : 'report.voucherTitle')} aside={title} />
          <PrintTable
            label={title}
            columns={[
              { id: 'what', label: operation.name },
              { id: 'value', label: operation.ref },
            ]}
            groups={[{ id: 'visit', rows }]}
          />
          {kind === 'report' ? (
            <ReportContent outcome={outcome} findings={findings} />
          ) : (
            <>
              <Text as="p">{t('report.voucherText', { company })}</Text>
              <PrintSignatures
                signers={[
                  { name: people[0] ?? '', quality: t('report.visitor') },
                  { name: outcome.host, quality: t('report.host') },
                ]}
                made={{ place: operation.city, date: date(outcome.startAt) }}
              />
            </>
          )}
        </PrintSheet>
      </PrintDocument>
    </PrintAlone>
  );
}

function ReportContent({ outcome, findings }: Pick<VisitPaperProps, 'outcome' | 'findings'>) {
  const t = useMessages(visitMessages);
  const { money, date } = useFormat();
  const { rating, notes, followUpKind, followUpDueOn } = outcome;
  const severities = ['one', 'two', 'three'] as const;
  const totalCents = findings.reduce((sum, { estimateCents }) => sum + (estimateCents ?? 0), 0);
  return (
    <>
      <PrintFigures
        look="light"
        items={[
          { label: t('columns.rating'), figure: rating === null ? '–' : `${rating} / 5` },
          {
            label: t('columns.followUp'),
            figure: t(`choices.followUpKind.${followUpKind}`),
            ...(followUpDueOn !== null && { note: date(followUpDueOn) }),
          },
          { label: t('report.total'), figure: money(totalCents) },
        ]}
      />
      {notes !== '' && <PlainText>{notes}</PlainText>}
      {findings.length > 0 && (
        <PrintTable
          label={t('findings.title')}
          columns={[
            { id: 'topic', label: t('findings.topic') },
            { id: 'room', label: t('findings.room') },
            { id: 'severity', label: t('findings.severity') },
            { id: 'note', label: t('findings.note') },
            { id: 'estimate', label: t('findings.estimate'), isAmount: true },
          ]}
          groups={[
            {
              id: 'findings',
              rows: findings.map(({ id, topic, room, severity, note, estimateCents }) => ({
                id,
                cells: {
                  topic: t(`choices.topic.${topic}`),
                  room,
                  severity: t(`choices.severity.${severities[severity - 1] ?? 'one'}`),
                  note,
                  estimate: estimateCents === null ? '' : money(estimateCents),
                },
              })),
            },
          ]}
          total={{ topic: t('report.total'), estimate: money(totalCents) }}
        />
      )}
      {findings.map(({ id, topic, photos }) => (
        <PhotoStrip
          key={id}
          label={t(`choices.topic.${topic}`)}
          photos={photos.map((photo, rank) => ({
            id: photo.id,
            src: photo.src,
            alt: t('report.photo', { rank: rank + 1, topic: t(`choices.topic.${topic}`) }),
          }))}
        />
      ))}
    </>
  );
}
