import {
  Bookmark,
  Circle,
  CircleCheck,
  CircleSlash,
  FilePenLine,
  Hourglass,
  KeyRound,
  Pencil,
} from 'lucide-react';
import type { LotState } from '#domain/lot/states.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { IconShape } from '../identity/Icon.tsx';
import { Badge } from './Badge.tsx';
import { lotTones } from './tones.ts';

const icons: Record<LotState, IconShape> = {
  draft: Pencil,
  available: Circle,
  optioned: Hourglass,
  reserved: Bookmark,
  under_contract: FilePenLine,
  sold: CircleCheck,
  delivered: KeyRound,
  withdrawn: CircleSlash,
};

/** The state of a lot. */
export function LotBadge({ state }: { state: LotState }) {
  const t = useMessages(tradeMessages);
  return (
    <Badge tone={lotTones[state]} icon={icons[state]}>
      {t(`lotState.${state}`)}
    </Badge>
  );
}
