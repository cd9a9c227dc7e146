import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { LoginProps } from '#contracts/auth/login.ts';
import { tenant } from '#generated/routes/login.ts';
import * as signInMessages from '#messages/auth/sign-in.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { BackToPassword } from './BackToPassword.tsx';

export interface CompanyChoiceProps {
  readonly companies: LoginProps['companies'];
  readonly cancelHref: string;
}

/** The companies that the person may work in; one press opens one. */
export function CompanyChoice({ companies, cancelHref }: CompanyChoiceProps) {
  const t = useMessages(signInMessages);
  const roleLabel = useRoleLabel();
  const visit = useVisit();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choose = (tenantId: string) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    void visit({
      method: 'POST',
      href: tenant(),
      data: { tenantId },
      onError: (errors) => setRefusal(errors['tenantId']),
      onFinish: () => setBusy(false),
    });
  };
  return (
    <Stack>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
      <ItemList
        label={t('company.title')}
        isBusy={isBusy}
        items={companies.map(({ id, name, role }, index) => ({
          id,
          title: name,
          lead: <Avatar name={name} size={32} isDecorative />,
          detail: roleLabel(role),
          end: <Icon icon={ChevronRight} />,
          autoFocus: index === 0,
          onPress: () => choose(id),
        }))}
      />
      <BackToPassword href={cancelHref} />
    </Stack>
  );
}
