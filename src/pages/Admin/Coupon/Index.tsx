import { Building2, CircleDashed, Power, PowerOff, Tag } from 'lucide-react';
import type { CouponIndexProps, CouponRow } from '#contracts/admin/coupon/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, disable, edit, enable, index } from '#generated/routes/admin/coupon.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import { useCouponGives } from '../../blocks/useCouponGives.ts';
import { useValidity } from './blocks/useValidity.ts';

const stateOf = ({ status }: CouponRow) => <OfficeStateBadge entity="coupon" state={status} />;

/** The promotion codes of the platform, with what they gave. */
export default function CouponIndex(props: WithShared<CouponIndexProps>) {
  const t = useMessages(couponMessages);
  const column = useColumns<CouponRow>(couponMessages);
  const gives = useCouponGives();
  const validity = useValidity();
  const { isPending, run } = useAction();
  const actionsOf = ({ id, code, isChangeable, status }: CouponRow) => (
    <Inline gap={1}>
      <CopyButton text={code} what={t('copy', { code })} />
      {props.list.can.update && isChangeable && (
        <Button
          size="sm"
          variant="discreet"
          icon={status === 'disabled' ? Power : PowerOff}
          isPending={isPending}
          onClick={() =>
            void run(
              status === 'disabled'
                ? { method: 'DELETE', href: enable(id) }
                : { method: 'PATCH', href: disable(id), data: {} },
            )
          }
        >
          {t(status === 'disabled' ? 'enable.action' : 'disable.action')}
        </Button>
      )}
    </Inline>
  );
  return (
    <ListPage
      props={props}
      page="Admin/Coupon/Index"
      messages={couponMessages}
      routes={{ index, create, show: edit }}
      createKeys="n c"
      events={['coupon.changed', 'coupon.redeemed']}
      binType="coupon"
      filters={{ status: CircleDashed, kind: Tag, brandId: Building2 }}
      columns={[
        column.name(({ code }) => code, { sort: 'ascending', width: 132 }),
        column.made('text', 'discount', gives, { card: 'subtitle', width: 232 }),
        column.made('text', 'validity', validity, { card: 'foot', width: 196 }),
        column.of('day', 'endsOn', { sort: 'descending', isHidden: true }),
        column.made(
          'text',
          'redemptions',
          ({ redemptionsCount: count, maxRedemptions: max }) =>
            max === null ? String(count) : t('usesOf', { count, max }),
          { sort: 'descending', card: 'figure', width: 104 },
        ),
        column.made('money', 'saved', ({ savedCents }) => savedCents, { card: 'figure', width: 112 }),
        column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
          show: stateOf,
          card: 'badge',
          width: 108,
        }),
        column.of('text', 'label', { card: 'subtitle', tone: 'secondary', width: 184 }),
        column.made('text', 'plans', ({ plans }) => plans.join(', ') || t('allPlans'), { width: 128 }),
        column.made('text', 'brand', ({ brand }) => brand?.name ?? null, { width: 148 }),
        column.of('instant', 'createdAt', { sort: 'descending', isHidden: true }),
        column.made('text', 'actions', () => null, {
          show: actionsOf,
          isLabelHidden: true,
          card: 'end',
          width: 168,
        }),
      ]}
    />
  );
}
