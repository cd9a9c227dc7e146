import { Plus } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { ComboBox } from 'react-aria-components';
import { Spinner } from '../actions/Spinner.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { Field } from './Field.tsx';
import { OpenWhenFound } from './OpenWhenFound.tsx';
import type { Choice, FieldBase } from './types.ts';
import { useChoiceSearch, type LoadChoices } from './useChoiceSearch.ts';

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

const CREATE = '__create';

/** One choice found on the server by typing. */
export function AsyncCombobox({
  name,
  value,
  valueLabel,
  onChange,
  onBlur,
  load,
  minLength = 2,
  onCreate,
  placeholder,
  lead,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
  ref,
  ...frame
}: AsyncComboboxProps) {
  const t = useUiMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const currentLabel = value === null ? '' : chosen?.id === value ? chosen.label : (valueLabel ?? '');
  const inputText = typed ?? currentLabel;
  const search = useChoiceSearch(load, typed ?? '', { isActive: typed !== null, minLength });

  const creates: Choice[] =
    onCreate && typed?.trim() && search.status === 'loaded'
      ? [{ id: CREATE, label: t('field.create', { text: typed.trim() }), icon: Plus, isAction: true }]
      : [];
  const items = [...search.choices, ...creates];
  const emptyTexts = {
    idle: t('field.typeMore', { n: minLength }),
    loading: t('field.searching'),
    failed: t('field.searchFailed'),
    loaded: t('field.noResult'),
  };

  const choose = (key: string | null) => {
    if (key === CREATE) {
      onCreate?.(inputText.trim());
    } else if (key !== null) {
      const choice = search.choices.find((item) => item.id === key) ?? null;
      if (choice) setChosen(choice);
      onChange(key, choice);
    }
    setTyped(null);
  };

  return (
    <Field name={name} {...frame}>
      {({ id, labelId, describedBy }) => (
        <ComboBox
          items={items}
          value={null}
          inputValue={inputText}
          onInputChange={(text) => {
            if (text === inputText) return;
            setTyped(text);
            if (text === '' && value !== null) onChange(null, null);
          }}
          onChange={(key) => choose(key === null ? null : String(key))}
          onOpenChange={(isOpen) => {
            if (isOpen && minLength === 0) setTyped((previous) => previous ?? '');
          }}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
          // Once a choice is made the text changes by itself: that must not open the list again.
          allowsEmptyCollection={typed !== null || minLength === 0}
          allowsCustomValue
          menuTrigger={minLength === 0 ? 'focus' : 'input'}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isInvalid={Boolean(frame.error)}
          autoFocus={autoFocus}
          validationBehavior="aria"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
        >
          <ComboboxControl
            id={id}
            name={name}
            value={value}
            placeholder={placeholder}
            ref={ref}
            isInvalid={Boolean(frame.error)}
            lead={lead}
            isInactive={isDisabled || isReadOnly}
            isReadOnly={isReadOnly}
            sign={
              <>
                <OpenWhenFound isFound={search.status === 'loaded'} />
                {search.status === 'loading' && <Spinner className="text-ink3" />}
              </>
            }
            emptyText={emptyTexts[search.status]}
          />
        </ComboBox>
      )}
    </Field>
  );
}
