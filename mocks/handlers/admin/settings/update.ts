import { eq, sql } from 'drizzle-orm';
import { updateSettings, type SettingPayload } from '#contracts/admin/settings/payload.ts';
import { edit } from '#generated/routes/admin/settings.ts';
import { settingsId } from '#domain/platform/settings.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { plans } from '#mocks/db/schema/index.ts';
import { audit, changedFields } from '#mocks/server/audit.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { applySettings } from '#mocks/server/platform-settings.ts';
import { staleVersion } from '#mocks/server/stale-version.ts';
import { keepSettings, keptSettings, settingValues, type KeptSettings } from './values.ts';

const subject = { type: 'settings', id: settingsId, label: '' };

/** Saves the settings of the platform: they hold from the next request on. */
export const updateHandler = adminAction(updateSettings, async (context, { version, ...values }) => {
  const { deps, unscoped, locale } = context;
  await checkPlan(context, values);
  const outcome = await unscoped.transaction(async (tx) => {
    // Two who save at once wait for each other here, the first time too, when no row is there to be locked.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings.platform'))`);
    const kept = await keptSettings(tx);
    if (kept.version !== version) return { kept };
    const written = await keepSettings(tx, values, {
      version: version + 1,
      updatedAt: deps.clock.businessNow(),
    });
    await audit(context, tx, 'settings.update', subject, changedFields(settingValues(kept), values));
    return { written };
  });
  if (outcome.written === undefined) throw await stale(context, outcome.kept, values);
  applySettings(deps.config, outcome.written);
  return redirect(edit(), {
    type: 'success',
    text: messagesFor(locale, settingsMessages).saved,
  });
});

/** @throws ValidationFailure for an offer that nobody can choose */
async function checkPlan(
  { unscoped, locale }: AdminContext,
  { defaultPlanCode }: SettingPayload,
): Promise<void> {
  if (defaultPlanCode === '') return;
  const [plan] = await unscoped
    .select({ id: plans.id })
    .from(plans)
    .where(eq(plans.code, defaultPlanCode))
    .limit(1);
  if (!plan) throw new ValidationFailure({ defaultPlanCode: validationText(locale, 'choice') });
}

const stale = (context: AdminContext, kept: KeptSettings, values: SettingPayload) =>
  staleVersion(context, {
    id: settingsId,
    updatedAt: new Date(kept.platform?.updatedAt ?? context.deps.clock.businessNow()),
    actions: ['settings.update'],
    fields: Object.keys(changedFields(settingValues(kept), values)),
  });
