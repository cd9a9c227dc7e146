import { ChevronRight, Coins, Plus } from 'lucide-react';
import { create, edit } from '#generated/routes/client/operation.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { RecordList } from '#ui/data/RecordList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Icon, type IconShape } from '#ui/identity/Icon.tsx';
import type { NextStep } from './next-steps.ts';

/** What can be completed now, each line leading where it is done. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }) {
  const t = useMessages(dashboardMessages);
  const lines = steps.map((step) =>
    step.kind === 'create'
      ? {
          id: 'create',
          href: create(),
          icon: Plus,
          title: t('step.create'),
          subtitle: t('step.createHelp'),
        }
      : {
          id: step.operation.id,
          href: edit(step.operation.id),
          icon: Coins,
          title: t('step.purchasePrice'),
          subtitle: step.operation.name,
        },
  );
  return (
    <Card title={t('next')} isFlush={lines.length > 0}>
      {lines.length === 0 ? (
        <Text as="p" size="table" tone="ink3">
          {t('nextNone')}
        </Text>
      ) : (
        <RecordList
          label={t('next')}
          records={lines.map(({ icon, ...line }) => ({
            ...line,
            picture: <Mark icon={icon} />,
            badge: <Mark icon={ChevronRight} />,
          }))}
        />
      )}
    </Card>
  );
}

function Mark({ icon }: { readonly icon: IconShape }) {
  return (
    <Text tone="ink3">
      <Icon icon={icon} />
    </Text>
  );
}
