import type { SimulationShowProps } from '#contracts/export/simulation/show.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as showMessages from '#messages/export/simulation/show.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintColumns } from '#ui/print/PrintColumns.tsx';
import { PrintSheet } from '#ui/print/PrintSheet.tsx';
import { CostTable } from './blocks/balance/CostTable.tsx';
import { Hypotheses } from './blocks/balance/Hypotheses.tsx';
import { Laws } from './blocks/balance/Laws.tsx';
import { ResultTable, SensitivityTable } from './blocks/balance/ResultTables.tsx';
import { RevenueTable } from './blocks/balance/RevenueTable.tsx';
import { StudyPaper } from './blocks/StudyPaper.tsx';

/** The balance of a simulation: revenue and costs, then the result, how it moves, and what it rests on. */
export default function ExportSimulationShow(props: WithShared<SimulationShowProps>) {
  const { paper, study, content } = props;
  const t = useMessages(showMessages);
  return (
    <StudyPaper paper={paper} study={study} title={t('pageTitle')} unit={t('unit')} content={content} isDense>
      {(found) => ({
        first: (
          <>
            <RevenueTable
              revenues={found.revenues}
              total={found.revenueTotal}
              isHidden={paper.hides.amounts}
            />
            {found.costs !== null && <CostTable costs={found.costs} areaM2={found.hypotheses.areaM2} />}
          </>
        ),
        others: (
          <PrintSheet isDense>
            {found.result !== null && found.sensitivity !== null && (
              <PrintColumns isWhole>
                <ResultTable result={found.result} />
                <SensitivityTable sensitivity={found.sensitivity} />
              </PrintColumns>
            )}
            <Hypotheses hypotheses={found.hypotheses} />
            {found.laws.length > 0 && <Laws laws={found.laws} />}
          </PrintSheet>
        ),
      })}
    </StudyPaper>
  );
}
