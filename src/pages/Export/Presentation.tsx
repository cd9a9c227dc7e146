import type { PresentationProps } from '#contracts/export/presentation.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as presentationMessages from '#messages/export/presentation.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';
import { PrintProse } from '#ui/print/PrintProse.tsx';
import { PrintSection } from '#ui/print/PrintSection.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTable } from '#ui/print/PrintTable.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { Paper } from './blocks/Paper.tsx';
import { Location } from './blocks/presentation/Location.tsx';
import { PeopleSection } from './blocks/presentation/PeopleSection.tsx';
import { Timetable } from './blocks/presentation/Timetable.tsx';
import { Assessment } from './blocks/presentation/Assessment.tsx';

/** What an operation is and where it lies, as it is now, when it happens, who makes it, what speaks for and against. */
export default function ExportPresentation(props: WithShared<PresentationProps>) {
  const { paper, operation } = props;
  const t = useMessages(presentationMessages);
  const section = useMessages(sectionMessages);
  const isDescribed = operation.description !== '';
  const property = (
    <PrintColumns>
      <Existing {...props} />
      <Parcels {...props} />
    </PrintColumns>
  );
  return (
    <Paper paper={paper} title={section('presentation')}>
      <PrintSheet>
        <PrintTitle title={section('presentation')} aside={operation.address} />
        {operation.summary !== '' && (
          <PrintSection title={t('summary')} isWhole>
            <Text as="p" breaks="lines">
              {operation.summary}
            </Text>
          </PrintSection>
        )}
        <Location {...props} />
      </PrintSheet>
      {isDescribed && (
        <PrintSheet>
          <PrintSection title={t('description')}>
            <PrintProse html={operation.description} columns={2} />
          </PrintSection>
          {property}
        </PrintSheet>
      )}
      <PrintSheet isDense={!isDescribed}>
        {!isDescribed && property}
        <Timetable {...props} />
        <PeopleSection {...props} />
        <Assessment {...props} />
      </PrintSheet>
    </Paper>
  );
}

function Existing({ operation, lotsCount, lotsAreaM2 }: PresentationProps) {
  const t = useMessages(presentationMessages);
  const trade = useMessages(tradeMessages);
  const { area, number } = useFormat();
  const areaOr = (m2: string | null): string => (m2 === null ? t('unspecified') : area(m2));
  return (
    <PrintSection title={t('existing')} isWhole>
      <PrintFacts
        columns="pair"
        items={[
          { term: t('kind'), value: trade(`operationKind.${operation.kind}`) },
          {
            term: t('buildYear'),
            value: operation.buildYear === null ? t('unspecified') : String(operation.buildYear),
          },
          { term: t('age'), value: t(operation.completedOver5Years ? 'over5' : 'under5') },
          { term: t('landArea'), value: areaOr(operation.landAreaM2) },
          { term: t('builtArea'), value: areaOr(operation.builtAreaM2) },
          { term: t('lotsArea'), value: areaOr(lotsAreaM2) },
          { term: t('lots'), value: number(lotsCount) },
        ]}
      />
    </PrintSection>
  );
}

function Parcels({ parcels, operation }: PresentationProps) {
  const t = useMessages(presentationMessages);
  const { area } = useFormat();
  return (
    <PrintSection title={t('parcels')}>
      {parcels.length === 0 ? (
        <p>{t('unspecified')}</p>
      ) : (
        <PrintTable
          label={t('parcels')}
          columns={[
            { id: 'name', label: t('parcel') },
            { id: 'area', label: t('area'), isAmount: true },
          ]}
          groups={[
            {
              id: 'parcels',
              rows: parcels.map(({ name, areaM2 }) => ({ id: name, cells: { name, area: area(areaM2) } })),
            },
          ]}
          {...(operation.landAreaM2 !== null && {
            total: { name: t('total'), area: area(operation.landAreaM2) },
          })}
        />
      )}
    </PrintSection>
  );
}
