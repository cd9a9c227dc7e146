import { useState } from 'react';
import { useListMessages } from '../useListMessages.ts';
import { Checkbox } from '../../fields/Checkbox.tsx';
import { foldText } from '../../fields/fold-text.ts';
import { TextField } from '../../fields/TextField.tsx';

export interface FilterChoice {
  value: string;
  label: string;
  count?: number | undefined;
}

interface FilterChoicesProps {
  name: string;
  label: string;
  choices: readonly FilterChoice[];
  selected: readonly string[];
  onChange: (values: string[]) => void;
}

/** Above this many choices a text narrows them. */
const searchFrom = 9;

/** The choices of one filter, with how many records each lets through; they act at once. */
export function FilterChoices({ name, label, choices, selected, onChange }: FilterChoicesProps) {
  const t = useListMessages();
  // What is being ticked runs ahead of the address, which follows each tick.
  const [ticked, setTicked] = useState(selected);
  const [search, setSearch] = useState('');
  const shown = choices.filter((choice) => foldText(choice.label).includes(foldText(search.trim())));

  const tick = (value: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, value] : ticked.filter((other) => other !== value);
    setTicked(next);
    onChange(choices.map((choice) => choice.value).filter((choice) => next.includes(choice)));
  };

  if (choices.length === 0) return <p className="text-table text-ink3">{t('filter.nothing')}</p>;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{label}</legend>
      {choices.length >= searchFrom && (
        <div className="pb-1">
          <TextField
            name={`filter-${name}-search`}
            label={t('filter.narrow')}
            placeholder={t('filter.narrow')}
            isLabelHidden
            value={search}
            onChange={setSearch}
          />
        </div>
      )}
      {shown.map((choice) => (
        <div key={choice.value} className="flex items-start justify-between gap-3 py-1 text-table">
          <Checkbox
            name={`filter-${name}-${choice.value}`}
            label={choice.label}
            value={ticked.includes(choice.value)}
            onChange={(isTicked) => tick(choice.value, isTicked)}
          />
          {choice.count !== undefined && <span className="text-ink3 tabular-nums">{choice.count}</span>}
        </div>
      ))}
      {shown.length === 0 && <p className="text-table text-ink3">{t('filter.nothing')}</p>}
    </fieldset>
  );
}
