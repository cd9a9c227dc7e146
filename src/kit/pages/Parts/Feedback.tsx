import { useState } from 'react';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilteredEmpty } from '#ui/feedback/FilteredEmpty.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { PageSkeleton } from '#ui/feedback/PageSkeleton.tsx';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { StateFigure } from '#ui/feedback/StateFigure.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** What is said while something is missing, loading, or not as usual. */
export default function Feedback() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <PageHeader
        title="Parties : bandeaux et attentes"
        subtitle="Dire ce qui est, et ce qu’on peut y faire."
      />
      <div className="flex flex-col gap-2">
        <Banner tone="demo">Démonstration : données fictives, horloge au 20/11/2026 09:00</Banner>
        <Banner tone="offline" action="09:12">
          Hors ligne : 3 saisies seront envoyées au retour du réseau
        </Banner>
        <Banner
          tone="readonly"
          action={
            <a href="#abonnement" className="underline underline-offset-2">
              Mon abonnement
            </a>
          }
        >
          Votre compte est en lecture seule. Régularisez votre abonnement.
        </Banner>
        <Banner tone="impersonation" action={<Button size="sm">Quitter</Button>}>
          Vous êtes connecté en tant que Hugo Lartigue (Garonne Patrimoine) — lecture — fin à 10:00
        </Banner>
        <Banner tone="error">L’import a échoué à la ligne 214 : la date « 31/02/2026 » n’existe pas.</Banner>
        {isShown && (
          <Banner tone="success" onDismiss={() => setShown(false)}>
            Les 12 lots sont publiés.
          </Banner>
        )}
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card title="Rien encore">
          <EmptyState
            picture={<EmptyParcels />}
            title="Aucune opération"
            actions={<Button variant="primary">Créer une opération</Button>}
            headingLevel={3}
          >
            Une opération rassemble un bien, ses lots, ses comptes et ses documents.
          </EmptyState>
        </Card>
        <Card title="Vidé par les filtres">
          <FilteredEmpty onReset={() => {}}>
            24 opérations sont masquées par « Phase : Clôturée ».
          </FilteredEmpty>
        </Card>
        <Card title="Progression d’une tâche">
          <div className="flex flex-col gap-3">
            <Meter label="Compromis A31.pdf" value={64} text="64 %" />
            <Meter label="Attestation GFA.pdf" value={100} text="Envoyé" />
            <Meter label="Plans.zip" value={0} text="En attente" />
          </div>
        </Card>
        <Card title="Une partie qui manque" isFlush>
          <PartFailed />
        </Card>
      </div>
      <Card title="À la place d’une page">
        <EmptyState
          isPage
          headingLevel={3}
          picture={<StateFigure>{404}</StateFigure>}
          title="Cette page n’existe pas ou n’est plus disponible."
          actions={<Button>Revenir</Button>}
          foot={<Text tone="ink3">Écrivez-nous si cela se répète.</Text>}
        >
          <CopyText label="Code à transmettre" text="01jgfjjz000x6vcvy9tag0gchd" />
        </EmptyState>
      </Card>
      <Card title="Une page qui charge">
        <PageSkeleton />
      </Card>
    </>
  );
}
