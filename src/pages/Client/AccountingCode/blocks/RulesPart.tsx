import { ArrowDown, ArrowUp, PencilLine, Trash2 } from 'lucide-react';
import type { AccountingCodeProps, RuleRow } from '#contracts/client/accounting-code.ts';
import { vatKey } from '#domain/accounting/vat-key.ts';
import { destroy, order } from '#generated/routes/client/accounting-code/rule.ts';
import * as accountMessages from '#messages/client/accounting-code.ts';
import * as ruleMessages from '#messages/client/match-rule.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface RulesPartProps {
  readonly props: Pick<AccountingCodeProps, 'rules' | 'accounts' | 'treasuryAccounts' | 'operations' | 'can'>;
  readonly onOpen: (rule: RuleRow) => void;
}

/** What a rule asks and gives, in words. */
function useRuleWords({ accounts, treasuryAccounts, operations }: RulesPartProps['props']) {
  const t = useMessages(ruleMessages);
  const account = useMessages(accountMessages);
  const format = useFormat();
  return ({ conditions, codeId, vat, operationId }: RuleRow): string => {
    const { labelHolds, minCents, maxCents, sign, accountId, counterparty } = conditions;
    const asked = [
      ...labelHolds.map((words) => t('said.label', { words })),
      sign !== null && t(`said.${sign}`),
      minCents !== null && t('said.min', { amount: format.money(minCents) }),
      maxCents !== null && t('said.max', { amount: format.money(maxCents) }),
      accountId !== null &&
        t('said.account', { account: treasuryAccounts.find(({ id }) => id === accountId)?.label ?? '' }),
      counterparty !== '' && t('said.counterparty', { name: counterparty }),
    ].filter((text) => text !== false);
    const code = accounts.find(({ id }) => id === codeId);
    const given = [
      t('said.gives', { code: code?.code ?? '', label: code?.label ?? '' }),
      account(`choices.vatDefault.${vatKey(vat)}`),
      operations.find(({ id }) => id === operationId)?.label,
    ].filter(Boolean);
    return `${asked.join(', ')} → ${given.join(' · ')}`;
  };
}

/** The rules of a company in their order: the first that fits a bank line counts. */
export function RulesPart({ props, onOpen }: RulesPartProps) {
  const { rules, can } = props;
  const t = useMessages(ruleMessages);
  const format = useFormat();
  const words = useRuleWords(props);
  const { run, isPending } = useAction();
  const move = (rank: number, by: -1 | 1): void => {
    const ids = rules.map(({ id }) => id);
    const [moved] = ids.splice(rank, 1);
    if (moved === undefined) return;
    ids.splice(rank + by, 0, moved);
    void run({ method: 'PUT', href: order(), data: { ids } });
  };
  const actionsOf = (rule: RuleRow, rank: number): MenuAction[] => [
    ...(can.update
      ? [
          { id: 'edit', label: t('edit'), icon: PencilLine, run: () => onOpen(rule) },
          {
            id: 'up',
            label: t('up'),
            icon: ArrowUp,
            inactiveReason: rank === 0 ? t('isFirst') : undefined,
            run: () => move(rank, -1),
          },
          {
            id: 'down',
            label: t('down'),
            icon: ArrowDown,
            inactiveReason: rank === rules.length - 1 ? t('isLast') : undefined,
            run: () => move(rank, 1),
          },
        ]
      : []),
    ...(can.delete
      ? [
          {
            id: 'destroy',
            label: t('remove'),
            icon: Trash2,
            isDanger: true,
            run: () => void run({ method: 'DELETE', href: destroy(rule.id) }),
          },
        ]
      : []),
  ];
  return (
    <PageSection title={t('title')} count={rules.length} help={t('help')}>
      <ItemList
        label={t('title')}
        isBusy={isPending}
        empty={t('empty')}
        items={rules.map((rule, rank) => ({
          id: rule.id,
          title: `${rank + 1}. ${rule.name}`,
          badges: (
            <Inline gap={1} as="span">
              {!rule.isActive && <Badge tone="warn">{t('inactive')}</Badge>}
              {rule.isAutoValidated && <Badge>{t('auto')}</Badge>}
            </Inline>
          ),
          detail: [
            words(rule),
            t('hits', { count: rule.hitsCount }),
            rule.lastHitOn !== null && t('lastHit', { date: format.date(rule.lastHitOn) }),
          ]
            .filter(Boolean)
            .join(' · '),
          end: (can.update || can.delete) && (
            <Menu
              isIconOnly
              size="sm"
              variant="discreet"
              label={t('more', { name: rule.name })}
              actions={actionsOf(rule, rank)}
            />
          ),
        }))}
      />
    </PageSection>
  );
}
