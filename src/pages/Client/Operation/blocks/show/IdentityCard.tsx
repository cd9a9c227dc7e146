import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { edit } from '#generated/routes/client/sourcing.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { parcelText, presentTerms } from './identity-terms.ts';

/** What is known of the operation, field by field; what is not known is not listed. */
export function IdentityCard({ operation }: Pick<OperationShowProps, 'operation'>) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const area = (areaM2: string | null) => (areaM2 === null ? null : format.area(areaM2));
  const { opportunity, sourceKind } = operation;
  const items = presentTerms([
    { term: t('fields.ownerProfileId'), value: operation.owner },
    { term: t('fields.teamUserIds'), value: operation.team.map(({ name }) => name).join(', ') },
    { term: t('fields.sellerContactId'), value: operation.seller },
    { term: t('fields.agentContactId'), value: operation.agent },
    { term: t('fields.sourceKind'), value: sourceKind && trade(`sourceKind.${sourceKind}`) },
    { term: t('fields.inseeCode'), value: operation.inseeCode },
    { term: t('sections.parcels'), value: operation.parcels.map(parcelText).join(', ') },
    { term: t('fields.landAreaM2'), value: area(operation.landAreaM2) },
    { term: t('fields.builtAreaM2'), value: area(operation.builtAreaM2) },
    { term: t('fields.buildYear'), value: operation.buildYear === null ? null : String(operation.buildYear) },
    { term: t('fields.completedOver5Years'), value: t(operation.completedOver5Years ? 'yes' : 'no') },
    { term: t('fields.tags'), value: operation.tags.join(', ') },
    { term: t('columns.updatedAt'), value: format.dateTime(operation.updatedAt) },
  ]);
  const made =
    opportunity === null
      ? []
      : [
          {
            term: t('fields.opportunity'),
            value: <TextLink href={edit(opportunity.id)}>{opportunity.title}</TextLink>,
          },
        ];
  return (
    <Card title={t('identityTitle')}>
      <DescriptionList items={[...made, ...items]} layout="rows" />
    </Card>
  );
}
