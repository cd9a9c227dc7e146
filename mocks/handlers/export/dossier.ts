import type * as z from 'zod';
import { dossierPage, type DossierPart, type DossierProps } from '#contracts/export/dossier.ts';
import type { Paper, PaperQuery } from '#contracts/export/paper.ts';
import { dossierPresetOf, isMarginKept, usualSections } from '#domain/paper/dossier-presets.ts';
import { isBundled, type ExportSection } from '#domain/paper/sections.ts';
import type { Operation, Profile } from '#mocks/db/schema/index.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { askedProps } from '#mocks/server/props/asked-props.ts';
import { pagesOfLink } from '#mocks/server/share/export-link.ts';
import { sectionPages, type SectionPage } from '#mocks/server/share/section-targets.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { profileOfRoute } from '../client/profile/access.ts';
import { copiesOf } from './dossier-copies.ts';
import { operationPaper, profilePaper } from './paper.ts';
import { sectionTargets, type SectionTarget, type SectionTargets } from './sections.ts';

/** What a document is about, with the papers that can be printed of it. */
interface Subject {
  readonly operation: Operation | null;
  readonly targets: SectionTargets;
  readonly frame: (query: PaperQuery) => Promise<Paper>;
}

type DossierQuery = z.output<typeof dossierPage.query>;

/** Handlers of `export.dossier` and `export.profile-dossier`. */
export const dossierHandlers = {
  'export.dossier': clientPage(dossierPage, async (context, query) => {
    const operation = await operationOfRoute(context);
    const targets = await (context.actor.guest ? linkTargets(context) : sectionTargets(context, operation));
    const frame = (asked: PaperQuery): Promise<Paper> => operationPaper(context, asked, operation);
    return documentOf(context, query, { operation, targets, frame });
  }),
  'export.profile-dossier': clientPage(dossierPage, async (context, query) => {
    const profile = await profileOfRoute(context);
    const targets = await (context.actor.guest ? linkTargets(context) : profileTargets(context, profile));
    const frame = (asked: PaperQuery): Promise<Paper> => profilePaper(context, asked, profile);
    return documentOf(context, query, { operation: null, targets, frame });
  }),
} satisfies Partial<RouteHandlers>;

async function documentOf(
  context: ClientContext,
  { sections, recipient, titles, ...asked }: DossierQuery,
  { operation, targets, frame }: Subject,
): Promise<DossierProps> {
  const { guest } = context.actor;
  const preset = guest ? dossierPresetOf(guest.audience) : asked.preset;
  // A link hides what its sender chose, whoever reads by it.
  const keepsMargin = !guest && isMarginKept(preset);
  const hide = keepsMargin ? [...new Set([...asked.hide, 'margin' as const])] : asked.hide;
  const watermark = guest ? asked.watermark : asked.watermark || recipient;
  const offered = [...targets.keys()];
  const hasVir = operation?.kind === 'vir' || operation?.kind === 'mixed';
  const usual = operation === null ? offered : usualSections(preset, offered, hasVir);
  const chosen = guest
    ? offered
    : (sections.length > 0 ? sections : usual).filter((section) => targets.has(section));
  const query = {
    hide: hide.join(','),
    watermark,
    recipient,
    conceal: (guest?.hiddenFields ?? []).join(','),
    preset: preset === 'bank' ? 'bank' : 'presentation',
    mode: preset === 'bank' ? 'bank' : 'commercial',
    sections: chosen.filter(isBundled).join(','),
  };
  const parts: DossierPart[] = [];
  // What is being printed has no panel: its first paper bears the title of the document.
  const hasPanel = !guest && !context.isSigned && operation !== null;
  const copies = hasPanel ? await copiesOf(context, operation.id) : null;
  // Who only asks how far a copy has come does not need the papers drawn anew.
  for (const section of isAskedFor(context, 'parts') ? chosen : []) {
    for (const target of targets.get(section) ?? []) {
      const part = await partOf(context, section, target, query);
      if (part !== null) parts.push({ ...part, anchor: anchorOf(section, parts) });
    }
  }
  return {
    paper: await frame({ hide, watermark, theme: asked.theme }),
    preset,
    recipient,
    offered,
    chosen: [...chosen],
    titles,
    hasVir,
    operationId: operation?.id ?? null,
    isPrintedByServer: context.deps.printer !== null,
    copies,
    parts,
  };
}

/** Papers of a borrower that a person may print. */
async function profileTargets(context: ClientContext, profile: Profile): Promise<SectionTargets> {
  const { deps, db } = context;
  const pages = await sectionPages(deps, db, { target: 'profile', operation: null, profile });
  const targets = targetsOf(context, pages);
  return new Map(
    [...targets].filter(([, [first]]) => first?.route.can !== undefined && can(context, first.route.can)),
  );
}

/** Papers of the link by which a guest reads, in its order. */
async function linkTargets(context: ClientContext): Promise<SectionTargets> {
  const { link, deps, db } = context;
  if (link?.kind !== 'open') return new Map();
  return targetsOf(context, await pagesOfLink(deps, db, link.found));
}

/** The papers of some printable pages, by section in their order. */
function targetsOf({ deps }: ClientContext, pages: readonly SectionPage[]): SectionTargets {
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
