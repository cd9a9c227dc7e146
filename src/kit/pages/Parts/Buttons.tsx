import { Archive, Download, FilePlus, Map as MapIcon, Pencil, Table2, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Samples } from './blocks/Samples.tsx';

const reason = 'Il manque la date de l’acte.';
const views = [
  { id: 'table', label: 'Tableau', icon: Table2 },
  { id: 'map', label: 'Carte', icon: MapIcon },
] as const;
const periods = [
  { id: 'month', label: 'Mois' },
  { id: 'quarter', label: 'Trimestre' },
  { id: 'year', label: 'Année' },
] as const;

/** Buttons in every size and state, and what opens or switches from one. */
export default function Buttons() {
  const [view, setView] = useState<'table' | 'map'>('table');
  const [period, setPeriod] = useState<'month' | 'quarter' | 'year' | null>(null);
  const [runs, setRuns] = useState(0);
  const count = () => setRuns(runs + 1);
  return (
    <>
      <PageHeader title="Parties : boutons et menus" subtitle={`Pressé ${runs} fois.`} />
      <Samples title="Boutons">
        <Button variant="primary" onClick={count}>
          Principal
        </Button>
        <Button icon={Download} onClick={count}>
          Secondaire
        </Button>
        <Button variant="discreet" onClick={count}>
          Discret
        </Button>
        <Button variant="danger" icon={Trash2} onClick={count}>
          Supprimer
        </Button>
        <Button variant="dangerFilled" onClick={count}>
          Confirmer
        </Button>
        <Button href="/parties/boutons">Lien</Button>
      </Samples>
      <Samples title="En cours, inactif">
        <Button variant="primary" isPending>
          Enregistrer
        </Button>
        <Button icon={Upload} isPending>
          Envoyer
        </Button>
        <Button variant="primary" inactiveReason={reason} onClick={count}>
          Signer
        </Button>
        <Button icon={Archive} inactiveReason={reason}>
          Archiver
        </Button>
      </Samples>
      <Samples title="Tailles">
        <Button size="sm" icon={Pencil}>
          28
        </Button>
        <Button icon={Pencil}>32</Button>
        <Button size="lg" icon={Pencil}>
          40
        </Button>
        <div className="w-full max-w-80">
          <Button isFull>Toute la largeur</Button>
        </div>
      </Samples>
      <Samples title="Boutons sans texte">
        <IconButton icon={Pencil} label="Modifier" onClick={count} />
        <IconButton icon={Pencil} label="Modifier la fiche" variant="secondary" size="sm" />
        <IconButton icon={Archive} label="Archives, une nouvelle" hasDot />
        <IconButton icon={Upload} label="Envoi" isPending />
        <IconButton icon={Trash2} label="Supprimer la ligne" variant="danger" />
        <IconButton icon={Archive} label="Archiver la fiche" inactiveReason={reason} />
      </Samples>
      <Samples title="Menus">
        <Menu
          label="Créer"
          icon={FilePlus}
          actions={[
            { id: 'lot', label: 'Lot', hint: 'L', run: count },
            { id: 'expense', label: 'Dépense', run: count },
            { id: 'none', label: 'Appel de fonds', inactiveReason: reason },
          ]}
        />
        <Menu
          isIconOnly
          label="Actions de la ligne"
          groups={[
            { id: 'see', actions: [{ id: 'edit', label: 'Modifier', icon: Pencil, run: count }] },
            {
              id: 'end',
              title: 'Fin de vie',
              actions: [
                { id: 'archive', label: 'Archiver', icon: Archive, run: count },
                { id: 'delete', label: 'Supprimer', icon: Trash2, isDanger: true, run: count },
              ],
            },
          ]}
        />
      </Samples>
      <Samples title="Choix de vue">
        <Segmented label="Vue" segments={views} value={view} onChange={setView} />
        <Segmented label="Période" segments={periods} value={period} onChange={setPeriod} size="sm" />
      </Samples>
      <Samples title="Copier">
        <CopyButton text="FR76 3000 6000 0112 3456 7890 189" label="Copier l’IBAN" />
        <CopyButton text="OP-2025-001" what="référence" />
      </Samples>
    </>
  );
}
