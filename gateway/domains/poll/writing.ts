import {
  choiceMaxLength,
  choiceProblems,
  cleanChoice,
  fewestChoices,
  mostChoices,
  pollMs,
} from '#rules/poll.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { PostPollInput } from '../types.generated.ts'
import { refuseDeniedWord } from '../written/service.ts'
import { findAsked, insertPoll } from './store.ts'

/** What an author sends to ask with a post, cleaned. */
export type SentPoll = { choices: readonly string[]; ms: number }

const limits = { maxLength: choiceMaxLength, fewest: fewestChoices, most: mostChoices }

/** A poll that is sent with a post, cleaned, or why it is refused; neither where nothing is asked. */
export async function admitPoll(context: GatewayContext, input: PostPollInput | null | undefined) {
  if (!input) return {}
  // More than there may be are not looked at one by one.
  if (input.choices.length < fewestChoices || input.choices.length > mostChoices)
    return { refused: refusal('poll.choices', 'NUMBER') }
  const choices = input.choices.map(cleanChoice)
  const problems = choiceProblems(choices)
  for (const [at, text] of choices.entries()) {
    const field = `poll.choices.${at}`
    const problem = problems[at]
    if (problem) return { refused: refusal(field, problem) }
    const denied = await refuseDeniedWord(context, field, text)
    if (denied) return { refused: denied }
  }
  return { poll: { choices, ms: pollMs[input.duration ?? 'DAY'] } satisfies SentPoll }
}

const refusal = (
  field: string,
  code: 'NUMBER' | NonNullable<ReturnType<typeof choiceProblems>[number]>,
) => ({ __typename: 'PollError' as const, field, code, ...limits })

/** Writes what a post asks with it, as a part of its transaction: from then on it is not changed. */
export function writePoll(
  transaction: Transaction,
  { postId, poll, at }: { postId: string; poll: SentPoll; at: Date },
): Promise<void> {
  const endsAt = new Date(at.getTime() + poll.ms)
  return insertPoll(transaction, { postId, endsAt, choices: poll.choices })
}

/** Whether a post asks what is sent now, for as long; or nothing, where nothing is sent. */
export async function isSamePoll(
  db: Queryable,
  { id, postedAt }: { id: string; postedAt: Date },
  sent: SentPoll | undefined,
): Promise<boolean> {
  const asked = await findAsked(db, id)
  if (!asked || !sent) return !asked && !sent
  return (
    asked.endsAt.getTime() === postedAt.getTime() + sent.ms &&
    asked.choices.length === sent.choices.length &&
    asked.choices.every((text, at) => text === sent.choices[at])
  )
}
