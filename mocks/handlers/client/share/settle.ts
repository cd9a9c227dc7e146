import type { SharePayload, ShareUpdate } from '#contracts/client/share/payload.ts';
import { longestShareDays } from '#domain/share/share.ts';
import { day } from '#domain/time/day.ts';
import { isFinancial } from '#domain/share/sections.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { shareMachine } from '#domain/states/sharing/share.ts';
import { validationText } from '#messages/validation.ts';
import type { ShareRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import type { Shared } from '#mocks/server/share/section-targets.ts';
import type { Offer } from './offer.ts';

type Wish = Pick<SharePayload | ShareUpdate, 'sections' | 'fileIds' | 'audience' | 'expiresOn' | 'code'>;

/** Where the reasons of the machine stand in the form. */
const fieldOf: Readonly<Record<string, string>> = {
  no_section: 'sections',
  expiry_out_of_range: 'expiresOn',
  financial_section_for_buyer: 'sections',
  password_missing: 'code',
};

/**
 * Checks what a link is to be against what may be shared, and against the rules of its life.
 *
 * @throws ValidationFailure at the fields
 */
export function checkWish(
  context: ClientContext,
  { shared, offer }: { readonly shared: Shared; readonly offer: Offer },
  wish: Wish,
  kept: { readonly recipientName: string; readonly recipientEmail: string; readonly hasCode: boolean },
): void {
  const { locale, deps } = context;
  const offered = new Set<string>(offer.sections.map(({ section }) => section));
  const files = new Set(offer.files.map(({ id }) => id));
  if (!wish.sections.every((section) => offered.has(section)) || !wish.fileIds.every((id) => files.has(id))) {
    throw new ValidationFailure({ sections: validationText(locale, 'unknownRecord') });
  }
  const isPersonal = shared.target === 'profile' && shared.profile?.kind === 'individual';
  const today = day(parisDay(deps.clock.businessNow()));
  const answer = mayHappen(
    shareMachine,
    'create',
    {
      state: null,
      facts: {
        target: shared.target,
        isIndividualProfile: isPersonal,
        recipientName: kept.recipientName,
        recipientEmail: kept.recipientEmail,
        audience: wish.audience,
        sectionsCount: wish.sections.length + wish.fileIds.length,
        hasFinancialSections: wish.sections.some(isFinancial),
        hasPassword: wish.code !== '' || kept.hasCode,
        expiresOn: day(wish.expiresOn),
      },
    },
    // Rights were asked for before: whoever may share does it as the holder does.
    { actors: ['owner'], today },
  );
  if (answer.ok) return;
  const days = isPersonal ? longestShareDays.personal : longestShareDays.any;
  const errors: Record<string, string> = {};
  for (const { code } of answer.reasons) {
    const field = fieldOf[code] ?? 'base';
    errors[field] ??= textOf(code);
  }
  throw new ValidationFailure(errors);

  function textOf(code: string): string {
    if (code === 'expiry_out_of_range') {
      return wish.expiresOn < today
        ? validationText(locale, 'sharePast')
        : validationText(locale, 'shareExpiry', { days });
    }
    if (code === 'no_section') return validationText(locale, 'shareEmpty');
    return validationText(locale, code === 'password_missing' ? 'shareCode' : 'shareFinancial');
  }
}

/** Columns that a form gives as they are. */
export const settingsOf = (
  payload: SharePayload | ShareUpdate,
): Pick<
  ShareRow,
  | 'audience'
  | 'sections'
  | 'fileIds'
  | 'hideAmounts'
  | 'hiddenFields'
  | 'expiresOn'
  | 'allowDownload'
  | 'watermark'
  | 'maxOpenings'
  | 'notice'
> => ({
  audience: payload.audience,
  sections: [...new Set(payload.sections)],
  fileIds: [...new Set(payload.fileIds)],
  hideAmounts: payload.hideAmounts,
  hiddenFields: [...payload.hiddenFields],
  expiresOn: payload.expiresOn,
  allowDownload: payload.allowDownload,
  watermark: payload.watermark,
  maxOpenings: payload.maxOpenings,
  notice: payload.notice,
});
