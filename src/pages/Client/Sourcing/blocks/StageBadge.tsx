import { Ban, CircleCheck, CircleDashed, Eye, Handshake, Search } from 'lucide-react';
import type { OpportunityStage } from '#domain/sourcing/stages.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';

const looks = {
  to_qualify: ['sourcing', CircleDashed],
  to_visit: ['info', Eye],
  analysis: ['info', Search],
  offer: ['warn', Handshake],
  rejected: ['neg', Ban],
  converted: ['pos', CircleCheck],
} as const;

/** Tone of a stage, for pins. */
export const toneOfStage = (stage: OpportunityStage) => looks[stage][0];

/** The stage of an opportunity. */
export function StageBadge({ stage }: { readonly stage: OpportunityStage }) {
  const t = useMessages(sourcingMessages);
  const [tone, icon] = looks[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`choices.stage.${stage}`)}
    </Badge>
  );
}
