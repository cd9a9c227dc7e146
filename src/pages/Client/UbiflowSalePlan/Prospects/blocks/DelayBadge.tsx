import { Clock, Hourglass, TriangleAlert } from 'lucide-react';
import type { LeadRow } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { useLeadWords } from './useLeadWords.ts';

const looks = {
  ample: { tone: 'pos', icon: Clock },
  pressing: { tone: 'warn', icon: Hourglass },
  late: { tone: 'neg', icon: TriangleAlert },
} as const;

interface DelayBadgeProps {
  readonly lead: Pick<LeadRow, 'status' | 'dueAt'>;
  readonly now: string;
}

/** What is left of the time to answer a request; nothing once somebody has. */
export function DelayBadge({ lead, now }: DelayBadgeProps) {
  const { delay } = useLeadWords();
  const words = delay(lead, now);
  if (words === null) return null;
  return <Badge {...looks[words.kind]}>{words.text}</Badge>;
}
