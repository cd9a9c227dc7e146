import { Calculator } from 'lucide-react';
import { useState } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import * as visitMessages from '#messages/client/visit.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import type { MergedFinding } from './merge-findings.ts';

const CarryDialog = lazyDialog(async () => (await import('./CarryDialog.tsx')).CarryDialog);

interface CarryPartProps {
  readonly props: VisitFormProps;
  readonly visitId: string;
  /** As this device has them: those that wait are not with the server. */
  readonly findings: readonly MergedFinding[];
}

/** What the findings may cost together, and the way of that into a study of the operation. */
export function CarryPart({ props, visitId, findings }: CarryPartProps) {
  const t = useMessages(visitMessages);
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { operation, choices, can } = props;
  const totalCents = findings.reduce((sum, { estimateCents }) => sum + (estimateCents ?? 0), 0);
  if (totalCents === 0) return null;
  const costed = props.findings.filter(({ estimateCents }) => (estimateCents ?? 0) > 0);
  return (
    <>
      <Inline gap={3}>
        <Text as="p" weight="medium">
          {t('findings.total')} : {money(totalCents)}
        </Text>
        {can.carry && costed.length > 0 && (
          <Button icon={Calculator} onClick={() => setOpen(true)}>
            {t('carry.action')}
          </Button>
        )}
      </Inline>
      {choices.simulations
        .filter(({ carriedCents }) => carriedCents > 0)
        .map(({ id, name, carriedCents }) => (
          <Text key={id} as="p" size="label" tone="ink3">
            {t('findings.carried', { name, total: money(carriedCents) })}
          </Text>
        ))}
      {isOpen && (
        <CarryDialog
          parameters={{ operation: operation.id, visit: visitId }}
          findings={costed}
          simulations={choices.simulations}
          isWaiting={findings.some(({ state }) => state !== 'sent')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
