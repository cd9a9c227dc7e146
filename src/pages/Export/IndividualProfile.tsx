import type { IndividualProfileProps } from '#contracts/export/individual-profile.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as profileMessages from '#messages/export/individual-profile.ts';
import * as words from '#messages/export/words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintHead } from '#ui/print/PrintHead.tsx';
import { PrintLines } from '#ui/print/PrintLines.tsx';
import { PrintProse } from '#ui/print/PrintProse.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { IncomesAndExpenses } from './blocks/IncomesAndExpenses.tsx';
import { Paper } from './blocks/Paper.tsx';
import { PersonWealth } from './blocks/PersonWealth.tsx';

/** A person before banks: who they are, their career, what they earn, owe and own. */
export default function ExportIndividualProfile(props: WithShared<IndividualProfileProps>) {
  const { paper, person } = props;
  const t = useMessages(profileMessages);
  const { trainings, pictureHref, bio } = person;
  const name = [person.civility, person.name].filter(Boolean).join(' ');
  const picture =
    pictureHref === null
      ? undefined
      : { src: pictureHref, alt: t('portrait', { name: person.name }), shape: 'portrait' as const };
  return (
    <Paper paper={paper} title={t('pageTitle')}>
      <PrintSheet>
        <PrintHead title={t('pageTitle')} subtitle={name} picture={picture} />
        <Identity {...props} />
        <Situation {...props} />
        {bio !== '' && (
          <PrintSection title={t('career')}>
            <PrintProse html={bio} />
          </PrintSection>
        )}
      </PrintSheet>
      <PrintSheet>
        <IncomesAndExpenses page={props} />
        <PersonWealth page={props} />
        {trainings.length > 0 && (
          <PrintSection title={t('trainings')} isWhole>
            <PrintLines lines={trainings} />
          </PrintSection>
        )}
      </PrintSheet>
    </Paper>
  );
}

function Identity({ paper: { conceals = [] }, person }: IndividualProfileProps) {
  const t = useMessages(profileMessages);
  const word = useMessages(words);
  const { longDate } = useFormat();
  const said = (value: string): string => value || word('unspecified');
  const birthDate = person.birthDate === null ? word('unspecified') : longDate(person.birthDate);
  return (
    <PrintSection title={t('identity')} isWhole>
      <PrintFacts
        items={[
          { term: t('fields.name'), value: person.name },
          {
            term: t('fields.birthDate'),
            value: conceals.includes('birthDate') ? word('onRequest') : birthDate,
          },
          { term: t('fields.birthPlace'), value: said(person.birthPlace) },
          { term: t('fields.nationality'), value: said(person.nationality) },
          {
            term: t('fields.address'),
            value: conceals.includes('address') ? word('onRequest') : said(person.address),
          },
          { term: t('fields.phone'), value: said(person.phone) },
          { term: t('fields.email'), value: said(person.email) },
        ]}
      />
    </PrintSection>
  );
}

function Situation({ person }: IndividualProfileProps) {
  const t = useMessages(profileMessages);
  const choice = useMessages(choiceMessages);
  const word = useMessages(words);
  const { longDate, number } = useFormat();
  const said = (value: string): string => value || word('unspecified');
  const { maritalStatus, matrimonialRegime, dependents, contractKind, seniorityOn } = person;
  return (
    <>
      <PrintSection title={t('family')} isWhole>
        <PrintFacts
          items={[
            {
              term: t('fields.maritalStatus'),
              value: said(maritalStatus === null ? '' : choice(`maritalStatus.${maritalStatus}`)),
            },
            {
              term: t('fields.matrimonialRegime'),
              value: said(matrimonialRegime === null ? '' : choice(`matrimonialRegime.${matrimonialRegime}`)),
            },
            { term: t('fields.dependents'), value: said(dependents === null ? '' : number(dependents, 0)) },
          ]}
        />
      </PrintSection>
      <PrintSection title={t('work')} isWhole>
        <PrintFacts
          items={[
            { term: t('fields.occupation'), value: said(person.occupation) },
            { term: t('fields.employer'), value: said(person.employer) },
            {
              term: t('fields.contractKind'),
              value: said(contractKind === null ? '' : choice(`contractKind.${contractKind}`)),
            },
            {
              term: t('fields.seniorityOn'),
              value: said(seniorityOn === null ? '' : longDate(seniorityOn)),
            },
          ]}
        />
      </PrintSection>
    </>
  );
}
