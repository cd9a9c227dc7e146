import type { ProjectCard } from '#contracts/client/operation/project/index.ts';
import * as projectMessages from '#messages/client/project.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** Says what a composition holds: « 6 appartements, 2 garages, 1 local ». */
export function useComposition(): (totals: ProjectCard['totals']) => string {
  const t = useMessages(projectMessages);
  return ({ byType }) =>
    byType.length === 0
      ? t('card.noRows')
      : byType.map(({ type, count }) => t(`typeCount.${type}`, { count })).join(', ');
}
