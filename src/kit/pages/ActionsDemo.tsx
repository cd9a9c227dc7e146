import { Archive, FileText, Lock, Pencil, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#runtime/toast/toast.ts';
import type { Action } from '#ui/actions/action.ts';
import { ActionProvider } from '#ui/actions/ActionProvider.tsx';
import { useActionList } from '#ui/actions/action-registry.ts';
import { Button } from '#ui/actions/Button.tsx';
import { KeyCaps } from '#ui/actions/KeyCaps.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { CommandPalette } from '#ui/palette/CommandPalette.tsx';
import { matchesWords, searchWords } from '#ui/palette/match.ts';

const say = (text: string) => () => toast.info(text);
const actions: readonly Action[] = [
  { id: 'edit', label: 'Modifier', place: 'page', icon: Pencil, keys: 'e', run: say('Modifier.') },
  {
    id: 'print',
    label: 'Imprimer',
    place: 'page',
    icon: Printer,
    choices: [
      { id: 'short', label: 'Version courte', icon: FileText, run: say('Version courte imprimée.') },
      { id: 'long', label: 'Version longue', icon: FileText, run: say('Version longue imprimée.') },
    ],
  },
  {
    id: 'archive',
    label: 'Archiver',
    place: 'page',
    icon: Archive,
    keys: 'a',
    inactiveReason: 'Le lot est encore sous compromis.',
  },
  {
    id: 'new',
    label: 'Nouveau lot',
    place: 'create',
    icon: Plus,
    keys: 'n l',
    isMain: true,
    run: say('Nouveau lot créé.'),
  },
];

const states = ['Résultats', 'Recherche en cours', 'Rien trouvé', 'Recherche en panne'] as const;

/** One list of actions feeds buttons, a menu, keys and the palette; the palette in each of its states. */
export default function ActionsDemo() {
  const [areLettersOn, setLettersOn] = useState(true);
  return (
    <ActionProvider areLettersOn={areLettersOn}>
      <PageHeader
        title="Actions et palette"
        subtitle="Boutons, menu, touches et palette viennent d’une même liste."
        actions={<PageActions actions={actions} />}
      />
      <Card title="Touches">
        <KeyList />
        <Switch name="letters" label="Touches d’une lettre" value={areLettersOn} onChange={setLettersOn} />
      </Card>
      <Card title="Palette">
        <Palettes />
      </Card>
    </ActionProvider>
  );
}

/** What the registry holds now, with its keys. */
function KeyList() {
  const known = useActionList();
  return (
    <ul className="mb-4 flex flex-col gap-1">
      {known.map(({ id, label, keys }) => (
        <li key={id} className="flex items-center gap-3">
          {label} {keys !== undefined && <KeyCaps keys={keys} />}
        </li>
      ))}
    </ul>
  );
}

function Palettes() {
  const [state, setState] = useState<(typeof states)[number] | null>(null);
  const [query, setQuery] = useState('');
  const isFull = state === 'Résultats' || state === 'Recherche en panne';
  const items = actions
    .filter(({ label }) => matchesWords([label], searchWords(query)))
    .map(({ id, label, icon = Lock, keys, inactiveReason }) => ({
      id,
      title: label,
      icon,
      keys,
      inactiveReason,
      detail: id === 'print' ? 'Deux versions' : undefined,
    }));
  return (
    <div className="flex flex-wrap gap-2">
      {states.map((name) => (
        <Button key={name} onClick={() => setState(name)}>
          {name}
        </Button>
      ))}
      <CommandPalette
        isOpen={state !== null}
        onOpenChange={() => setState(null)}
        label="Palette"
        placeholder="Tapez « lot »"
        query={query}
        onQueryChange={setQuery}
        groups={isFull && items.length > 0 ? [{ id: 'actions', title: 'Actions', items }] : []}
        isLoading={state === 'Recherche en cours'}
        emptyText="Rien ne correspond."
        notice={state === 'Recherche en panne' ? 'La recherche ne répond pas.' : undefined}
        onRun={({ title }) => {
          setState(null);
          toast.info(title);
        }}
      />
    </div>
  );
}
