import {
  expenses,
  overview,
  projects,
  show,
  virCollection,
  virRevenues,
} from '#generated/routes/export/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { openInNewTab } from '#runtime/platform/new-tab.ts';
import type { ActionChoice } from '#ui/actions/action.ts';

/** What a reader may print: papers at all, and margins on them. */
export interface PrintRights {
  readonly print: boolean;
  readonly printMargins: boolean;
}

const papers = { overview, show, expenses, projects, virRevenues, virCollection };
type PaperName = keyof typeof papers;
const paperNames = Object.keys(papers) as readonly PaperName[];

/** Papers on which something is left once costs and margins are taken off. */
const worthWithoutMargins: readonly PaperName[] = ['overview', 'show', 'projects'];

/** The papers of a simulation, as ways to print it; for those who see margins, copies without them too. */
export function usePrintChoices({ printMargins }: PrintRights) {
  const t = useMessages(simulationMessages);
  return (simulation: string, inactiveReason?: string): readonly ActionChoice[] => [
    ...paperNames.map((name) => ({
      id: name,
      label: t(`print.${name}`),
      inactiveReason,
      run: () => openInNewTab(papers[name]({ simulation })),
    })),
    ...(printMargins ? worthWithoutMargins : []).map((name) => ({
      id: `${name}.withoutMargins`,
      label: t('print.withoutMargins', { paper: t(`print.${name}`) }),
      inactiveReason,
      run: () => openInNewTab(papers[name]({ simulation }, { query: { hide: 'margin' } })),
    })),
  ];
}
