import type { ReactNode, Ref } from 'react';
import { Field } from './Field.tsx';
import { InputPlaceholder } from './late/InputPlaceholder.tsx';
import { lateControl, type Wishing } from './late/late-control.tsx';
import type { SearchControlProps } from './SearchControl.tsx';
import type { Choice, FieldBase } from './types.ts';
import type { LoadChoices } from './useChoiceSearch.ts';

export interface AsyncComboboxProps extends Omit<FieldBase<string | null>, 'onChange'> {
  /** The chosen item comes with its id, so that the page can fill other fields from it. */
  onChange: (value: string | null, choice: Choice | null) => void;
  /** Label of the current value, which no search has brought yet. */
  valueLabel?: string | undefined;
  /** Asked after a pause in typing; keep its identity stable (`useCallback`). */
  load: LoadChoices;
  /** Characters before the first request; 2 by default, 0 to open with suggestions. */
  minLength?: number;
  /** Offers « Créer « … » » as the last option. */
  onCreate?: ((text: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Before the text: a mark of what is looked for. */
  lead?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const SearchControl = lateControl<SearchControlProps>(
  async () => (await import('./SearchControl.tsx')).SearchControl,
  (props: SearchControlProps & Wishing) => (
    <InputPlaceholder {...props} text={props.value === null ? '' : (props.valueLabel ?? '')} />
  ),
);

/** One choice found on the server by typing. */
export function AsyncCombobox({
  minLength = 2,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  name,
  value,
  valueLabel,
  onChange,
  onBlur,
  load,
  onCreate,
  placeholder,
  lead,
  ref,
  ...frame
}: AsyncComboboxProps) {
  return (
    <Field name={name} {...frame}>
      {(control) => (
        <SearchControl
          {...control}
          name={name}
          value={value}
          valueLabel={valueLabel}
          onChange={onChange}
          onBlur={onBlur}
          load={load}
          minLength={minLength}
          onCreate={onCreate}
          placeholder={placeholder}
          lead={lead}
          ref={ref}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          autoFocus={autoFocus}
          isInvalid={Boolean(frame.error)}
        />
      )}
    </Field>
  );
}
