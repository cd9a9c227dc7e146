import type { InseePaperProps } from '#contracts/export/insee.ts';
import type { WithShared } from '#contracts/shared.ts';
import { communeFigures } from '#domain/geography/commune-figures.ts';
import * as inseeMessages from '#messages/export/insee.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintNote } from '#ui/print/PrintNote.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { PrintTitle } from '#ui/print/PrintTitle.tsx';
import { ComparisonTable } from './blocks/insee/ComparisonTable.tsx';
import { Dwellings } from './blocks/insee/Dwellings.tsx';
import { IncomesAndMarket } from './blocks/insee/IncomesAndMarket.tsx';
import { Inhabitants } from './blocks/insee/Inhabitants.tsx';
import { Paper } from './blocks/Paper.tsx';

/** The commune of an operation: people, dwellings, incomes and market, beside its department and the country. */
export default function ExportInsee(props: WithShared<InseePaperProps>) {
  const { paper, commune, areas } = props;
  const t = useMessages(inseeMessages);
  const section = useMessages(sectionMessages);
  const isPartial = commune !== null && commune.figures.length < communeFigures.length;
  return (
    <Paper paper={paper} title={section('insee')}>
      <PrintSheet>
        <PrintTitle
          title={section('insee')}
          aside={
            commune === null
              ? props.city
              : t('aside', { commune: commune.name, department: commune.departmentName })
          }
        />
        {commune === null ? <p>{t('empty')}</p> : <Inhabitants {...props} commune={commune} />}
        {commune !== null && <Dwellings commune={commune} />}
        {commune !== null && <IncomesAndMarket commune={commune} />}
        {commune !== null && <ComparisonTable commune={commune} areas={areas} />}
        {isPartial && <PrintNote>{t('partialHelp')}</PrintNote>}
      </PrintSheet>
    </Paper>
  );
}
