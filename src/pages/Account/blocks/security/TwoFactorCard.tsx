import { KeyRound, ShieldCheck, ShieldOff } from 'lucide-react';
import type * as z from 'zod';
import { useState } from 'react';
import type { securitySection } from '#contracts/account/sections.ts';
import * as securityMessages from '#messages/account/security.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { AccountRoutes } from '../account-routes.ts';
import { AskedAction } from '../AskedAction.tsx';
import { useAction } from '../useAction.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

export type TwoFactorState = z.infer<typeof securitySection>['twoFactor'];

interface TwoFactorCardProps {
  readonly state: TwoFactorState;
  readonly email: string;
  readonly appName: string;
  readonly routes: AccountRoutes;
}

/** The second factor: off, being set up, or on with its recovery codes. */
export function TwoFactorCard({ state, email, appName, routes }: TwoFactorCardProps) {
  const t = useMessages(securityMessages);
  const format = useFormat();
  const start = useAction();
  const codes = useShownCodes(state.newCodes);
  const { confirmedAt, setup, demandedBy, dueAt } = state;
  return (
    <FormSection title={t('twoFactor.title')} help={t('twoFactor.help')}>
      {confirmedAt === null && demandedBy !== null && (
        <Banner tone="warn">
          {dueAt === null
            ? t(`twoFactor.owed.${demandedBy}`)
            : t('twoFactor.demanded', { date: format.dateTime(dueAt) })}
        </Banner>
      )}
      {confirmedAt === null ? (
        <Badge icon={ShieldOff}>{t('twoFactor.off')}</Badge>
      ) : (
        <Badge tone="pos" icon={ShieldCheck}>
          {t('twoFactor.on', { date: format.dateTime(confirmedAt) })}
        </Badge>
      )}
      {codes !== null && (
        <RecoveryCodes codes={codes} title={t('twoFactor.fileTitle', { app: appName, email })} />
      )}
      {confirmedAt === null && setup !== null && <TwoFactorSetup setup={setup} href={routes.twoFactor} />}
      {confirmedAt === null && setup === null && (
        <div>
          <Button
            icon={KeyRound}
            isPending={start.isPending}
            onClick={() => void start.run({ method: 'POST', href: routes.twoFactor })}
          >
            {t('twoFactor.start')}
          </Button>
        </div>
      )}
      {confirmedAt !== null && (
        <Stack gap={3}>
          <Text as="p" tone="ink2">
            {t('twoFactor.codesLeft', { n: state.recoveryCodesLeft })}
          </Text>
          <Inline>
            <AskedAction
              label={t('twoFactor.renew')}
              title={t('twoFactor.renewTitle')}
              text={t('twoFactor.renewText')}
              action={{ method: 'POST', href: routes.recoveryCodes }}
              isDanger={false}
            />
            <AskedAction
              label={t('twoFactor.stop')}
              title={t('twoFactor.stopTitle')}
              text={t('twoFactor.stopText')}
              action={{ method: 'DELETE', href: routes.twoFactor }}
              inactiveReason={demandedBy ? t(`twoFactor.compulsory.${demandedBy}`) : undefined}
            />
          </Inline>
        </Stack>
      )}
    </FormSection>
  );
}

/** Codes that the server shows once stay in view until the page is left or others replace them. */
function useShownCodes(latest: readonly string[] | null): readonly string[] | null {
  const [codes, setCodes] = useState(latest);
  if (latest !== null && latest !== codes) setCodes(latest);
  return latest ?? codes;
}
