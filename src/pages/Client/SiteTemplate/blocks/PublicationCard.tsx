import { Check, Globe, History, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SiteTemplateProps } from '#contracts/client/site-template/form.ts';
import { domain as saveDomain, restore } from '#generated/routes/client/site-template.ts';
import { check } from '#generated/routes/client/site-template/domain.ts';
import * as siteMessages from '#messages/client/site-template.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { CopyText } from '#ui/data/CopyText.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { ShownSite } from './useSiteForm.ts';

interface PartProps {
  readonly props: SiteTemplateProps;
  readonly site: ShownSite;
}

/** Whether the page is online and where, what is missing, its earlier versions and its own domain. */
export function PublicationCard({ props, site }: PartProps) {
  const t = useMessages(siteMessages);
  const { date } = useFormat();
  const { quota } = props;
  const statusText =
    site.status === 'published' && site.publishedAt !== null
      ? t('publication.since', { date: date(site.publishedAt) })
      : site.publishedAt === null
        ? t('publication.never')
        : t(`publication.changed`);
  return (
    <Card title={t('publication.title')}>
      <Stack gap={4}>
        <Text as="p">
          {statusText}
          {site.status === 'published' &&
            ` · ${t(site.isChanged ? 'publication.changed' : 'publication.upToDate')}`}
          {quota.limit !== null && ` · ${t('publication.quota', { used: quota.used, limit: quota.limit })}`}
        </Text>
        {site.publicHref !== null && (
          <CopyText label={t('publication.address')} text={`${props.origin}${site.publicHref}`} />
        )}
        <ItemList
          label={t('publication.checks')}
          isLabelShown
          isCompact
          items={site.checks.map((each) => ({
            id: each.check,
            title: t(`checks.${each.check}`),
            icon: each.isMet ? Check : TriangleAlert,
            end: (
              <Badge tone={each.isMet ? 'pos' : 'warn'}>
                {t(each.isMet ? 'publication.met' : 'publication.missing')}
              </Badge>
            ),
          }))}
        />
        <Versions props={props} site={site} />
        <Domain props={props} site={site} />
      </Stack>
    </Card>
  );
}

function Versions({ props, site }: PartProps) {
  const t = useMessages(siteMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  return (
    <ItemList
      label={t('versions.title')}
      isLabelShown
      isCompact
      isBusy={isPending}
      empty={t('versions.empty')}
      items={site.versions.map(({ id, number, at, by, isOnline }) => ({
        id,
        title: t('versions.name', { number }),
        icon: History,
        badges: isOnline && <Badge tone="pos">{t('versions.online')}</Badge>,
        detail: by === null ? date(at) : t('versions.by', { date: date(at), name: by }),
        end: props.can.write && (
          <Button
            size="sm"
            variant="discreet"
            aria-label={t('versions.restoreLabel', { number })}
            onClick={() =>
              void run({
                method: 'POST',
                href: restore({ operation: props.operation.id, siteVersion: id }),
                preserveScroll: true,
              })
            }
          >
            {t('versions.restore')}
          </Button>
        ),
      }))}
    />
  );
}

function Domain({ props, site }: PartProps) {
  const t = useMessages(siteMessages);
  const { date } = useFormat();
  const { isPending, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { customDomain } = site;
  const hasDomain = customDomain !== '';
  const seen =
    site.domainSeenAt === null ? t('domain.unseen') : t('domain.seen', { date: date(site.domainSeenAt) });
  return (
    <>
      <ItemList
        label={t('domain.title')}
        isLabelShown
        isCompact
        isBusy={isPending}
        items={[
          {
            id: 'domain',
            title: hasDomain ? customDomain : t('domain.none'),
            icon: Globe,
            detail: hasDomain ? seen : '',
            end: props.can.write && (
              <>
                {hasDomain && (
                  <Button
                    size="sm"
                    variant="discreet"
                    onClick={() =>
                      void run({
                        method: 'POST',
                        href: check({ operation: props.operation.id }),
                        preserveScroll: true,
                      })
                    }
                  >
                    {t('domain.check')}
                  </Button>
                )}
                <Button size="sm" variant="discreet" onClick={() => setAsking(true)}>
                  {t(hasDomain ? 'domain.change' : 'domain.set')}
                </Button>
              </>
            ),
          },
        ]}
      />
      {isAsking && <DomainDialog props={props} site={site} onClose={() => setAsking(false)} />}
    </>
  );
}

function DomainDialog({ props, site, onClose }: PartProps & { readonly onClose: () => void }) {
  const t = useMessages(siteMessages);
  const visit = useVisit();
  const [value, setValue] = useState(site.customDomain);
  const [error, setError] = useState<string | undefined>();
  const send = async (): Promise<boolean> => {
    const result = await visit({
      method: 'PUT',
      href: saveDomain({ operation: props.operation.id }),
      data: { customDomain: value },
      preserveScroll: true,
    });
    setError(result.errors['customDomain'] ?? result.errors['version']);
    return result.outcome === 'success';
  };
  return (
    <FormDialog title={t('domain.title')} submitLabel={t('domain.save')} onSubmit={send} onClose={onClose}>
      <TextField
        name="customDomain"
        label={t('fields.customDomain')}
        help={t('domain.help', { host: new URL(props.origin).host })}
        value={value}
        onChange={setValue}
        error={error}
        maxLength={190}
        placeholder="programme.exemple.fr"
        isOptional
        autoFocus
      />
    </FormDialog>
  );
}
