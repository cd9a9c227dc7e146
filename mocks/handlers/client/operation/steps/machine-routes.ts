import type * as z from 'zod';
import type { ActionContract } from '#contracts/define.ts';
import type { Machine, TransitionContext } from '#domain/states/machine.ts';
import type { AuditChanges, Operation } from '#mocks/db/schema/index.ts';
import type { ColumnsOf } from '#mocks/db/queries/business-table.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, type Answer } from '#mocks/server/handler.ts';
import type { BusinessTable } from '#mocks/db/queries/business-table.ts';
import type { PartChange } from '../part-record.ts';
import { judgeStep, type Allowed } from './judge.ts';
import type { ReasonFields } from './refusal.ts';

/** What has a life: a part of an operation, the operation itself, or what is written in a way of its own. */
export interface StepRecord<Table extends BusinessTable, Found> {
  /** The state as it stands today. Methods, whose parameters TypeScript compares loosely. */
  stateOf(found: Found, context: ClientContext): string | null;
  /** @throws ValidationFailure on `version` when the record was changed since it was read */
  checkVersion(context: ClientContext, found: Found, version: number): Promise<void>;
  /** Writes over the version that was read; the line of the history. @throws ValidationFailure on `version` */
  change(context: ClientContext, found: Found, change: PartChange<Table>): Promise<string | null>;
  /** Of whose own page refusals tell, where it has one. */
  idOf?(found: Found): string;
  /** True where the journal names the step alone, not the states that it leads from and to. */
  readonly isStepTheStory?: true;
}

/** What a person gives with a step, and what the step writes. */
export interface StepGiven<Table extends BusinessTable, Facts, Found = unknown> extends Partial<
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
  /** The field in which a reason can be met, where the step asks for it by a name of its own. */
  readonly fields?: ReasonFields;
  /** The record as the step makes it, where the guards look at that. */
  readonly made?: Found;
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
export interface MachineRoutes<Table extends BusinessTable, Facts, Found> {
  readonly record: StepRecord<Table, NoInfer<Found>>;
  /** The record that the address names, with what its steps are judged by. @throws HttpFailure 404 */
  readonly find: (context: ClientContext) => Promise<Found>;
  /** What is known of a record, and what the person gave. */
  readonly facts: (context: ClientContext, found: Found, given: Facts) => Facts | Promise<Facts>;
  /** Who asks; by the rights over operations unless given. */
  readonly transition?: (context: ClientContext) => TransitionContext | Promise<TransitionContext>;
  /** The field in which a reason can be met. */
  readonly fields?: ReasonFields;
}

/**
 * The steps of a machine over a record of operations, as routes: the version first, then every reason of the guards at
 * its field, then state, journal, history and event in one transaction.
 */
export function machineRoutes<
  State extends string,
  Step extends string,
  Facts extends object,
  Table extends BusinessTable,
  Found extends { readonly operation: Operation },
>(machine: Machine<State, Step, Facts>, declaration: MachineRoutes<Table, NoInfer<Facts>, Found>) {
  const { record, facts: factsOf } = declaration;
  // A record has the states of its machine, which the type of a record at large does not tell.
  const stateOf = (context: ClientContext, found: Found) => record.stateOf(found, context) as State;

  /** Whether a step may be taken now. @throws ValidationFailure with every reason against it, HttpFailure 403 */
  const judge = async (
    context: ClientContext,
    found: Found,
    step: Step,
    given: Pick<StepGiven<Table, Facts, Found>, 'facts' | 'confirmed' | 'overrides' | 'fields' | 'made'> = {},
  ): Promise<Allowed<State>> => {
    const { facts = {} as Facts, confirmed = [], overrides = {}, fields = declaration.fields } = given;
    return judgeStep(context, machine, step, {
      state: stateOf(context, found),
      facts: await factsOf(context, given.made ?? found, facts),
      confirmed,
      overrides,
      fields,
      operationId: found.operation.id,
      recordId: record.idOf?.(found),
      ...(declaration.transition && { transition: await declaration.transition(context) }),
    });
  };

  /** Takes a step over the version that was read. @throws as `judge`, ValidationFailure on `version` */
  const take = async (
    context: ClientContext,
    found: Found,
    step: Step,
    { version, ...given }: StepGiven<Table, Facts, Found> & { readonly version: number },
  ): Promise<TakenStep<State>> => {
    await record.checkVersion(context, found, version);
    const { to, effects, lifted } = await judge(context, found, step, given);
    await given.check?.();
    const from = stateOf(context, found);
    const { on, beforehand, alongside, columns, reason = null } = given;
    const own = typeof columns === 'function' ? columns(lifted) : columns;
    const changeId = await record.change(context, found, {
      version,
      action: given.action ?? step,
      columns: { ...own, status: to } as unknown as ColumnsOf<Table>,
      changes: { ...(to !== from && !record.isStepTheStory && { status: { from, to } }), ...given.changes },
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
    ) => StepGiven<Table, Facts, Found> | Promise<StepGiven<Table, Facts, Found>>,
    answer: (
      context: ClientContext,
      found: Found,
      taken: TakenStep<State>,
      payload: z.output<Payload>,
    ) => Answer | Promise<Answer>,
  ) =>
    clientAction(contract, {
      find: declaration.find,
      act: async (context, payload, found) => {
        const { version } = payload;
        // Told before anything is looked at: somebody else may have taken the step meanwhile.
        await record.checkVersion(context, found, version);
        const name = typeof step === 'string' ? step : step(found, payload);
        const taken = await take(context, found, name, {
          ...(await given(context, payload, found)),
          version,
        });
        return answer(context, found, taken, payload);
      },
    });

  return { judge, take, route };
}
