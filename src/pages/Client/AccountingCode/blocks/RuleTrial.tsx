import { useState } from 'react';
import type { RuleTestAnswer } from '#contracts/client/accounting-code/payload.ts';
import { test } from '#generated/routes/client/accounting-code/rule.ts';
import * as ruleMessages from '#messages/client/match-rule.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { withoutBlanks, type RuleValues } from './rule-values.ts';

/** What the conditions would take, asked for by a press. */
export function RuleTrial({ conditions }: { readonly conditions: () => RuleValues['conditions'] }) {
  const t = useMessages(ruleMessages);
  const format = useFormat();
  const [answer, setAnswer] = useState<RuleTestAnswer | 'failed' | null>(null);
  const ask = async (): Promise<void> => {
    const found = await sendJson(test(), { conditions: withoutBlanks(conditions()) });
    setAnswer(found === null ? 'failed' : (found as RuleTestAnswer));
  };
  return (
    <Stack gap={2}>
      <Button size="sm" onClick={() => void ask()}>
        {t('test.action')}
      </Button>
      <Text isStatus as="p" tone="ink2">
        {answer === null
          ? ''
          : answer === 'failed'
            ? t('test.failed')
            : t('test.found', { count: answer.count })}
      </Text>
      {answer !== null && answer !== 'failed' && answer.lines.length > 0 && (
        <ItemList
          label={t('test.shown')}
          isCompact
          items={answer.lines.slice(0, 5).map(({ id, label, bookedOn, amountCents }) => ({
            id,
            title: label,
            detail: format.date(bookedOn),
            end: format.money(amountCents),
          }))}
        />
      )}
    </Stack>
  );
}
