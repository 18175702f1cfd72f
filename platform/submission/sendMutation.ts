import {
  commitMutation,
  type GraphQLTaggedNode,
  type IEnvironment,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime'
import type { userError_error$key } from './__generated__/userError_error.graphql.ts'
import { readUserError, type UserError } from './userError.ts'

type Payload = {
  readonly success?: unknown
  readonly error?: userError_error$key | null
}

/**
 * A mutation of one field, whose answer is asked for as `... on XSuccess @alias(as: "success") { … }` and
 * `...userError_error @alias(as: "error")`.
 */
export interface SubmissionMutation extends MutationParameters {
  readonly response: Readonly<Record<string, unknown>>
}

type PayloadOf<Mutation extends SubmissionMutation> =
  Mutation['response'][keyof Mutation['response']]

/** What the mutation selects of its success. */
export type SuccessOf<Mutation extends SubmissionMutation> =
  PayloadOf<Mutation> extends { readonly success?: infer Success } ? NonNullable<Success> : never

export type SendOptions<Mutation extends SubmissionMutation> = Pick<
  MutationConfig<Mutation>,
  'updater' | 'optimisticUpdater'
> & {
  mutation: GraphQLTaggedNode
  variables: Mutation['variables']
  /** Sent again by itself where no answer came: it has an idempotency key, or does no harm twice. */
  isRepeatable?: boolean
  /** The call outlives its page. */
  isKeptAlive?: boolean
}

export type Sent<Success> =
  | { success: Success; error?: undefined }
  | { error: UserError; success?: undefined }

/** Sends a mutation. Answers its success or what was refused; rejects where nothing is known of what came of it. */
export function sendMutation<Mutation extends SubmissionMutation>(
  environment: IEnvironment,
  { isRepeatable, isKeptAlive, ...config }: SendOptions<Mutation>,
): Promise<Sent<SuccessOf<Mutation>>> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      ...config,
      cacheConfig: { force: true, metadata: { retry: isRepeatable, keepalive: isKeptAlive } },
      onCompleted: (response) => resolve(readAnswer(response)),
      onError: reject,
    })
  })
}

/** Whether what a mutation answers is its success. */
export const hasSucceeded = (
  response: Readonly<Record<string, unknown>> | null | undefined,
): boolean => Boolean((Object.values(response ?? {})[0] as Payload | undefined)?.success)

function readAnswer<Success>(response: Readonly<Record<string, unknown>>): Sent<Success> {
  const { success, error } = Object.values(response)[0] as Payload
  return error ? { error: readUserError(error) } : { success: success as Success }
}
