import { Archive } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { Tooltip } from '#ui/overlay/Tooltip.tsx';
import { Samples } from './blocks/Samples.tsx';

type Opened = 'dialog' | 'large' | 'confirm' | 'danger' | 'drawer' | 'sheet';

const terms = [
  { term: 'Prix de vente HT', value: '1 284 000 €' },
  { term: 'Prix de revient', value: '− 1 145 040 €' },
  { term: 'Marge', value: '138 960 €' },
];

/** What opens over the page: closed by Échap, the focus back where it was. */
export default function Overlays() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [reason, setReason] = useState('');
  const close = () => setOpened(null);
  const frame = (it: Opened) => ({ isOpen: opened === it, onOpenChange: close });
  return (
    <>
      <PageHeader title="Parties : fenêtres et infobulles" subtitle="Échap ferme et rend le focus." />
      <Samples title="Fenêtres">
        <Button aria-haspopup="dialog" onClick={() => setOpened('dialog')}>
          Fenêtre
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpened('large')}>
          Fenêtre large, longue
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpened('confirm')}>
          Confirmation
        </Button>
        <Button aria-haspopup="dialog" variant="danger" onClick={() => setOpened('danger')}>
          Abandonner
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpened('drawer')}>
          Tiroir
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpened('sheet')}>
          Feuille de téléphone
        </Button>
      </Samples>
      <Samples title="À côté de ce qui ouvre">
        <Popover
          label="Détail de la marge"
          trigger="138 960 €"
          triggerClassName="rounded-badge underline decoration-dotted underline-offset-4"
        >
          <DescriptionList layout="rows" columns={1} items={terms} />
        </Popover>
        <Tooltip text="Calculé le 20/11/2026 à 09:00">
          <button type="button" className="rounded-control border border-line2 px-3 py-1.5">
            Infobulle
          </button>
        </Tooltip>
      </Samples>
      {opened === 'dialog' && (
        <FormDialog
          title="Renommer la vue"
          submitLabel="Renommer"
          onSubmit={() => reason !== ''}
          onClose={close}
        >
          <TextField
            name="view"
            label="Nom"
            value={reason}
            onChange={setReason}
            help="Sans nom, la fenêtre reste ouverte."
            autoFocus
          />
        </FormDialog>
      )}
      <Dialog
        {...frame('large')}
        size="lg"
        icon={Archive}
        title="Conditions de l’archivage d’une opération dont tous les lots ne sont pas livrés"
        description="Ce texte est plus long que la fenêtre : elle défile."
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <div className="flex flex-col gap-3">
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>Article {index + 1}. Les comptes restent lisibles ; rien ne s’y ajoute plus.</p>
          ))}
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        title="Publier les 12 lots ?"
        description="Ils seront visibles sur 3 portails sous 2 h."
        confirmLabel="Publier"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        isOpen={opened === 'danger'}
        isDanger
        title="Abandonner l’opération ?"
        description="L’offre de 850 000 € sera retirée et 2 liens de partage révoqués. Réouverture possible pendant 90 jours."
        confirmLabel="Abandonner"
        inactiveReason={reason === '' ? 'Dites d’abord le motif.' : undefined}
        onConfirm={close}
        onCancel={close}
      >
        <TextField name="reason" label="Motif" value={reason} onChange={setReason} />
      </ConfirmDialog>
      <Drawer
        {...frame('drawer')}
        title="Sélection de lots"
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <DescriptionList layout="rows" columns={1} items={terms} />
      </Drawer>
      <Sheet {...frame('sheet')} title="Filtres" actions={<Button onClick={close}>Fermer</Button>}>
        <DescriptionList layout="rows" columns={1} items={terms} />
      </Sheet>
    </>
  );
}
