import { Eye, Mail, Truck } from 'lucide-react';
import { useEffect } from 'react';
import type { PartnerViewProps } from '#contracts/client/partner/view.ts';
import type { WithShared } from '#contracts/shared.ts';
import { contact, phone as revealPhone, seen, supplier } from '#generated/routes/client/partner.ts';
import { phoneText } from '#domain/identity/phone.ts';
import * as partnerMessages from '#messages/client/partner.ts';
import * as partnerWords from '#messages/partner-words.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { ArticleFrame } from '#ui/data/ArticleFrame.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { LogoPlate } from '#ui/identity/LogoPlate.tsx';
import { MainAside } from '#ui/layout/MainAside.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { FavoriteButton } from './blocks/PartnerCards.tsx';

/** The sheet of a partner: what it does, where, what it offers, and what one's company asked it for. */
export default function PartnerView(props: WithShared<PartnerViewProps>) {
  const { partner, requests, can, isSupplier, app, auth } = props;
  const t = useMessages(partnerMessages);
  const words = useMessages(partnerWords);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const isOwn = auth.impersonator === null;
  const { id } = partner;
  useTitle(partner.name, app.name);
  useRefreshOnEvent<PartnerViewProps>(
    props.realtime?.changesChannel ?? null,
    ['partner_request.answered'],
    ['requests'],
  );
  useEffect(() => {
    // What staff look at in a client's name is no view of theirs.
    if (isOwn) void sendJson(seen(id), {});
  }, [id, isOwn]);
  return (
    <>
      <PageHeader
        title={partner.name}
        badge={<Badge>{words(`category.${partner.category}`)}</Badge>}
        actions={
          <>
            {isOwn && <FavoriteButton partner={partner} />}
            {isSupplier && <Badge icon={Truck}>{t('supplier.already')}</Badge>}
            {can.supplier && (
              <Button
                icon={Truck}
                isPending={isPending}
                onClick={() => void run({ method: 'POST', href: supplier(id), data: {} })}
              >
                {t('supplier.action')}
              </Button>
            )}
            {can.contact && isOwn && (
              <Button variant="primary" icon={Mail} href={contact(partner.slug)}>
                {t('contactAction')}
              </Button>
            )}
          </>
        }
      />
      <MainAside aside={<Facts partner={partner} canReveal={isOwn} />}>
        <ArticleFrame cover={null} lead={partner.short}>
          <Prose html={partner.body} />
        </ArticleFrame>
        {can.contact || requests.length > 0 ? (
          <Card title={t('requests')}>
            <ItemList
              label={t('requests')}
              isCompact
              empty={t('noRequests')}
              items={requests.map(({ id: key, subject, by, sentAt, status }) => ({
                id: key,
                title: subject,
                badges: (
                  <Badge {...(status === 'answered' && { tone: 'selling' as const })}>
                    {words(`request.${status}`)}
                  </Badge>
                ),
                detail: t('requestFoot', { by, date: date(sentAt) }),
              }))}
            />
          </Card>
        ) : null}
      </MainAside>
    </>
  );
}

interface FactsProps {
  readonly partner: PartnerViewProps['partner'];
  readonly canReveal: boolean;
}

/** How to reach a partner, where it works, what it offers. */
function Facts({ partner, canReveal }: FactsProps) {
  const t = useMessages(partnerMessages);
  const words = useMessages(partnerWords);
  const { isPending, run } = useAction();
  const { id, name, logoHref, advantage, zoneNames, website, hasPhone, phone } = partner;
  return (
    <Card title={t('know')}>
      <LogoPlate src={logoHref} alt={name} empty={name.slice(0, 2).toUpperCase()} />
      <DescriptionList
        columns={1}
        items={[
          ...(advantage === null ? [] : [{ term: t('advantage'), value: advantage }]),
          {
            term: t('zones'),
            value: partner.isEverywhere ? words('everywhere') : zoneNames.join(', '),
          },
          ...(website === null
            ? []
            : [
                {
                  term: t('website'),
                  value: (
                    <TextLink href={website} isNewTab>
                      {new URL(website).host}
                    </TextLink>
                  ),
                },
              ]),
          ...(hasPhone
            ? [
                {
                  term: t('phone'),
                  value:
                    phone === null ? (
                      canReveal && (
                        <Button
                          size="sm"
                          icon={Eye}
                          isPending={isPending}
                          onClick={() =>
                            void run({
                              method: 'POST',
                              href: revealPhone(id),
                              data: {},
                              preserveScroll: true,
                            })
                          }
                        >
                          {t('reveal')}
                        </Button>
                      )
                    ) : (
                      <TextLink href={`tel:${phone}`}>{phoneText(phone)}</TextLink>
                    ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
