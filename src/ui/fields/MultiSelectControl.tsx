import { Select } from 'react-aria-components';
import { controlProps } from './late/control-props.ts';
import { useWish, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/StandIn.tsx';
import { SelectParts, type SelectPartsProps } from './SelectParts.tsx';

export interface MultiSelectControlProps extends LateControlBase, Pick<SelectPartsProps, 'items' | 'ref'> {
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  /** How many are chosen, in words; undefined for none. */
  readonly text: string | undefined;
  readonly placeholder: string;
}

/** A select of several choices. */
export function MultiSelectControl(props: MultiSelectControlProps & Wished) {
  const { name, value, onChange, onBlur, text, placeholder, isDisabled, isReadOnly } = props;
  const opening = useWish(props.wish, name);
  return (
    <Select
      {...controlProps(props)}
      {...opening}
      autoFocus={props.autoFocus}
      isDisabled={isDisabled || isReadOnly}
      name={name}
      selectionMode="multiple"
      value={value}
      onChange={(keys) => onChange(keys.map(String))}
      onBlur={onBlur}
    >
      <SelectParts {...props} text={text ?? placeholder} />
    </Select>
  );
}
