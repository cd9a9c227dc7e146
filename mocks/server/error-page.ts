import { errorPage, type ErrorProps } from '#contracts/error/global.ts';
import { maintenancePage } from '#contracts/error/maintenance.ts';
import { areaOf, type Area } from './access.ts';
import type { RequestContext } from './context.ts';
import { RightFailure, TooManyFieldsFailure, type HttpFailure } from './failures.ts';
import type { PageAnswer } from './handler.ts';
import { LinkFailure } from './share/link-failure.ts';

/** The page that stands for a refusal with an HTTP status. */
export function errorAnswer(context: RequestContext, failure: HttpFailure): PageAnswer {
  return {
    kind: 'page',
    component: errorPage.component,
    schema: errorPage.props,
    props: {
      status: failure.status,
      requestId: context.requestId,
      context: contextOf(context),
      retryAfterS: failure.retryAfterS,
      reason: reasonOf(failure),
      linkSender: failure instanceof LinkFailure ? failure.sender : null,
    },
  };
}

function reasonOf(failure: HttpFailure): ErrorProps['reason'] {
  if (failure instanceof TooManyFieldsFailure) return 'fields';
  if (failure instanceof RightFailure) return failure.reason;
  return failure instanceof LinkFailure ? `link-${failure.reason}` : null;
}

/** The page shown in place of any other while the application is closed. */
export function maintenanceAnswer(
  context: RequestContext,
  maintenance: { message: string; until: string | null },
): PageAnswer {
  return {
    kind: 'page',
    component: maintenancePage.component,
    schema: maintenancePage.props,
    props: {
      message: maintenance.message === '' ? null : maintenance.message,
      untilAt: maintenance.until,
      supportEmail: context.deps.config.supportEmail,
    },
  };
}

/** Where the person stands: in an area only when signed in to it. */
function contextOf(context: RequestContext): Area {
  if (context.actor === null) return 'guest';
  const area = areaOf(context.route);
  return area === 'guest' ? (context.actor.user.kind === 'platform' ? 'admin' : 'client') : area;
}
