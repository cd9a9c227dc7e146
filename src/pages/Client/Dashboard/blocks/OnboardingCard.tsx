import { Check, Circle, X } from 'lucide-react';
import type { DashboardProps } from '#contracts/client/dashboard.ts';
import type { OnboardingStep } from '#domain/dashboard/widgets.ts';
import { smtpSetting, transaction } from '#generated/routes/client.ts';
import { show as account } from '#generated/routes/client/account.ts';
import { dismiss } from '#generated/routes/client/onboarding.ts';
import { create as createOperation } from '#generated/routes/client/operation.ts';
import { create as createUser } from '#generated/routes/client/user.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

const hrefs: Readonly<Record<OnboardingStep, () => string>> = {
  company: () => account({ query: { tab: 'societe' } }),
  operation: () => createOperation(),
  bank: () => transaction(),
  colleague: () => createUser(),
  smtp: () => smtpSetting(),
};

/** What a new company does first; what is done is ticked, what is not wanted is put away. */
export function OnboardingCard({ steps }: { readonly steps: DashboardProps['onboarding'] }) {
  const t = useMessages(dashboardMessages);
  const { run, isPending } = useAction();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={t('onboarding.title')}
      aside={<Text tone="ink3">{t('onboarding.progress', { done, total: steps.length })}</Text>}
    >
      <ItemList
        label={t('onboarding.title')}
        isCompact
        isBusy={isPending}
        items={steps.map(({ step, isDone }) => {
          const name = t(`onboarding.steps.${step}`);
          return {
            id: step,
            title: name,
            icon: isDone ? Check : Circle,
            ...(!isDone && { href: hrefs[step]() }),
            badges: isDone && <Badge tone="pos">{t('onboarding.done')}</Badge>,
            end: (
              <IconButton
                icon={X}
                size="sm"
                label={t('onboarding.dismiss', { name })}
                onClick={() =>
                  void run({
                    method: 'DELETE',
                    href: dismiss(step),
                    preserveScroll: true,
                    only: ['onboarding'],
                  })
                }
              />
            ),
          };
        })}
      />
    </Card>
  );
}
