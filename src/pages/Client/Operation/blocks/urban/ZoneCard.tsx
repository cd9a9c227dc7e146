import { Pencil } from 'lucide-react';
import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface ZoneCardProps extends Pick<UrbanPlanningProps, 'zone' | 'can'> {
  readonly onEdit: () => void;
}

/** The rules of the place, its easements and its flags. */
export function ZoneCard({ zone, can, onEdit }: ZoneCardProps) {
  const t = useMessages(urbanMessages);
  if (zone === null) {
    return (
      <Card title={t('zone.title')}>
        <Stack gap={3} align="start">
          <Text as="p" tone="ink2">
            {t('zone.empty')}
          </Text>
          {can.update && <Button onClick={onEdit}>{t('zone.create')}</Button>}
        </Stack>
      </Card>
    );
  }
  return (
    <Card
      title={t('zone.title')}
      aside={can.update && <IconButton icon={Pencil} label={t('zone.edit')} onClick={onEdit} />}
    >
      <Stack gap={3}>
        <ZoneFlags zone={zone} />
        <ZoneRules zone={zone} />
        {zone.zoneRulesUrl !== '' && (
          <TextLink href={zone.zoneRulesUrl} isNewTab>
            {t('zone.rules')}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}

type Zone = NonNullable<UrbanPlanningProps['zone']>;

function ZoneFlags({ zone }: { readonly zone: Zone }) {
  const t = useMessages(urbanMessages);
  const flags = [
    zone.isSubjectToPreemption === true && t('zone.isSubjectToPreemption'),
    zone.isProtectedSite && t('zone.isProtectedSite'),
    zone.floodZone === 'blue' && t('zone.floodBlue'),
    zone.floodZone === 'red' && t('zone.floodRed'),
    zone.isArchaeologyZone && t('zone.isArchaeologyZone'),
  ].filter((flag) => flag !== false);
  if (flags.length === 0) return <Text tone="ink2">{t('zone.noFlag')}</Text>;
  return (
    <Inline gap={1} label={t('zone.flags')} as="ul">
      {flags.map((flag) => (
        <li key={flag}>
          <Badge tone="warn">{flag}</Badge>
        </li>
      ))}
    </Inline>
  );
}

function ZoneRules({ zone }: { readonly zone: Zone }) {
  const t = useMessages(urbanMessages);
  const { percent, number } = useFormat();
  const said = (answer: boolean | null): string => t(answer === null ? 'unknown' : answer ? 'yes' : 'no');
  const rate = (bps: number | null): string | null => (bps === null ? null : percent(bps));
  const metres = (text: string | null): string | null =>
    text === null ? null : t('zone.metres', { length: number(Number(text), 2) });
  const terms = [
    {
      term: t('zone.fields.zone'),
      value: zone.document === null ? zone.zone : `${t(`choices.document.${zone.document}`)} · ${zone.zone}`,
    },
    { term: t('zone.fields.isPermitRequired'), value: said(zone.isPermitRequired) },
    { term: t('zone.fields.footprintBps'), value: rate(zone.footprintBps) },
    { term: t('zone.height'), value: metres(zone.heightM) },
    { term: t('zone.setback'), value: metres(zone.setbackM) },
    { term: t('zone.fields.greenBps'), value: rate(zone.greenBps) },
    { term: t('zone.fields.parkingRule'), value: zone.parkingRule === '' ? null : zone.parkingRule },
    {
      term: t('zone.fields.easements'),
      value:
        zone.easements.length === 0 ? null : (
          <Stack gap={1}>
            {zone.easements.map((easement) => (
              <span key={easement}>{easement}</span>
            ))}
          </Stack>
        ),
    },
  ];
  return (
    <DescriptionList
      layout="rows"
      items={terms.flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]))}
    />
  );
}
