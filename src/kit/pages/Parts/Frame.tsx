import {
  Archive,
  Banknote,
  Building2,
  CalendarDays,
  CircleHelp,
  Download,
  Eye,
  House,
  Settings,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { StateBadge } from '#ui/data/StateBadge.tsx';
import { AuthPanel } from '#ui/layout/AuthPanel.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { FormSections } from '#ui/fields/FormSections.tsx';
import { BulkAction } from '#ui/layout/BulkAction.tsx';
import { BulkBar } from '#ui/layout/BulkBar.tsx';
import { Breadcrumb } from '#ui/layout/Breadcrumb.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { NavGroups } from '#ui/layout/NavGroups.tsx';
import { OperationBar } from '#ui/layout/OperationBar.tsx';
import { OperationNavList } from '#ui/layout/OperationNav.tsx';
import { RecipientHeader } from '#ui/layout/RecipientHeader.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { navPalettes } from '#ui/layout/nav-palette.ts';

const here = '/parties/cadre';
const groups = [
  {
    id: 'main',
    items: [
      { label: 'Accueil', href: `${here}?menu=accueil`, icon: House },
      { label: 'Opérations', href: here, icon: Building2, isCurrent: true, count: 24 },
      { label: 'Échéances', href: `${here}?menu=echeances`, icon: CalendarDays, count: 3, isUrgent: true },
    ],
  },
  {
    id: 'more',
    title: 'Société',
    items: [
      {
        label: 'Comptes et règlements de toutes les opérations',
        href: `${here}?menu=comptes`,
        icon: Banknote,
      },
      { label: 'Paramètres', href: `${here}?menu=parametres`, icon: Settings },
      { label: 'Aide', href: `${here}?menu=aide`, icon: CircleHelp },
    ],
  },
];

/** What stands around the content of a page. */
export default function Frame() {
  const [hasSelection, setSelection] = useState(false);
  return (
    <>
      <PageHeader
        title="Parties : cadre d’une page"
        badge={<StateBadge state="works" />}
        subtitle="14 quai des Salinières, Libourne"
        actions={
          <>
            <Button icon={Download}>Exporter</Button>
            <Button variant="primary" onClick={() => setSelection(true)}>
              Sélectionner
            </Button>
          </>
        }
      />
      <Card title="Fil d’Ariane">
        <div className="flex flex-col gap-2">
          <Breadcrumb crumbs={[{ label: 'Opérations' }]} />
          <Breadcrumb
            crumbs={[
              { label: 'Opérations', href: here },
              { label: 'Les Chais de la Bastide, ancienne manufacture de tonneaux', href: `${here}?fiche=1` },
              { label: 'Lot A22' },
            ]}
          />
        </div>
      </Card>
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
        {(['client', 'admin'] as const).map((palette) => (
          <nav
            key={palette}
            aria-label={palette}
            className={`min-w-0 rounded-card border p-2 ${navPalettes[palette].ground}`}
          >
            <NavGroups groups={groups} palette={palette} form="full" />
          </nav>
        ))}
        <nav aria-label="Réduite" className={`w-14 rounded-card border p-2 ${navPalettes.client.ground}`}>
          <NavGroups groups={groups} palette="client" form="rail" />
        </nav>
        <nav aria-label="Opération" className="min-w-0 rounded-card border border-line p-2">
          <OperationNavList groups={groups} />
        </nav>
      </div>
      <div className="flex flex-col gap-3">
        <RecipientHeader
          sender="Garonne Patrimoine"
          caption="Pour Hélène Marsan, Banque de l’Estuaire · Jusqu’au 20/12/2026"
          badge={
            <Badge tone="info" icon={Eye}>
              Lecture seule
            </Badge>
          }
        />
        <RecipientHeader sender="Société d’aménagement et de rénovation du patrimoine de la Gironde" />
      </div>
      <Card>
        <AuthPanel
          title="Connexion"
          tagline="Vos opérations, du repérage à l’acte."
          links={[
            { question: 'Nouveau sur la plateforme ?', text: 'Créer un compte', href: `${here}?compte=1` },
            { text: 'Revenir à l’accueil', href: '/' },
          ]}
        >
          <Button variant="primary" size="lg" isFull>
            Se connecter
          </Button>
        </AuthPanel>
      </Card>
      <OperationBar
        back={{ label: 'Opérations', href: here }}
        name="Les Chais de la Bastide"
        reference="OP-2025-001"
        badge={<StateBadge state="works" />}
        groups={groups}
      />
      <MainAside
        aside={
          <Card title="Bon à savoir">
            <p>À droite, ou dessous sur un écran plus étroit.</p>
          </Card>
        }
      >
        <FormSections>
          <FormSection title="Une partie" help="Enregistrée d’elle-même.">
            <Inline>
              <Button size="sm">Demander une copie</Button>
            </Inline>
          </FormSection>
          <FormSection title="Une autre">
            <Inline>
              <Button size="sm">Fermer le compte</Button>
            </Inline>
          </FormSection>
        </FormSections>
      </MainAside>
      {hasSelection && (
        <BulkBar title="2 sélectionnées" sums="351 000 €" onClose={() => setSelection(false)}>
          <BulkAction label="Archiver" icon={Archive} onClick={() => setSelection(false)} />
          <BulkAction label="Supprimer" icon={Trash2} onClick={() => setSelection(false)} />
        </BulkBar>
      )}
    </>
  );
}
