import type * as z from 'zod';
import type { ActionContract } from '#contracts/define.ts';
import type { Machine, TransitionContext } from '#domain/states/machine.ts';
import { mayHappen, type Answer as MachineAnswer } from '#domain/states/may-happen.ts';
import type { AuditChanges } from '#mocks/db/schema/index.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, type Answer } from '#mocks/server/handler.ts';
import type { definePart, FoundPart, PartChange, PartTable } from '../part-record.ts';
import { transitionContext } from './transition-context.ts';
import { refusal, type ReasonFields } from './refusal.ts';
import { remediesOf } from './remedies.ts';

type Part<Name extends string, Table extends PartTable> = ReturnType<typeof definePart<Name, Table>>;

/** What a person gives with a step, and what the step writes. */
export interface StepGiven<Table extends PartTable, Facts> extends Partial<
  Pick<PartChange<Table>, 'on' | 'beforehand' | 'alongside'>
> {
  /** Facts beside those that are known of the record. */
  readonly facts?: Facts;
  /** Codes of warnings that the person confirmed. */
  readonly confirmed?: readonly string[];
  /** Codes of refusals that the account holder passed over, with the reason. */
  readonly overrides?: TransitionContext['overrides'];
  /** What the step writes beside the state; of the codes that were lifted, where it depends on them. */
  readonly columns?: ColumnsOf<Table> | ((lifted: readonly string[]) => ColumnsOf<Table>);
  /** For the history; of the codes that were confirmed or passed over, where it depends on them. */
  readonly reason?: string | null | ((lifted: readonly string[]) => string | null);
  /** What else is asked once the guards let the step through. @throws ValidationFailure */
  readonly check?: () => void | Promise<void>;
  /** What the journal calls it; the name of the step unless given. */
  readonly action?: string;
  /** What the journal tells beside the states. */
  readonly changes?: AuditChanges;
}

/** A step that was taken. */
export interface TakenStep<State> {
  readonly from: State;
  readonly to: State;
  /** The line of the history. */
  readonly changeId: string | null;
  /** What follows from it elsewhere, in the person's language, each a sentence. */
  readonly effects: readonly string[];
  /** Codes of the warnings that were confirmed or passed over. */
  readonly lifted: readonly string[];
}

/** How the life of a kind of record reaches its routes. */
export interface MachineRoutes<Name extends string, Table extends PartTable, Facts, Found> {
  readonly part: Part<Name, Table>;
  /** The record that the address names, with what its steps are judged by. @throws HttpFailure 404 */
  readonly find: (context: ClientContext) => Promise<Found>;
  /** What is known of a record, and what the person gave. */
  readonly facts: (context: ClientContext, found: Found, given: Facts) => Facts | Promise<Facts>;
  /** Who asks; by the rights over operations unless given. */
  readonly transition?: (context: ClientContext) => TransitionContext | Promise<TransitionContext>;
  /** The field in which a reason can be met. */
  readonly fields?: ReasonFields;
}

type Allowed<State extends string> = Extract<MachineAnswer<State>, { ok: true }>;

/**
 * The steps of a machine over a part of operations, as routes: the version first, then every reason of the guards at
 * its field, then state, journal, history and event in one transaction.
 */
export function machineRoutes<
  State extends string,
  Step extends string,
  Facts extends object,
  Name extends string,
  Table extends PartTable,
  Found extends FoundPart<Name, Table>,
>(machine: Machine<State, Step, Facts>, declaration: MachineRoutes<Name, Table, NoInfer<Facts>, Found>) {
  const { part, facts: factsOf, transition = transitionContext, fields } = declaration;
  const stateOf = (found: Found): State => (found[part.name] as unknown as { readonly status: State }).status;

  /** Whether a step may be taken now. @throws ValidationFailure with every reason against it, HttpFailure 403 */
  const judge = async (
    context: ClientContext,
    found: Found,
    step: Step,
    given: Pick<StepGiven<Table, Facts>, 'facts' | 'confirmed' | 'overrides'> = {},
  ): Promise<Allowed<State>> => {
    const { facts = {} as Facts, confirmed = [], overrides = {} } = given;
    const subject = { state: stateOf(found), facts: await factsOf(context, found, facts) };
    const who = { ...(await transition(context)), confirmed, overrides };
    const answer = mayHappen(machine, step, subject, who);
    if (!answer.ok) {
      const remedies = remediesOf(context, machine, answer.reasons, found.operation.id);
      throw refusal(context, answer.reasons, fields, remedies);
    }
    return answer;
  };

  /** Takes a step over the version that was read. @throws as `judge`, ValidationFailure on `version` */
  const take = async (
    context: ClientContext,
    found: Found,
    step: Step,
    { version, ...given }: StepGiven<Table, Facts> & { readonly version: number },
  ): Promise<TakenStep<State>> => {
    await part.checkVersion(context, found, version);
    const { to, effects, lifted } = await judge(context, found, step, given);
    await given.check?.();
    const from = stateOf(found);
    const { on, beforehand, alongside, columns, reason = null } = given;
    const own = typeof columns === 'function' ? columns(lifted) : columns;
    const changeId = await part.change(context, found, {
      version,
      action: given.action ?? step,
      columns: { ...own, status: to } as unknown as ColumnsOf<Table>,
      changes: { ...(to !== from && { status: { from, to } }), ...given.changes },
      reason: typeof reason === 'function' ? reason(lifted) : reason,
      ...(on !== undefined && { on }),
      ...(beforehand && { beforehand }),
      ...(alongside && { alongside }),
    });
    const sentences = effects.map(({ text }) => text[context.locale]);
    return {
      from,
      to,
      changeId,
      effects: sentences.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`),
      lifted,
    };
  };

  /** The handler of a step: what the payload gives to it, and what is told once it was taken. */
  const route = <Payload extends z.ZodType<{ readonly version: number }>>(
    contract: ActionContract<Payload>,
    step: Step | ((found: Found, payload: z.output<Payload>) => Step),
    given: (
      context: ClientContext,
      payload: z.output<Payload>,
      found: Found,
    ) => StepGiven<Table, Facts> | Promise<StepGiven<Table, Facts>>,
    answer: (context: ClientContext, found: Found, taken: TakenStep<State>) => Answer | Promise<Answer>,
  ) =>
    clientAction(contract, {
      find: declaration.find,
      act: async (context, payload, found) => {
        const { version } = payload;
        // Told before anything is looked at: somebody else may have taken the step meanwhile.
        await part.checkVersion(context, found, version);
        const name = typeof step === 'string' ? step : step(found, payload);
        const taken = await take(context, found, name, {
          ...(await given(context, payload, found)),
          version,
        });
        return answer(context, found, taken);
      },
    });

  return { judge, take, route };
}
