import { MapPin } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { AsyncCombobox, type AsyncComboboxProps } from './AsyncCombobox.tsx';
import { communeChoices, type Commune, type CommuneChoice } from './commune-choices.ts';

export interface CommuneFieldProps extends Omit<
  AsyncComboboxProps,
  'value' | 'valueLabel' | 'load' | 'onChange' | 'lead' | 'name'
> {
  name?: string;
  /** Asks the directory for the communes whose name or postcode begins so; keep its identity stable. */
  find: (query: string, signal: AbortSignal) => Promise<readonly Commune[]>;
  /** A commune with the one postcode to fill in. */
  onChoose: (choice: CommuneChoice) => void;
  /** What stands in the field before anything is typed: the commune that was chosen. */
  valueLabel?: string;
}

/** Finds a commune in the directory by name or postcode and hands it over, for other fields to be filled in. */
export function CommuneField({ name = 'commune', find, onChoose, valueLabel, ...field }: CommuneFieldProps) {
  const found = useRef<readonly CommuneChoice[]>([]);
  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      const choices = communeChoices(await find(query, signal), query);
      found.current = choices;
      return choices;
    },
    [find],
  );
  return (
    <AsyncCombobox
      {...field}
      name={name}
      value={valueLabel === undefined ? null : valueLabel}
      valueLabel={valueLabel}
      load={load}
      lead={<Icon icon={MapPin} size={14} className="text-ink3" />}
      onChange={(id) => {
        const choice = found.current.find((item) => item.id === id);
        if (choice) onChoose(choice);
      }}
    />
  );
}
