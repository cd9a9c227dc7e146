import { dossierPage, type DossierPart } from '#contracts/export/dossier.ts';
import { isMarginKept, usualSections } from '#domain/paper/dossier-presets.ts';
import { isBundled, type ExportSection } from '#domain/paper/sections.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { operationPaper } from './paper.ts';
import { sectionTargets, type SectionTarget } from './sections.ts';

/** Handler of `export.dossier`. */
export const dossierHandlers = {
  'export.dossier': clientPage(dossierPage, async (context, { sections, preset, recipient, ...asked }) => {
    const operation = await operationOfRoute(context);
    const hide = isMarginKept(preset) ? [...new Set([...asked.hide, 'margin' as const])] : asked.hide;
    const watermark = asked.watermark || recipient;
    const targets = await sectionTargets(context, operation);
    const offered = [...targets.keys()];
    const chosen = (sections.length > 0 ? sections : usualSections(preset, offered)).filter((section) =>
      targets.has(section),
    );
    const query = {
      hide: hide.join(','),
      watermark,
      recipient,
      preset: preset === 'bank' ? 'bank' : 'presentation',
      mode: preset === 'bank' ? 'bank' : 'commercial',
      sections: chosen.filter(isBundled).join(','),
    };
    const parts: DossierPart[] = [];
    for (const section of chosen) {
      for (const target of targets.get(section) ?? []) {
        const part = await partOf(context, section, target, query);
        if (part !== null) parts.push({ ...part, anchor: anchorOf(section, parts) });
      }
    }
    return {
      paper: operationPaper(context, { hide, watermark }, operation),
      preset,
      recipient,
      offered,
      chosen: [...chosen],
      parts,
    };
  }),
} satisfies Partial<RouteHandlers>;

/** The first paper of a section bears its name, further ones a number after it. */
function anchorOf(section: ExportSection, parts: readonly DossierPart[]): string {
  const before = parts.filter((part) => part.section === section).length;
  const name = section.replaceAll('.', '-');
  return before === 0 ? name : `${name}-${before + 1}`;
}

/** A paper as its own route answers it; null where that finds nothing to show. */
async function partOf(
  context: ClientContext,
  section: ExportSection,
  { route, parameters }: SectionTarget,
  query: Readonly<Record<string, string>>,
): Promise<Omit<DossierPart, 'anchor'> | null> {
  const handler = context.deps.handlers[route.name as keyof RouteHandlers];
  try {
    const answer = await handler.handle({ ...context, route, parameters, query });
    return answer.kind === 'page' ? { section, component: answer.component, props: answer.props } : null;
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 404) return null;
    throw error;
  }
}
