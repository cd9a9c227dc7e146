import { Combobox } from '#ui/fields/Combobox.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { FieldStates } from './blocks/FieldStates.tsx';

const regimes = [
  { id: 'mdb', label: 'Marchand de biens', description: 'revente sous 5 ans' },
  { id: 'construction', label: 'Engagement de construire' },
  { id: 'plain', label: 'Droit commun' },
];

const texts = { help: 'Le coût d’achat en dépend.', error: 'Choix non valide.' };

/** One or several of a list. */
export default function Choices() {
  return (
    <>
      <PageHeader title="Champs : choix" subtitle="Dans une liste courte, longue, ou à créer." />
      <FieldStates<string | null> title="Régime d’achat" name="select" empty={null} filled="mdb" {...texts}>
        {(field) => <Select {...field} choices={regimes} />}
      </FieldStates>
      <FieldStates<string | null> title="Régime" name="combobox" empty={null} filled="mdb" {...texts}>
        {(field) => <Combobox {...field} choices={regimes} />}
      </FieldStates>
      <FieldStates<readonly string[]>
        title="Régimes"
        name="several"
        empty={[]}
        filled={['mdb', 'plain']}
        {...texts}
      >
        {(field) => <MultiSelect {...field} choices={regimes} />}
      </FieldStates>
    </>
  );
}
