import { BadgeCheck, FileCheck, Plus, TriangleAlert } from 'lucide-react';
import type { ConstructionProps, ShownReserve } from '#contracts/client/operation/construction.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { WorksDialogs } from './useWorksDialogs.tsx';

interface PartProps {
  readonly props: ConstructionProps;
  readonly dialogs: WorksDialogs;
}

/** Certificates of stages, the reception, what is to be put right, and the guarantees that run from it. */
export function ReceptionPart({ props, dialogs }: PartProps) {
  return (
    <>
      <Milestones props={props} dialogs={dialogs} />
      <Reception props={props} dialogs={dialogs} />
    </>
  );
}

function Milestones({ props, dialogs }: PartProps) {
  const t = useMessages(constructionMessages);
  const { date } = useFormat();
  const { milestones, can } = props;
  return (
    <PageSection
      title={t('milestones.title')}
      count={milestones.length}
      aside={
        can.update && (
          <Button size="sm" icon={Plus} onClick={() => dialogs.open({ kind: 'milestone' })}>
            {t('milestones.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('milestones.title')}
        empty={t('milestones.empty')}
        items={milestones.map(({ id, milestone, on, certifierName, href, fileName }) => ({
          id,
          icon: BadgeCheck,
          title: t(`milestones.kinds.${milestone}`),
          detail: t('milestones.by', { name: certifierName, date: date(on) }),
          end:
            href === null ? (
              <Text tone="ink3">{t('milestones.noFile')}</Text>
            ) : (
              <TextLink href={href} isNewTab>
                {fileName ?? t('milestones.noFile')}
              </TextLink>
            ),
        }))}
      />
    </PageSection>
  );
}

function Reception({ props, dialogs }: PartProps) {
  const t = useMessages(constructionMessages);
  const { date } = useFormat();
  const { reception, receptionObstacle, can } = props;
  if (reception === null) {
    return (
      <PageSection
        title={t('reception.title')}
        aside={
          can.update && (
            <Button
              size="sm"
              icon={FileCheck}
              inactiveReason={receptionObstacle ?? undefined}
              onClick={() => dialogs.open({ kind: 'reception' })}
            >
              {t('reception.action')}
            </Button>
          )
        }
      >
        <Stack gap={1}>
          <Text as="p" tone="ink2">
            {t('reception.empty')}
          </Text>
          {receptionObstacle !== null && (
            <Text as="p" tone="ink3">
              {receptionObstacle}
            </Text>
          )}
        </Stack>
      </PageSection>
    );
  }
  return (
    <>
      <PageSection
        title={t('reception.on', { date: date(reception.on) })}
        aside={
          <Badge tone={reception.withReserves ? 'warn' : 'pos'}>
            {t(reception.withReserves ? 'reception.with' : 'reception.without')}
          </Badge>
        }
      >
        <Reserves reserves={reception.reserves} props={props} dialogs={dialogs} />
      </PageSection>
      <PageSection title={t('reception.guarantees')}>
        <ItemList
          label={t('reception.guarantees')}
          items={reception.clocks.map((clock) => ({
            id: clock.kind,
            title: clock.title,
            detail: clock.sentence,
            end: (
              <>
                {clock.endsOn !== null && t('reception.until', { date: date(clock.endsOn) })}
                {clock.explanation !== null && <ExplainedTrigger explanation={clock.explanation as never} />}
              </>
            ),
          }))}
        />
      </PageSection>
    </>
  );
}

function Reserves({ reserves, props, dialogs }: PartProps & { readonly reserves: readonly ShownReserve[] }) {
  const t = useMessages(constructionMessages);
  const { date } = useFormat();
  const detailOf = ({ lotLabel, room, dueOn, liftedOn }: ShownReserve): string =>
    [
      lotLabel,
      room,
      liftedOn === null
        ? dueOn !== null && t('reception.due', { date: date(dueOn) })
        : t('reception.lifted', { date: date(liftedOn) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ItemList
      label={t('reception.reserves')}
      empty={t('reception.noReserve')}
      items={reserves.map((reserve) => ({
        id: reserve.id,
        icon: reserve.liftedOn === null ? TriangleAlert : BadgeCheck,
        title: reserve.text,
        badges: (
          <Badge tone={reserve.liftedOn !== null ? 'pos' : reserve.isLate ? 'neg' : 'warn'}>
            {t(
              reserve.liftedOn !== null
                ? 'reception.done'
                : reserve.isLate
                  ? 'reception.late'
                  : 'reception.open',
            )}
          </Badge>
        ),
        detail: detailOf(reserve),
        end: props.can.update && reserve.liftedOn === null && (
          <Button size="sm" onClick={() => dialogs.open({ kind: 'lift', reserve })}>
            {t('reception.lift')}
          </Button>
        ),
      }))}
    />
  );
}
