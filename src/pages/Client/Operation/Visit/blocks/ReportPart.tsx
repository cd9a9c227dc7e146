import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import { edit } from '#generated/routes/client/task.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

type Outcome = NonNullable<VisitFormProps['outcome']>;

/** What came of a visit that took place: rating, report, follow-up. */
export function ReportPart({ outcome }: { readonly outcome: Outcome }) {
  const t = useMessages(visitMessages);
  const { date } = useFormat();
  if (outcome.status !== 'done') return null;
  const { rating, notes, followUpKind, followUpDueOn, followUpTaskId } = outcome;
  const followUp = t(`choices.followUpKind.${followUpKind}`);
  return (
    <PageSection title={t('report.section')}>
      <DescriptionList
        items={[
          { term: t('complete.rating'), value: rating === null ? '–' : `${rating} / 5` },
          {
            term: t('complete.followUpKind'),
            value: (
              <>
                {followUpDueOn === null ? followUp : `${followUp} · ${date(followUpDueOn)}`}
                {followUpTaskId !== null && (
                  <>
                    {' · '}
                    <TextLink href={edit(followUpTaskId)}>{t('report.task')}</TextLink>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {notes !== '' && (
        <Text as="p" breaks="lines">
          {notes}
        </Text>
      )}
    </PageSection>
  );
}
