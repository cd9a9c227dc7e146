import { useOptimisticVisit } from '#runtime/props/useOptimisticVisit.ts';
import { Card } from '#ui/data/Card.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { update } from '../generated/routes/optimistic.ts';

export interface Task {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
}

export interface OptimisticProps {
  readonly tasks: readonly Task[];
  readonly errors?: { readonly task?: string };
}

/** The tasks as they will be if the server agrees. */
const withTask = (tasks: readonly Task[], id: string, isDone: boolean): readonly Task[] =>
  tasks.map((task) => (task.id === id ? { ...task, isDone } : task));

/** A change shown before the server has spoken, and undone when it refuses. */
export default function Optimistic({ tasks, errors }: OptimisticProps) {
  const send = useOptimisticVisit();
  const change = ({ id }: Task, isDone: boolean) =>
    void send({ method: 'PATCH', href: update(id), data: { isDone } }, (props) => ({
      ...props,
      // The page is this one: its props are those of the contract.
      tasks: withTask((props as unknown as OptimisticProps).tasks, id, isDone),
    }));
  return (
    <>
      <PageHeader title="Changement anticipé" subtitle="Le serveur répond en une seconde." />
      {errors?.task !== undefined && <Banner tone="error">{errors.task}</Banner>}
      <Card title="Tâches">
        <div className="flex flex-col gap-2">
          {tasks.map((task) => (
            <Checkbox
              key={task.id}
              name={task.id}
              label={task.label}
              value={task.isDone}
              onChange={(isDone) => change(task, isDone)}
            />
          ))}
        </div>
      </Card>
    </>
  );
}
