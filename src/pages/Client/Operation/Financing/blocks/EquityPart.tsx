import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import { destroy } from '#generated/routes/client/operation/financing/equity.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { RemoveButton } from './RemoveButton.tsx';

const EquityDialog = lazyDialog(async () => (await import('./EquityDialog.tsx')).EquityDialog);

interface EquityPartProps {
  readonly operationId: string;
  readonly injections: FinancingIndexProps['injections'];
  readonly today: string;
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
}

/** Own money brought in, or to come. */
export function EquityPart({ operationId, injections, today, canUpdate, canDelete }: EquityPartProps) {
  const t = useMessages(financingMessages);
  const { date, money } = useFormat();
  const [isAdding, setAdding] = useState(false);
  return (
    <PageSection
      title={t('equity.title')}
      count={injections.length}
      aside={
        canUpdate && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {t('equity.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('equity.title')}
        empty={t('equity.empty')}
        items={injections.map(({ id, on, amountCents, from }) => ({
          id,
          title: date(on),
          badges: on > today && <Badge tone="info">{t('equity.ahead')}</Badge>,
          detail: from,
          end: (
            <>
              {money(amountCents)}
              {canDelete && (
                <RemoveButton
                  label={t('equity.remove')}
                  title={t('equity.removeTitle')}
                  text={t('equity.removeText')}
                  href={destroy({ operation: operationId, injection: id })}
                />
              )}
            </>
          ),
        }))}
      />
      {isAdding && <EquityDialog operationId={operationId} today={today} onClose={() => setAdding(false)} />}
    </PageSection>
  );
}
