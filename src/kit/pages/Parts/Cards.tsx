import { ChevronRight, MonitorSmartphone } from 'lucide-react';
import { Button } from '#ui/actions/Button.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCard } from '#ui/data/FigureCard.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Samples } from './blocks/Samples.tsx';

const identity = [
  { term: 'Référence', value: 'OP-2025-001' },
  { term: 'Régime', value: 'Marchand de biens' },
  { term: 'Notaire', value: undefined },
  {
    term: 'Adresse',
    value:
      'Les Chais de la Bastide, ancienne manufacture de tonneaux, 14 quai des Salinières, 33500 Libourne',
  },
];

const things = [
  {
    id: 'phone',
    title: 'Téléphone',
    icon: MonitorSmartphone,
    detail: 'vu à 9 h 12',
    badges: <Badge tone="pos">celui-ci</Badge>,
  },
  {
    id: 'desk',
    title: 'Ordinateur du bureau de la rue Sainte-Catherine, au deuxième étage',
    icon: MonitorSmartphone,
    detail: 'vu hier',
    end: <Button size="sm">Fermer</Button>,
  },
  {
    id: 'mail',
    title: 'Une ligne qui mène ailleurs',
    href: '#ailleurs',
    detail: 'karim@exemple.fr',
    end: '20/11',
  },
];

const companies = [
  { id: 'T1', title: 'Garonne Patrimoine', detail: 'Dirigeant' },
  {
    id: 'T2',
    title: 'Société d’aménagement et de rénovation du patrimoine de la Gironde',
    detail: 'Lecture',
  },
].map((company) => ({
  ...company,
  lead: <Avatar name={company.title} size={32} isDecorative />,
  end: <Icon icon={ChevronRight} />,
  onPress: () => {},
}));

const people = ['Hugo Lartigue', 'Inès Duprat'].map((name) => ({
  id: name,
  title: name,
  lead: <Avatar name={name} isDecorative />,
  detail: 'Dirigeant',
  end: (
    <TextButton onPress={() => {}} label={`Remplir avec ${name}`}>
      Remplir
    </TextButton>
  ),
}));

/** Surfaces, figures and what is told of a record. */
export default function Cards() {
  return (
    <>
      <PageHeader
        title="Parties : cartes et chiffres"
        subtitle="Le chiffre d’abord, une ligne pour dire ce qu’il couvre."
      />
      <FigureGroup>
        <Stat
          label="Marge"
          quantity={{ cents: 13_896_000, decimals: 0 }}
          trend={{ change: { pointsBps: 120 }, since: 'depuis l’étude' }}
        />
        <Stat
          label="Trésorerie"
          quantity={{ cents: 11_189_400, decimals: 0 }}
          trend={{ change: { cents: -1_823_400 }, since: 'ce mois' }}
        />
        <FigureCard
          label="Travaux"
          figure={<Figure rateBps={5201} />}
          context={<Gauge rateBps={5201} width={96} />}
        />
        <Stat
          label="Simulation"
          quantity={{ cents: null }}
          context={<Button size="sm">Créer une simulation</Button>}
        />
      </FigureGroup>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card title="Identité" aside={<Button size="sm">Modifier</Button>}>
          <DescriptionList items={identity} />
        </Card>
        <Card title="En lignes" count={4}>
          <DescriptionList layout="rows" columns={1} items={identity} />
        </Card>
      </div>
      <Card>
        <SectionTitle>Sans titre de carte</SectionTitle>
        <p>Une surface et une ligne autour ; jamais une carte dans une carte.</p>
      </Card>
      <Samples title="Jauges">
        {(
          [
            ['pos', 10_000],
            ['warn', 5201],
            ['neg', 800],
            ['ink', 0],
          ] as const
        ).map(([tone, rateBps]) => (
          <span key={tone} className="inline-flex items-center gap-2">
            <Gauge rateBps={rateBps} tone={tone} width={120} />
            <Figure rateBps={rateBps} />
          </span>
        ))}
      </Samples>
      <Samples title="Chiffres">
        <Figure cents={128_400_050} decimals={2} />
        <Figure cents={-1_823_400} isSigned />
        <Figure rateBps={1017} />
        <Figure areaM2="42.90" />
        <Figure count={1_284_000} />
        <Figure cents={null} />
        <Figure cents={0} />
      </Samples>
      <PageSection title="Peu de choses" count={things.length} help="Chacune avec ce qu’on peut en faire.">
        <ItemList label="Peu de choses" items={things} />
        <ItemList label="Des lignes qu’on presse" items={companies} />
      </PageSection>
      <Card title="Plusieurs listes dans une carte">
        <ItemList label="Garonne Patrimoine" items={people} isLabelShown isCompact />
        <ItemList label="Atelier Sabatier" items={people.slice(1)} isLabelShown isCompact />
      </Card>
      <Samples title="Ce qui se copie">
        <CopyText label="Code à transmettre" text="01jgfjjz000x6vcvy9tag0gchd" />
      </Samples>
      <PageSection title="Aucune chose" empty="Rien n’est partagé.">
        {null}
      </PageSection>
    </>
  );
}
