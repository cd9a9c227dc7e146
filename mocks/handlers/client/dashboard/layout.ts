import { eq, sql } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { updateDashboardLayout } from '#contracts/client/dashboard/payload.ts';
import { onboardingSteps, type OnboardingStep } from '#domain/dashboard/widgets.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import { messagesFor } from '#messages/locale.ts';
import { users, type UserDashboard } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';

/** Keeps a part of what somebody wants of their start page beside the other ones. */
async function keep({ unscoped, actor }: ClientContext, part: Partial<UserDashboard>): Promise<void> {
  await unscoped
    .update(users)
    .set({ dashboard: sql`coalesce(${users.dashboard}, '{}'::jsonb) || ${JSON.stringify(part)}::jsonb` })
    .where(eq(users.id, actor.user.id));
}

/** Keeps which widgets somebody sees on their start page, in which order and size. */
export const updateLayoutHandler = clientAction(updateDashboardLayout, async (context, { widgets }) => {
  await keep(context, { widgets });
  const text = messagesFor(context.locale, dashboardMessages).layout.saved;
  return redirect(backAddress(context), { type: 'success', text });
});

const isStep = (text: string): text is OnboardingStep =>
  (onboardingSteps as readonly string[]).includes(text);

/** Puts one of the first steps away, for the person alone. */
export const dismissHandler = clientAction(noPayload, {
  find: async (context) => {
    const step = parameter(context, 'step');
    if (!isStep(step)) throw notFound('onboarding step');
    return step;
  },
  act: async (context, _payload, step) => {
    const kept = context.actor.user.dashboard?.dismissedSteps ?? [];
    await keep(context, { dismissedSteps: [...new Set([...kept, step])] });
    return redirect(backAddress(context));
  },
});
