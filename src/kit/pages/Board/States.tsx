import { Board } from '#ui/board/Board.tsx';
import type { BoardColumn } from '#ui/board/board-types.ts';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

interface Task {
  readonly id: string;
  readonly title: string;
}

const statuses = [
  { id: 'todo', label: 'À faire' },
  { id: 'doing', label: 'En cours' },
  { id: 'waiting', label: 'En attente d’une réponse de l’administration' },
  { id: 'done', label: 'Terminées', isFinal: true },
] as const;

const long = 'Demander au service de l’urbanisme l’attestation de non-contestation de la conformité';

const columnsWith = (tasksOf: (status: string) => readonly Task[]): readonly BoardColumn<Task>[] =>
  statuses.map((status) => ({ ...status, cards: tasksOf(status.id), accepts: () => true }));

const few = columnsWith((status) =>
  status === 'waiting'
    ? [{ id: 'long', title: long }]
    : status === 'doing'
      ? [{ id: 'word', title: 'Anticonstitutionnellement-et-sans-espace-aucun' }]
      : [],
);
const many = columnsWith((status) =>
  Array.from({ length: status === 'todo' ? 120 : 3 }, (_, index) => ({
    id: `${status}-${index}`,
    title: `Tâche n° ${index + 1}`,
  })),
);
const none = columnsWith(() => []);

interface ExampleProps {
  readonly title: string;
  readonly columns: readonly BoardColumn<Task>[];
  readonly isLoading?: boolean;
}

function Example({ title, columns, isLoading = false }: ExampleProps) {
  return (
    <Card title={title}>
      <Board
        headingLevel={3}
        label={title}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={(task) => task.title}
        isLoading={isLoading}
        renderCard={(_, slots) => <p className="p-3 text-table wrap-anywhere">{slots.title}</p>}
      />
    </Card>
  );
}

/** Boards that nobody may change: without a card, with long names, with many cards, while they load. */
export default function States() {
  return (
    <>
      <PageHeader title="Tableau : ses états" subtitle="En lecture seule : sans menu ni déplacement." />
      <Example title="Noms longs, une colonne vide" columns={few} />
      <Example title="120 cartes dans une colonne" columns={many} />
      <Example title="Sans carte" columns={none} />
      <Example title="En chargement" columns={none} isLoading />
    </>
  );
}
