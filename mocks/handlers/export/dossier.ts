import { dossierPage, type DossierPart } from '#contracts/export/dossier.ts';
import { dossierPresetOf, isMarginKept, usualSections } from '#domain/paper/dossier-presets.ts';
import { isBundled, type ExportSection } from '#domain/paper/sections.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { askedProps } from '#mocks/server/props/asked-props.ts';
import { pagesOfLink } from '#mocks/server/share/export-link.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { copiesOf } from './dossier-copies.ts';
import { operationPaper } from './paper.ts';
import { sectionTargets, type SectionTarget, type SectionTargets } from './sections.ts';

/** Handler of `export.dossier`. */
export const dossierHandlers = {
  'export.dossier': clientPage(dossierPage, async (context, { sections, recipient, titles, ...asked }) => {
    const operation = await operationOfRoute(context);
    const { guest } = context.actor;
    const preset = guest ? dossierPresetOf(guest.audience) : asked.preset;
    // A link hides what its sender chose, whoever reads by it.
    const keepsMargin = !guest && isMarginKept(preset);
    const hide = keepsMargin ? [...new Set([...asked.hide, 'margin' as const])] : asked.hide;
    const watermark = guest ? asked.watermark : asked.watermark || recipient;
    const targets = guest ? await linkTargets(context) : await sectionTargets(context, operation);
    const offered = [...targets.keys()];
    const chosen = guest
      ? offered
      : (sections.length > 0 ? sections : usualSections(preset, offered)).filter((section) =>
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
    const copies = guest ? null : await copiesOf(context, operation.id);
    // Who only asks how far a copy has come does not need the papers drawn anew.
    for (const section of isAskedFor(context, 'parts') ? chosen : []) {
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
      titles,
      operationId: operation.id,
      isPrintedByServer: context.deps.printer !== null,
      copies,
      parts,
    };
  }),
} satisfies Partial<RouteHandlers>;

/** Papers of the link by which a guest reads, in its order. */
async function linkTargets(context: ClientContext): Promise<SectionTargets> {
  const { link, deps, db } = context;
  if (link?.kind !== 'open') return new Map();
  const pages = await pagesOfLink(deps, db, link.found);
  const targets = new Map<ExportSection, SectionTarget[]>();
  for (const { section, parameters } of pages) {
    const route = deps.routes.find(({ name }) => name === `export.${section}`);
    if (route !== undefined) targets.set(section, [...(targets.get(section) ?? []), { route, parameters }]);
  }
  return targets;
}

/** Whether a request wants a prop: every one does that does not name others. */
function isAskedFor({ request }: ClientContext, name: string): boolean {
  const { isPart, names } = askedProps(request.headers, dossierPage.component);
  return !isPart || names.size === 0 || names.has(name);
}

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
