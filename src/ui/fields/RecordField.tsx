import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Dialog } from '../overlay/Dialog.tsx';
import { AsyncCombobox, type AsyncComboboxProps } from './AsyncCombobox.tsx';
import { focusField } from './ids.ts';
import type { Choice } from './types.ts';

/** What the small form of a new record is given. */
export interface Creating {
  /** What was typed into the search. */
  readonly text: string;
  /** The record is there: it is chosen and the window closes. */
  readonly onCreated: (record: Choice) => void;
  readonly onCancel: () => void;
}

export interface RecordFieldProps extends Omit<AsyncComboboxProps, 'onCreate'> {
  /** Title of the window: « Nouveau contact ». */
  createTitle: string;
  /** The form of a new record, in a window of its own; left out where none may be made. */
  CreateForm?: ComponentType<Creating> | undefined;
}

/**
 * A record found by typing, or made in place: « Créer « Darr » » opens a small form, and what it makes is chosen.
 *
 *     <RecordField {...bind} label="Notaire" load={findContacts} createTitle="Nouveau contact"
 *       CreateForm={ContactForm} />
 */
export function RecordField({ createTitle, CreateForm, onChange, valueLabel, ...field }: RecordFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [created, setCreated] = useState<Choice | null>(null);
  const close = () => setText(null);
  return (
    <>
      <AsyncCombobox
        {...field}
        onChange={onChange}
        valueLabel={created !== null && created.id === field.value ? created.label : valueLabel}
        onCreate={CreateForm && setText}
      />
      <Dialog isOpen={text !== null} onOpenChange={(isOpen) => !isOpen && close()} title={createTitle}>
        {text !== null && CreateForm && (
          <CreateForm
            text={text}
            onCreated={(record) => {
              setCreated(record);
              onChange(record.id, record);
              close();
            }}
            onCancel={close}
          />
        )}
        <WhenGone run={() => focusField(field.name)} />
      </Dialog>
    </>
  );
}

/** Does something once what it stands in is gone: the list that the window was opened from takes the focus with it. */
function WhenGone({ run }: { readonly run: () => void }) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => () => void requestAnimationFrame(() => latest.current()), []);
  return null;
}
