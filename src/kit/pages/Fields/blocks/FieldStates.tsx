import { useState, type ReactNode } from 'react';
import { Card } from '#ui/data/Card.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import type { FieldBase } from '#ui/fields/types.ts';

interface FieldStatesProps<Value> {
  /** What the field is for; its label in every state. */
  readonly title: string;
  /** Begins the names of its instances on the page. */
  readonly name: string;
  readonly empty: Value;
  readonly filled: Value;
  readonly help: string;
  readonly error: string;
  readonly children: (field: FieldBase<Value>) => ReactNode;
}

type State = Partial<Omit<FieldBase<never>, 'value' | 'onChange' | 'name'>> & {
  readonly id: string;
  readonly isFilled: boolean;
};

const long = ', dont le libellé prend plus de place que la colonne où il se trouve';

/** One field in all its states, three to a row where there is room, then in a row of three of a form. */
export function FieldStates<Value>({
  title,
  name,
  empty,
  filled,
  help,
  error,
  children,
}: FieldStatesProps<Value>) {
  const states: readonly State[] = [
    { id: 'empty', label: title, isFilled: false },
    { id: 'help', label: title, help, isFilled: true },
    { id: 'error', label: title, error, isFilled: true },
    { id: 'optional', label: title, isOptional: true, isFilled: true },
    {
      id: 'readonly',
      label: title,
      isReadOnly: true,
      help: 'Repris de l’acte : ne se modifie pas ici.',
      isFilled: true,
    },
    { id: 'disabled', label: title, isDisabled: true, isFilled: true },
    { id: 'long', label: `${title}${long}`, isOptional: true, isFilled: true },
    {
      id: 'action',
      label: title,
      labelEnd: (
        <a href="#aide" className="text-link">
          Où le trouver ?
        </a>
      ),
      isFilled: false,
    },
    { id: 'hidden', label: title, isLabelHidden: true, isFilled: true },
  ];
  const one = ({ id, isFilled, ...state }: State) => (
    <Stateful key={id} initial={isFilled ? filled : empty}>
      {(value, onChange) => children({ label: title, ...state, name: `${name}-${id}`, value, onChange })}
    </Stateful>
  );
  return (
    <Card title={title}>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">{states.map(one)}</div>
      <div className="mt-5 border-t border-line pt-5">
        <FieldRow columns={3}>
          {[1, 2, 3].map((n) => one({ id: `row-${n}`, label: `${title} ${n}`, isFilled: n !== 2 }))}
        </FieldRow>
      </div>
    </Card>
  );
}

interface StatefulProps<Value> {
  readonly initial: Value;
  readonly children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds the value of a field that stands outside of a form. */
function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState<Value>(initial);
  return <div className="min-w-0">{children(value, setValue)}</div>;
}
