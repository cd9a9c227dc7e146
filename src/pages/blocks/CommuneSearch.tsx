import { useCallback, useRef } from 'react';
import { communeAnswer } from '#contracts/commune.ts';
import { index } from '#generated/routes/commune.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { AsyncCombobox } from '#ui/fields/AsyncCombobox.tsx';
import { communeChoices, type CommuneChoice } from './commune-choices.ts';

interface CommuneSearchProps {
  label: string;
  help: string;
  onChoose: (choice: CommuneChoice) => void;
}

/** The communes whose name or postcode begins so; rejects when the directory does not answer. */
async function findCommunes(query: string, signal: AbortSignal): Promise<CommuneChoice[]> {
  const answer = await getJson(index({ query: { q: query } }), signal);
  return communeChoices(communeAnswer.parse(answer).items, query);
}

/** Finds a commune in the directory and hands it over, for the fields below to be filled in. */
export function CommuneSearch({ label, help, onChoose }: CommuneSearchProps) {
  const found = useRef<readonly CommuneChoice[]>([]);
  const load = useCallback(async (query: string, signal: AbortSignal) => {
    const choices = await findCommunes(query, signal);
    found.current = choices;
    return choices;
  }, []);
  return (
    <AsyncCombobox
      name="commune"
      label={label}
      help={help}
      value={null}
      load={load}
      onChange={(id) => {
        const choice = found.current.find((item) => item.id === id);
        if (choice) onChoose(choice);
      }}
    />
  );
}
