import { storeDossier } from '#contracts/export/dossier-copy.ts';
import * as dossierMessages from '#messages/export/dossier.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { dossiers, type Dossier } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, redirect, type RouteHandlers } from '#mocks/server/handler.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { dossierJob, hrefOfCopy } from './dossier-job.ts';
import { sectionTargets } from './sections.ts';

/** Handler of `client.dossier.store`: a copy of a file for somebody, kept with its day and reader. */
export const dossierStoreHandlers = {
  'client.dossier.store': clientAction(storeDossier, {
    find: operationOfRoute,
    act: async (context, payload, operation) => {
      const { deps, actor, db, locale } = context;
      const targets = await sectionTargets(context, operation);
      const sections = payload.sections.filter((section) => targets.has(section));
      if (sections.length === 0) {
        throw new ValidationFailure({ sections: validationText(locale, 'choice') });
      }
      const now = deps.clock.businessNow();
      const isByServer = deps.printer !== null;
      const copy: Dossier = {
        id: deps.newId(),
        createdAt: now,
        updatedAt: now,
        tenantId: actor.tenant.id,
        createdBy: actor.user.id,
        operationId: operation.id,
        profileId: null,
        shareId: null,
        shareVersion: null,
        recipient: payload.recipient,
        preset: payload.preset,
        sections,
        titles: payload.titles,
        hides: payload.hide,
        watermark: payload.watermark,
        madeBy: isByServer ? 'server' : 'browser',
        status: isByServer ? 'queued' : 'done',
        progressPercent: isByServer ? 0 : 100,
        fileId: null,
        pagesCount: null,
        doneAt: isByServer ? null : now,
      };
      await db.transaction(async (tx) => {
        await tx.insert(dossiers).values(copy);
        const label = `${operation.name} · ${copy.recipient}`;
        await audit(context, tx, 'dossier.create', { type: 'operation', id: operation.id, label });
        if (!isByServer) return;
        const scope = { tenantId: actor.tenant.id };
        await enqueueJob(deps, tx, dossierJob, { dossierId: copy.id }, { scope, createdBy: actor.user.id });
      });
      const { done } = messagesFor(locale, dossierMessages);
      const text = done[copy.madeBy];
      return redirect(hrefOfCopy(copy), { type: 'success', text });
    },
  }),
} satisfies Partial<RouteHandlers>;
