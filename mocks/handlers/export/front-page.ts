import { eq } from 'drizzle-orm';
import { frontPagePage, type FrontPageProps } from '#contracts/export/front-page.ts';
import { loansTogether } from '#domain/simulation/study/study-loans.ts';
import { isBundled } from '#domain/paper/sections.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { departmentName } from '#domain/geography/departments.ts';
import { formatSiren, parseSiren } from '#domain/identity/siren.ts';
import { profiles, type Operation } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { countingSimulation } from '#mocks/server/paper/counting-simulation.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { financingOf } from '../client/operation/financing/summary.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { unlessHidden } from './hidden.ts';
import { addressOf, bpsOf, memberOf, parcelName } from './operation-facts.ts';
import { operationPaper } from './paper.ts';
import { sectionTargets } from './sections.ts';

/** Handler of `export.front-page`. */
export const frontPageHandlers = {
  'export.front-page': clientPage(frontPagePage, async (context, { sections, ...query }) => {
    const operation = await operationOfRoute(context);
    const paper = await operationPaper(context, query, operation);
    const { name, ref, kind, departmentCode, parcels } = operation;
    const { email, phone, name: contact } = await memberOf(context, operation.managerId);
    const figures = await figuresOf(context, operation, paper.hides);
    return {
      paper,
      operation: {
        name,
        ref,
        kind,
        address: addressOf(operation),
        departmentName: departmentName(departmentCode),
        parcels: parcels.map(parcelName),
      },
      owner: await ownerOf(context, operation),
      contact: { name: contact, email, phone },
      askedCents: figures?.loanCents ?? (await loansOf(context, operation.id, paper.hides)),
      figures,
      sections:
        sections.length > 0
          ? sections
          : [...(await sectionTargets(context, operation)).keys()].filter(isBundled),
    };
  }),
} satisfies Partial<RouteHandlers>;

/** What the loans of an operation come to, while no simulation says what is asked for. */
async function loansOf(context: ClientContext, operationId: string, { amounts }: Paper['hides']) {
  if (amounts) return null;
  return (await financingOf(context, operationId))?.loansCents ?? null;
}

async function figuresOf(
  context: ClientContext,
  operation: Operation,
  hides: Paper['hides'],
): Promise<FrontPageProps['figures']> {
  const simulation = await countingSimulation(context, operation);
  if (simulation === null) return null;
  const { results, study, validatedAt } = simulation;
  return {
    simulation: simulation.name,
    validatedOn: validatedAt === null ? null : parisDay(validatedAt),
    purchaseCents: unlessHidden(hides.margin, study.purchasePriceCents),
    costCents: unlessHidden(hides.margin, results.costCents),
    revenueTtcCents: unlessHidden(hides.amounts, results.revenueTtcCents),
    marginCents: unlessHidden(hides.margin, results.marginCents),
    marginBps: unlessHidden(hides.margin, bpsOf(results.marginOnRevenue)),
    loanCents: unlessHidden(hides.amounts, loansTogether(study).amountCents || null),
    equityCents: unlessHidden(hides.amounts, study.equityCents),
  };
}

async function ownerOf(
  { db, actor }: ClientContext,
  { ownerProfileId }: Operation,
): Promise<FrontPageProps['owner']> {
  const [profile] =
    ownerProfileId === null
      ? []
      : await db
          .select({ name: profiles.name, siren: profiles.siren })
          .from(profiles)
          .where(eq(profiles.id, ownerProfileId));
  if (profile === undefined) return { name: actor.tenant.name, siren: null };
  const siren = profile.siren === null ? null : parseSiren(profile.siren);
  return { name: profile.name, siren: siren === null ? profile.siren : formatSiren(siren) };
}
