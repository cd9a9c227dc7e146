import { useContext, useEffect, useRef, useState } from 'react';
import { UnreadTextsContext } from '#runtime/forms/context.ts';
import { whenUndisturbed } from '#runtime/forms/when-undisturbed.ts';

export interface ParsedTextOptions<Value> {
  /** Of the field. */
  name: string;
  value: Value;
  /** Text of a readable value; empty for an absent one. */
  format: (value: Value) => string;
  /** Reads what was typed or pasted; null when it cannot be read. */
  parse: (text: string) => NonNullable<Value> | null;
  /** What the form receives for an empty field. */
  empty: Value;
  /** What the form receives for a text that cannot be read: something its schema refuses. */
  unreadable: (text: string) => Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}

interface Draft<Value> {
  text: string;
  sent: Value;
}

/**
 * The text of a field that is read: free while it is being typed, formatted on leaving, kept as typed when it
 * cannot be read, also by a draft of the form, replaced as soon as the form sets another value. What leaving it brings waits while something is
 * pressed or a list is open, which a message would push away.
 */
export function useParsedText<Value>(options: ParsedTextOptions<Value>) {
  const { name, value, format, parse, empty, unreadable, onChange, onBlur } = options;
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  const [isFocused, setFocused] = useState(false);
  const turns = useRef(0);
  const unread = useContext(UnreadTextsContext);
  useEffect(() => {
    if (draft !== null && Number.isNaN(draft.sent)) unread?.set(name, draft.text);
  }, [unread, name, draft]);

  const isDraftUnreadable = draft !== null && draft.text.trim() !== '' && parse(draft.text) === null;
  const isDraftCurrent = draft !== null && Object.is(draft.sent, value);
  const keepsDraft = isDraftCurrent && (isFocused || isDraftUnreadable);
  /** Typed before this field was drawn, and brought back with the draft of its form. */
  const restored = !keepsDraft && Number.isNaN(value) ? unread?.get(name) : undefined;

  return {
    text: keepsDraft ? draft.text : (restored ?? format(value)),
    isUnreadable: ((keepsDraft && isDraftUnreadable) || restored !== undefined) && !isFocused,
    onFocus: () => {
      turns.current += 1;
      setFocused(true);
    },
    onTextChange: (text: string) => {
      const sent = text.trim() === '' ? empty : (parse(text) ?? unreadable(text));
      setDraft({ text, sent });
      onChange(sent);
    },
    onBlur: () => {
      onBlur?.();
      const turn = (turns.current += 1);
      void whenUndisturbed([name]).then(() => {
        if (turn === turns.current) setFocused(false);
      });
    },
  };
}
