import { createElement, use } from 'react';
import type { DossierProps } from '#contracts/export/dossier.ts';
import { isBundled, lotTypeOf } from '#domain/paper/sections.ts';
import type { SharedProps, WithShared } from '#contracts/shared.ts';
import * as coverMessages from '#messages/export/cover.ts';
import * as sectionMessages from '#messages/export/sections.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartLoaderContext } from '#runtime/pages/part-loader.ts';
import { PrintPart } from '#ui/print/PrintPart.tsx';
import type { DossierPanelProps } from './blocks/dossier/DossierPanel.tsx';
import { partPage } from './blocks/dossier/part-page.tsx';
import { Paper } from './blocks/Paper.tsx';
import { sectionKey } from './blocks/section-key.ts';

// Fields are for the screen: the papers come first, and without them.
const DossierPanel = lazyPart<DossierPanelProps>(
  async () => (await import('./blocks/dossier/DossierPanel.tsx')).DossierPanel,
);

/** A file: the chosen papers of an operation as one document, in their order, under one table of contents. */
export default function ExportDossier(props: WithShared<DossierProps>) {
  const {
    paper,
    parts,
    offered,
    chosen,
    preset,
    recipient,
    titles,
    hasVir,
    operationId,
    isPrintedByServer,
    copies,
    ...shared
  } = props;
  const cover = useMessages(coverMessages);
  const section = useMessages(sectionMessages);
  const hasPanel = copies !== null && operationId !== null;
  const isForBank = preset === 'bank' && operationId !== null;
  const key = [preset, recipient, ...chosen, ...Object.values(titles)].join('|');
  // The first paper of each section is its chapter; cover and front page are not in their own contents.
  const entries = parts
    .filter(({ section: name }) => isBundled(name))
    .filter(({ section: name }, rank, all) => all.findIndex((part) => part.section === name) === rank)
    .map(({ anchor, section: name }) => ({ id: anchor, title: titles[name] ?? section(sectionKey(name)) }));
  return (
    <>
      {hasPanel && (
        <DossierPanel
          key={key}
          operationId={operationId}
          offered={offered}
          chosen={chosen}
          preset={preset}
          recipient={recipient}
          titles={titles}
          hasVir={hasVir}
          hides={paper.hides}
          isPrintedByServer={isPrintedByServer}
          copies={copies}
        />
      )}
      <Paper paper={paper} title={cover(isForBank ? 'presets.bank' : 'presets.presentation')}>
        {parts.map((part, rank) => (
          <PrintPart
            key={part.anchor}
            anchor={part.anchor}
            entries={entries}
            // Where the file can be changed, the panel has the title.
            isLead={rank === 0 && !hasPanel}
            // Sheets of lots are headed by their lots.
            title={lotTypeOf(part.section) === null ? titles[part.section] : undefined}
          >
            <Part component={part.component} own={part.props} shared={shared} />
          </PrintPart>
        ))}
      </Paper>
    </>
  );
}

interface PartProps {
  readonly component: string;
  readonly own: Readonly<Record<string, unknown>>;
  readonly shared: SharedProps;
}

/** One paper, as its own page shows it. */
function Part({ component, own, shared }: PartProps) {
  const page = partPage(component, use(PartLoaderContext));
  return page && createElement(page, { ...shared, ...own });
}
