import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { FloorGlyph } from '#ui/data/FloorGlyph.tsx';
import { Stepper } from '#ui/data/Stepper.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

type PhaseCardProps = Pick<OperationShowProps, 'steps' | 'abandonedOn'>;

/** The phases of the operation with their dates, reached or aimed at; the day it was given up, if it was. */
export function PhaseCard({ steps, abandonedOn }: PhaseCardProps) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  return (
    <Card>
      <Stack gap={3}>
        <Stepper
          label={t('steps')}
          steps={steps.map(({ phase, position, on }) => ({
            id: phase,
            label: trade(`operationState.${phase}`),
            progress: position,
            date: position === 'skipped' ? t('skipped') : on === null ? undefined : format.date(on),
            glyph: <FloorGlyph state={phase} size={14} />,
          }))}
        />
        {abandonedOn !== null && (
          <span>
            <Badge tone="abandoned" glyph={<FloorGlyph state="abandoned" />}>
              {t('abandonedOn', { date: format.date(abandonedOn) })}
            </Badge>
          </span>
        )}
      </Stack>
    </Card>
  );
}
