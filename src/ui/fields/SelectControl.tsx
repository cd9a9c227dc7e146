import { Select } from 'react-aria-components';
import { controlProps } from './late/control-props.ts';
import { useWish, type Wished } from './late/late-control.tsx';
import type { LateControlBase } from './late/StandIn.tsx';
import { SelectParts, type SelectPartsProps } from './SelectParts.tsx';

export interface SelectControlProps extends LateControlBase, Pick<SelectPartsProps, 'items' | 'ref'> {
  readonly value: string | null;
  /** The line that empties the choice has the empty id. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder: string;
}

/** A select of one choice. */
export function SelectControl(props: SelectControlProps & Wished) {
  const { name, value, onChange, onBlur, items, placeholder, isDisabled, isReadOnly } = props;
  const opening = useWish(props.wish, name);
  return (
    <Select
      {...controlProps(props)}
      {...opening}
      autoFocus={props.autoFocus}
      isDisabled={isDisabled || isReadOnly}
      name={name}
      value={value}
      onChange={(key) => onChange(key === null || key === '' ? null : String(key))}
      onBlur={onBlur}
    >
      <SelectParts {...props} text={items.find(({ id }) => id === value)?.label ?? placeholder} />
    </Select>
  );
}
