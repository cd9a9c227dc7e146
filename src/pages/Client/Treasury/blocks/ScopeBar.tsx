import type { TreasuryProps } from '#contracts/client/treasury.ts';
import { grains, horizons } from '#domain/treasury/choices.ts';
import { certainties } from '#domain/treasury/outlook.ts';
import { forecastNatures } from '#domain/treasury/treasury.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { writeListAddress, type ListQuery } from '#runtime/lists/list-address.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Inline } from '#ui/layout/Inline.tsx';

const defaults: ListQuery = { scope: 'all', horizon: '6', grain: 'month', nature: [], certainty: [] };

/** The choice that lets everything through. */
const any = 'any';

/** What of the company's money is shown, how far ahead, and by what steps. */
export function ScopeBar({ props, path }: { readonly props: TreasuryProps; readonly path: string }) {
  const { query, accounts, operations } = props;
  const t = useMessages(treasuryMessages);
  const navigate = useNavigate();
  const hrefOf = (more: ListQuery): string => writeListAddress(path, { ...query, ...more }, defaults);
  const go = (more: ListQuery): void => void navigate(hrefOf(more), { preserveScroll: true });
  return (
    <Inline gap={3}>
      <Select
        name="scope"
        label={t('scope')}
        value={query.scope}
        onChange={(scope) => go({ scope: scope ?? 'all' })}
        choices={[
          { id: 'all', label: t('all') },
          ...accounts.map(({ id, label }) => ({ id: `account:${id}`, label })),
          ...operations.map(({ id, label }) => ({ id: `operation:${id}`, label })),
        ]}
      />
      <Select
        name="nature"
        label={t('nature')}
        value={query.nature[0] ?? any}
        onChange={(nature) => go({ nature: nature === null || nature === any ? [] : [nature] })}
        choices={[
          { id: any, label: t('any') },
          ...forecastNatures.map((id) => ({ id, label: t(`natures.${id}`) })),
        ]}
      />
      <Select
        name="certainty"
        label={t('certainty')}
        value={query.certainty[0] ?? any}
        onChange={(certainty) =>
          go({ certainty: certainty === null || certainty === any ? [] : [certainty] })
        }
        choices={[
          { id: any, label: t('any') },
          ...certainties.map((id) => ({ id, label: t(`certainties.${id}`) })),
        ]}
      />
      <Segmented
        label={t('horizon')}
        value={query.horizon}
        segments={horizons.map((id) => ({ id, label: t(`horizons.m${id}`), href: hrefOf({ horizon: id }) }))}
      />
      <Segmented
        label={t('grain')}
        value={query.grain}
        segments={grains.map((id) => ({ id, label: t(`grains.${id}`), href: hrefOf({ grain: id }) }))}
      />
    </Inline>
  );
}
