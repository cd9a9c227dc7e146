import type { SupportPlanDescriptionProps } from '#contracts/client/operation/sale/support-plan-description.ts';
import { supportPlanDescription } from '#generated/routes/client/operation/sale.ts';
import * as descriptionMessages from '#messages/client/support-plan-description.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import type { LotParameters } from './lot-form.ts';

type Version = SupportPlanDescriptionProps['versions'][number];

interface VersionsPartProps {
  readonly versions: readonly Version[];
  readonly shownNo: number | null;
  readonly parameters: LotParameters;
}

/** So many changes are named; more are counted by the list itself. */
const maxChanges = 6;

/** Every version, the latest first, with what it changed of the one before it. */
export function VersionsPart({ versions, shownNo, parameters }: VersionsPartProps) {
  const t = useMessages(descriptionMessages);
  const { date } = useFormat();
  const changeText = ({ changes, versionNo }: Version): string =>
    versionNo === 1
      ? ''
      : changes.length === 0
        ? t('versions.same')
        : changes
            .slice(0, maxChanges)
            .map(({ kind, label }) => t('versions.change', { kind: t(`versions.kinds.${kind}`), label }))
            .concat(changes.length > maxChanges ? [`+${changes.length - maxChanges}`] : [])
            .join(' · ');
  return (
    <PageSection title={t('versions.title')} count={versions.length}>
      <ItemList
        label={t('versions.title')}
        items={versions.map((version) => {
          const { id, versionNo, status, approvedOn, approvedBy, updatedAt } = version;
          const when =
            approvedOn === null
              ? t('versions.changed', { date: date(updatedAt) })
              : t('versions.approved', { date: date(approvedOn), name: approvedBy ?? '–' });
          return {
            id,
            title: t('version', { number: versionNo }),
            href: supportPlanDescription(parameters, { query: { version: versionNo } }),
            badges: (
              <>
                <TradeStateBadge entity="supportPlanDescription" state={status} />
                {versionNo === shownNo && <Badge tone="info">{t('versions.shown')}</Badge>}
              </>
            ),
            detail: [when, changeText(version)].filter(Boolean).join(' · '),
          };
        })}
      />
    </PageSection>
  );
}
