import { Lock } from 'lucide-react';
import * as templateMessages from '#messages/client/template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import type { TemplateFlags } from './template-actions.ts';

/** Whether a template comes with the platform, is the default, is archived. */
export function TemplateBadges({ isSystem, isDefault, isArchived }: TemplateFlags) {
  const t = useMessages(templateMessages);
  return (
    <>
      {isDefault && <Badge tone="pos">{t('badge.default')}</Badge>}
      {isSystem && <Badge icon={Lock}>{t('badge.system')}</Badge>}
      {isArchived && <Badge>{t('badge.archived')}</Badge>}
    </>
  );
}
