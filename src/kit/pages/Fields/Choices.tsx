import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CheckMatrix } from '#ui/fields/CheckMatrix.tsx';
import { ColorField } from '#ui/fields/ColorField.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { CommuneField } from '#ui/fields/CommuneField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PeopleField, PersonField } from '#ui/fields/PersonField.tsx';
import { RecordField, type Creating } from '#ui/fields/RecordField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { Choice } from '#ui/fields/types.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { LocationField } from '#ui/map/LocationField.tsx';
import { FieldStates } from './blocks/FieldStates.tsx';
import { findCommunes, startsWith } from './blocks/places.ts';

const regimes = [
  { id: 'mdb', label: 'Marchand de biens', description: 'revente sous 5 ans' },
  { id: 'construction', label: 'Engagement de construire' },
  { id: 'plain', label: 'Droit commun' },
];
const people = [
  { id: 'hugo', name: 'Hugo Lartigue', role: 'Titulaire' },
  { id: 'ines', name: 'Inès Duprat', role: 'Collaboratrice' },
  {
    id: 'marc',
    name: 'Marc Sauvagnac-Lestrade de La Rochefoucauld',
    role: 'Lecteur, enseigne Pierre & Cité',
  },
];
const notaries: Choice[] = [
  { id: 'darrieus', label: 'Me Darrieus', description: 'Bordeaux' },
  { id: 'darroux', label: 'Me Darroux', description: 'Libourne' },
];
const findNotaries = async (query: string) => notaries.filter(({ label }) => startsWith(label, query));

const texts = { help: 'Le coût d’achat en dépend.', error: 'Choix non valide.' };
const people2 = { help: 'Qui répond de l’opération.', error: 'Cette personne n’est plus de la société.' };

/** One or several of a list, people, records that are found or made, colours, places. */
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
      <FieldStates<string | null> title="Responsable" name="person" empty={null} filled="ines" {...people2}>
        {(field) => <PersonField {...field} people={people} />}
      </FieldStates>
      <FieldStates<readonly string[]>
        title="Équipe"
        name="people"
        empty={[]}
        filled={['hugo', 'marc']}
        {...people2}
      >
        {(field) => <PeopleField {...field} people={people} />}
      </FieldStates>
      <FieldStates<string | null>
        title="Notaire"
        name="record"
        empty={null}
        filled="darrieus"
        help="Tapez « Darr », puis créez celui qui manque."
        error="Ce contact n’existe plus."
      >
        {(field) => (
          <RecordField
            {...field}
            valueLabel={notaries.find(({ id }) => id === field.value)?.label}
            load={findNotaries}
            createTitle="Nouveau contact"
            CreateForm={NotaryForm}
          />
        )}
      </FieldStates>
      <FieldStates<string>
        title="Couleur"
        name="color"
        empty=""
        filled="#B3553A"
        help="Celle des documents imprimés."
        error="Choisissez une couleur plus foncée."
      >
        {(field) => <ColorField {...field} />}
      </FieldStates>
      <PlaceCard />
      <MatrixCard />
    </>
  );
}

/** The small form of a contact, in the window that the field opens. */
function NotaryForm({ text, onCreated, onCancel }: Creating) {
  const [name, setName] = useState(`Me ${text}`);
  const [city, setCity] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const record = { id: `new-${name}`, label: name, description: city };
        notaries.push(record);
        onCreated(record);
      }}
    >
      <TextField name="new-name" label="Nom" value={name} onChange={setName} autoFocus />
      <TextField name="new-city" label="Commune" value={city} onChange={setCity} isOptional />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Annuler</Button>
        <Button type="submit" variant="primary">
          Créer le contact
        </Button>
      </div>
    </form>
  );
}

const ways = [
  { id: 'app', label: 'Application' },
  { id: 'mail', label: 'E-mail' },
] as const;

function MatrixCard() {
  const [chosen, setChosen] = useState<readonly string[]>(['late app', 'safety app', 'safety mail']);
  return (
    <Card title="Cases par lignes et colonnes">
      <CheckMatrix
        label="Avis par moyen"
        rowsLabel="Avis"
        columns={ways}
        groups={[
          { id: 'work', label: 'Travail', rows: [{ id: 'late', label: 'Échéance dépassée' }] },
          {
            id: 'account',
            label: 'Compte',
            rows: [{ id: 'safety', label: 'Sécurité', lockedReason: 'Toujours envoyé' }],
          },
          { id: 'none', label: 'Groupe sans ligne', rows: [] },
        ]}
        isChecked={(row, way) => chosen.includes(`${row} ${way}`)}
        onChange={(row, way, isOn) =>
          setChosen((all) => [
            ...all.filter((each) => each !== `${row} ${way}`),
            ...(isOn ? [`${row} ${way}`] : []),
          ])
        }
      />
    </Card>
  );
}

function PlaceCard() {
  const [place, setPlace] = useState<{ name: string; inseeCode: string } | null>(null);
  const [point, setPoint] = useState<{ lat: number; lng: number } | null>(null);
  return (
    <Card title="Commune et emplacement">
      <div className="flex max-w-160 flex-col gap-4">
        <FieldRow>
          <CommuneField
            label="Chercher la commune"
            help="Par nom ou code postal."
            find={findCommunes}
            onChoose={({ commune }) => setPlace(commune)}
          />
          <TextField
            name="insee"
            label="Code INSEE"
            value={place?.inseeCode ?? ''}
            onChange={() => undefined}
            isReadOnly
          />
        </FieldRow>
        <LocationField
          lat={point?.lat ?? null}
          lng={point?.lng ?? null}
          inseeCode={place?.inseeCode ?? ''}
          onChange={setPoint}
        />
      </div>
    </Card>
  );
}
