import type { ProjectPaperProps } from '#contracts/export/project.ts';
import * as formMessages from '#messages/client/project.ts';
import * as projectMessages from '#messages/export/project.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PrintFacts } from '#ui/print/PrintFacts.tsx';

/** Who draws a project, how large it is, when it is built. */
export function ProjectFacts({ project, architect }: ProjectPaperProps) {
  const t = useMessages(projectMessages);
  const form = useMessages(formMessages);
  const trade = useMessages(tradeMessages);
  const { area, date } = useFormat();
  const { kind, floorAreaM2, worksStartOn, worksMonths, deliveryOn } = project;
  const dayOr = (on: string | null): string => (on === null ? t('unspecified') : date(on));
  return (
    <PrintFacts
      columns={3}
      items={[
        { term: t('kind'), value: trade(`operationKind.${kind}`) },
        {
          term: t('architect'),
          value: architect?.company ?? architect?.name ?? t('unspecified'),
        },
        { term: t('floorArea'), value: floorAreaM2 === null ? t('unspecified') : area(floorAreaM2) },
        { term: t('start'), value: dayOr(worksStartOn) },
        {
          term: t('duration'),
          value: worksMonths === null ? t('unspecified') : form('card.months', { count: worksMonths }),
        },
        { term: t('delivery'), value: dayOr(deliveryOn) },
      ]}
    />
  );
}
