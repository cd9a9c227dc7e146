import { CircleCheck, MessageSquare, Scroll } from 'lucide-react';
import { useState } from 'react';
import { Card } from '#ui/data/Card.tsx';
import { FloorGlyph } from '#ui/data/FloorGlyph.tsx';
import { Pagination } from '#ui/data/Pagination.tsx';
import { PhaseStrip } from '#ui/data/PhaseStrip.tsx';
import { Stepper } from '#ui/data/Stepper.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { FormSteps } from '#ui/form/FormSteps.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { WrittenSamples } from './blocks/WrittenSamples.tsx';

const here = '/parties/parcours';
const tabs = ['Dépenses', 'Recettes', 'Financement', 'Planning', 'Documents', 'Intervenants', 'Journal'];

const phases = [
  { state: 'sourcing', count: 3, sum: '2,1 M€' },
  { state: 'study', count: 0 },
  { state: 'offer', count: 1, sum: '850 k€' },
  { state: 'promise', count: 2, sum: '1,7 M€' },
  { state: 'works', count: 4, sum: '6,4 M€' },
  { state: 'selling', count: 1, sum: '1,3 M€' },
] as const;

const events = [
  {
    id: 'works',
    icon: CircleCheck,
    title: 'Attestation mi-travaux',
    date: '30/10/2026',
    dateTime: '2026-10-30',
  },
  {
    id: 'note',
    icon: MessageSquare,
    title: 'Note d’Inès Duprat',
    detail:
      'L’acquéreur du lot A22 demande une contre-visite avant de lever sa condition suspensive de prêt.',
    date: '21/10/2026',
    dateTime: '2026-10-21',
  },
  { id: 'deed', icon: Scroll, title: 'Acte signé, lot A22', date: '16/10/2026', dateTime: '2026-10-16' },
];

/** Where one is: in a record, in a life, in a list. */
export default function Course() {
  const [step, setStep] = useState<'you' | 'company' | 'offer'>('company');
  return (
    <>
      <PageHeader title="Parties : onglets, étapes, fil" subtitle="Où l’on en est." />
      <Card title="Onglets">
        <Tabs
          label="Opération"
          items={tabs.map((label, index) => ({
            label,
            href: `${here}?onglet=${index}`,
            isCurrent: index === 0,
            count: index < 2 ? 16 - index * 7 : undefined,
          }))}
        />
      </Card>
      <PhaseStrip
        cells={phases.map((phase) => ({
          ...phase,
          href: `${here}?phase=${phase.state}`,
          isCurrent: phase.state === 'works',
        }))}
      />
      <Card title="Étapes">
        <Stepper
          label="Étapes de la vente"
          steps={[
            { id: 'promise', label: 'Promesse', progress: 'done', date: '12/03/2026' },
            { id: 'conditions', label: 'Conditions', progress: 'skipped' },
            {
              id: 'deed',
              label: 'Acte',
              progress: 'current',
              date: '16/10/2026',
              glyph: <FloorGlyph state="works" />,
            },
            { id: 'publication', label: 'Publication', progress: 'ahead', date: '02/12/2026' },
          ]}
        />
      </Card>
      <Card title="Étapes d’un formulaire">
        <FormSteps
          label="Étapes de l’inscription"
          steps={[
            { id: 'you', label: 'Vous' },
            { id: 'company', label: 'Votre société' },
            { id: 'offer', label: 'Votre offre' },
          ]}
          current={step}
          onGo={setStep}
        />
      </Card>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card title="Fil">
          <Timeline label="Derniers événements" items={events} />
        </Card>
        <Card title="Pages d’une liste">
          <div className="flex flex-col gap-4">
            {[
              { page: 1, total: 214 },
              { page: 9, total: 214 },
              { page: 1, total: 8 },
              { page: 1, total: 0 },
            ].map(({ page, total }) => (
              <Pagination
                key={`${page}/${total}`}
                page={page}
                perPage={25}
                total={total}
                hrefOfPage={(target) => `${here}?page=${target}`}
                onPerPageChange={() => {}}
              />
            ))}
          </div>
        </Card>
      </div>
      <WrittenSamples />
    </>
  );
}
