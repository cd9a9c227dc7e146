import type { ReactNode } from 'react';
import { Card } from '#ui/data/Card.tsx';
import { OfficeStateBadge, type OfficeEntity } from '#ui/data/OfficeStateBadge.tsx';
import { officeStates } from '#ui/data/office-states.ts';
import { TradeStateBadge, type TradeEntity } from '#ui/data/TradeStateBadge.tsx';
import { tradeStates } from '#ui/data/trade-states.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

interface LivesProps {
  readonly title: string;
  readonly lives: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly renderState: (entity: string, state: string) => ReactNode;
}

/** One line per entity, its states in the order of its life. */
function LivesCard({ title, lives, renderState }: LivesProps) {
  return (
    <Card title={title}>
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[11rem_1fr]">
        {Object.entries(lives).map(([entity, states]) => (
          <div key={entity} className="contents">
            <dt className="text-table text-ink3">{entity}</dt>
            <dd className="flex flex-wrap gap-2">
              {Object.keys(states).map((state) => (
                <span key={state}>{renderState(entity, state)}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Every state of everything that has a life, as lists and records show it. */
export default function Lives() {
  return (
    <>
      <PageHeader
        title="Parties : tous les états"
        subtitle="Deux tables disent la couleur et le dessin de chaque état ; le mot est toujours écrit."
      />
      <LivesCard
        title="Métier"
        lives={tradeStates}
        renderState={(entity, state) => (
          // The names come from the table itself.
          <TradeStateBadge entity={entity as TradeEntity} state={state as never} />
        )}
      />
      <LivesCard
        title="Bureau"
        lives={officeStates}
        renderState={(entity, state) => (
          <OfficeStateBadge entity={entity as OfficeEntity} state={state as never} />
        )}
      />
    </>
  );
}
