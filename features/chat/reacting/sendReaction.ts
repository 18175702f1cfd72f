import { graphql } from 'react-relay'
import type { Disposable, IEnvironment, RecordSourceProxy } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { sendReactionMutation } from './__generated__/sendReactionMutation.graphql.ts'
import type { UserError } from '#platform/submission/userError.ts'
import { applyReaction, type Reaction } from './applyReaction.ts'

/** What comes after the one that is on its way, and how it is shown until then. */
type Turn = { next?: Reaction; shown?: Disposable }

const turns = new WeakMap<IEnvironment, Map<string, Turn>>()

/**
 * Sends a fan's reaction, which is seen at once. The last tap wins: of one emoji at one message one request is on its
 * way at a time, and of what was tapped meanwhile the newest is sent after it. Answers what was refused, and rejects
 * where there was no answer; what was to come after it is dropped with it.
 */
export async function sendReaction(
  environment: IEnvironment,
  reaction: Reaction,
): Promise<UserError | undefined> {
  const known = turns.get(environment) ?? new Map<string, Turn>()
  turns.set(environment, known)
  const subject = subjectOf(reaction)
  const before = known.get(subject)
  if (before) {
    before.shown?.dispose()
    before.next = reaction
    before.shown = environment.applyUpdate({
      storeUpdater: (store) => applyReaction(store, reaction),
    })
    return undefined
  }
  const turn: Turn = {}
  known.set(subject, turn)
  try {
    for (let now = reaction; ;) {
      const sent = send(environment, now)
      turn.shown?.dispose()
      delete turn.next
      delete turn.shown
      const { error } = await sent
      if (error) return error
      const next = nextOf(turn)
      if (!next || next.isOn === now.isOn) return undefined
      now = next
    }
  } finally {
    turn.shown?.dispose()
    known.delete(subject)
  }
}

const subjectOf = ({ messageId, emoji }: Pick<Reaction, 'messageId' | 'emoji'>) =>
  `${messageId} ${emoji}`

/** Whether this emoji at this message is on its way from here. */
export const isSending = (environment: IEnvironment, reaction: Reaction): boolean =>
  turns.get(environment)?.has(subjectOf(reaction)) ?? false

/** Read once more: it may have been tapped while an answer was awaited. */
const nextOf = ({ next }: Turn): Reaction | undefined => next

function send(environment: IEnvironment, reaction: Reaction) {
  const { messageId } = reaction
  let revBefore: unknown
  return sendMutation<sendReactionMutation>(environment, {
    mutation,
    variables: { input: reaction },
    isRepeatable: true,
    optimisticUpdater: (store) => {
      revBefore ??= revOf(store, messageId)
      applyReaction(store, reaction)
    },
    // What is counted comes by the stream: until then the fan's own stands. Where it has come, it is counted.
    updater: (store) => {
      const isDone = store.getRootField('reactToMessage')?.getType() === 'ReactToMessageSuccess'
      if (isDone && revOf(store, messageId) === revBefore) applyReaction(store, reaction)
    },
  })
}

const revOf = (store: RecordSourceProxy, messageId: string) => store.get(messageId)?.getValue('rev')

const mutation = graphql`
  mutation sendReactionMutation($input: ReactToMessageInput!) {
    reactToMessage(input: $input) {
      ... on ReactToMessageSuccess @alias(as: "success") {
        __typename
      }
      ...userError_error @alias(as: "error")
    }
  }
`
