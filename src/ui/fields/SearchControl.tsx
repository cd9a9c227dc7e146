import { Plus } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components';
import { Spinner } from '../actions/Spinner.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import type { AsyncComboboxProps } from './AsyncCombobox.tsx';
import { ComboboxControl } from './ComboboxControl.tsx';
import { controlProps } from './late/control-props.ts';
import { useIntent, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/FieldPlaceholder.tsx';
import type { Choice } from './types.ts';
import { useChoiceSearch } from './useChoiceSearch.ts';

export interface SearchControlProps
  extends
    LateControlBase,
    Pick<
      AsyncComboboxProps,
      'value' | 'valueLabel' | 'onChange' | 'onBlur' | 'load' | 'onCreate' | 'lead' | 'placeholder'
    > {
  readonly minLength: number;
  readonly ref?: AsyncComboboxProps['ref'] | undefined;
}

const CREATE = '__create';

/** What a combobox that searches on the server is made of. */
export function SearchControl(props: SearchControlProps & Wished) {
  const { id, name, value, valueLabel, onChange, onBlur, load, minLength, onCreate, placeholder, lead } =
    props;
  const { isInvalid, isDisabled, isReadOnly, ref } = props;
  const t = useUiMessages();
  useIntent(props.wish, name);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const currentLabel = value === null ? '' : chosen?.id === value ? chosen.label : (valueLabel ?? '');
  const inputText = typed ?? currentLabel;
  const search = useChoiceSearch(load, typed ?? '', { isActive: typed !== null, minLength });

  const creates: Choice[] =
    onCreate && typed?.trim() && typed !== currentLabel && search.status === 'loaded'
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
    <ComboBox
      {...controlProps(props)}
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
        // Opened by hand it shows what there is, or asks for some letters; closed again, nothing was typed.
        if (isOpen) setTyped((previous) => previous ?? (minLength === 0 ? '' : currentLabel));
        else setTyped((previous) => (previous === currentLabel ? null : previous));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      // Once a choice is made the text changes by itself: that must not open the list again.
      allowsEmptyCollection={typed !== null || minLength === 0}
      allowsCustomValue
      menuTrigger={minLength === 0 ? 'focus' : 'input'}
      isReadOnly={isReadOnly}
      autoFocus={props.autoFocus}
    >
      <ComboboxControl
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        ref={ref}
        isInvalid={isInvalid}
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
  );
}

/**
 * Opens the list of the combobox around it when an answer comes in and the text still has the focus. A scroll
 * closes an open list (on a phone the keyboard that slides in scrolls the page), which would hide the answer.
 */
function OpenWhenFound({ isFound }: { isFound: boolean }) {
  const state = useContext(ComboBoxStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (isFound && latest.current?.isFocused && !latest.current.isOpen) latest.current.open(null, 'input');
  }, [isFound]);
  return null;
}
