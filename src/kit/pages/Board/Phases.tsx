import { useVisit } from '#runtime/navigation/hooks.ts';
import { Board } from '#ui/board/Board.tsx';
import type { BoardColumn, BoardMove, Verdict } from '#ui/board/board-types.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { FloorGlyph } from '#ui/data/FloorGlyph.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { move } from '../../generated/routes/board.ts';
import { home } from '../../generated/routes/root.ts';
import { OperationTile } from './blocks/OperationTile.tsx';
import { demoStates, reasonAgainst, type DemoOperation } from './blocks/operations.ts';

export interface PhasesProps {
  readonly operations: readonly DemoOperation[];
}

/** Null when no operation of these has one. */
function marginOf(operations: readonly DemoOperation[]): number | null {
  const margins = operations.flatMap(({ marginCents }) => marginCents ?? []);
  return margins.length === 0 ? null : margins.reduce((sum, margin) => sum + margin, 0);
}

/** Operations by phase: allowed moves, refused ones, and one that only the server refuses. */
export default function Phases({ operations }: PhasesProps) {
  const visit = useVisit();
  const save = async ({ card, to }: BoardMove<DemoOperation>): Promise<Verdict> => {
    const { outcome, errors } = await visit({
      method: 'PATCH',
      href: move({ operation: card.ref }),
      data: { state: to },
    });
    return outcome === 'success' || (errors['base'] ?? 'Le serveur n’a pas répondu.');
  };
  const columns = demoStates.map(({ id, label }): BoardColumn<DemoOperation> => ({
    id,
    label,
    glyph: <FloorGlyph state={id} size={14} isTinted />,
    cards: operations.filter((operation) => operation.state === id),
    renderSummary: (cards) => (
      <>
        Marge <Figure cents={marginOf(cards)} decimals={0} />
      </>
    ),
    accepts: (operation) => reasonAgainst(operation, id) ?? true,
    isFinal: id === 'closed' || id === 'abandoned',
  }));
  return (
    <>
      <PageHeader
        title="Tableau en colonnes"
        subtitle="Glisser, menu de la carte ou clavier. Le serveur répond en une seconde ; il refuse seul de commercialiser Saint-Genès."
      />
      <Board
        label="Opérations par phase"
        columns={columns}
        idOf={({ ref }) => ref}
        nameOf={({ name }) => name}
        hrefOf={() => home()}
        renderCard={(operation, { title, menu }) => (
          <OperationTile operation={operation} title={title} menu={menu} />
        )}
        onMove={save}
      />
    </>
  );
}
