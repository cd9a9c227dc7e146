import { ChevronRight, Coins, Plus } from 'lucide-react';
import { create, edit } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Icon, type IconShape } from '#ui/identity/Icon.tsx';
import type { NextStep } from './next-steps.ts';

/** What can be completed now, each line leading where it is done. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }) {
  const t = useMessages(dashboardMessages);
  return (
    <Card title={t('next')} isFlush={steps.length > 0}>
      {steps.length === 0 ? (
        <p className="text-table text-ink3">{t('nextNone')}</p>
      ) : (
        <ul className="pb-2">
          {steps.map((step) =>
            step.kind === 'create' ? (
              <StepLine
                key="create"
                href={create()}
                icon={Plus}
                title={t('step.create')}
                detail={t('step.createHelp')}
              />
            ) : (
              <StepLine
                key={step.operation.id}
                href={edit(step.operation.id)}
                icon={Coins}
                title={t('step.purchasePrice')}
                detail={step.operation.name}
              />
            ),
          )}
        </ul>
      )}
    </Card>
  );
}

interface StepLineProps {
  readonly href: string;
  readonly icon: IconShape;
  readonly title: string;
  readonly detail: string;
}

function StepLine({ href, icon, title, detail }: StepLineProps) {
  return (
    <li>
      <AppLink
        href={href}
        className="flex items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Icon icon={icon} className="text-ink3" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="text-table font-medium">{title}</span>
          <span className="truncate text-label text-ink3">{detail}</span>
        </span>
        <Icon icon={ChevronRight} size={14} className="text-ink3" />
      </AppLink>
    </li>
  );
}
