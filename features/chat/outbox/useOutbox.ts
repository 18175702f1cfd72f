import { useSyncExternalStore } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { typeid } from 'typeid-js'
import { saveOnLeaving } from '#platform/storage/privateTexts.ts'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import { putBack } from '../drafts/drafts.ts'
import { insertMessages } from '../live/insertMessages.ts'
import type { useOutboxSendMutation } from './__generated__/useOutboxSendMutation.graphql.ts'
import { reduceOutbox, type Outgoing, type OutboxEvent } from './outboxState.ts'

type Outbox = {
  read: () => readonly Outgoing[]
  dispatch: (event: OutboxEvent) => void
  subscribe: (listener: () => void) => () => void
  /** What is not acknowledged becomes the channel's draft again. */
  putBack: () => void
}

// Kept beside the environment, so that a message outlives its screen and no two users of one page mix.
const outboxes = new WeakMap<IEnvironment, Map<string, Outbox>>()

function outboxOf(environment: IEnvironment, tenantId: string, channelId: string): Outbox {
  const ofChannels = outboxes.get(environment) ?? new Map<string, Outbox>()
  outboxes.set(environment, ofChannels)
  const outbox = ofChannels.get(channelId) ?? createOutbox(tenantId, channelId)
  ofChannels.set(channelId, outbox)
  return outbox
}

const empty: readonly Outgoing[] = []

/** A channel's outbox, empty. */
export function createOutbox(tenantId: string, channelId: string): Outbox {
  let state = empty
  const listeners = new Set<() => void>()
  const dispatch = (event: OutboxEvent) => {
    state = reduceOutbox(state, event)
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    putBack() {
      for (const { id, text } of state) {
        putBack(tenantId, channelId, text)
        dispatch({ type: 'message.discarded', id })
      }
    },
  }
}

/** A channel's messages under way, and how to send, send again and take back. */
export function useOutbox(tenantId: string, channelId: string) {
  const environment = useRelayEnvironment()
  const outbox = outboxOf(environment, tenantId, channelId)
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.read, () => empty)
  const deliver = (message: Outgoing) => void sendMessage(environment, outbox, channelId, message)
  return {
    outgoing,
    send(text: string, replyTo?: Outgoing['replyTo']) {
      const message = { id: typeid('message').toString(), text, replyTo }
      outbox.dispatch({ type: 'message.sent', message })
      saveOnLeaving(outbox.putBack)
      deliver(message)
    },
    retry(message: Outgoing) {
      outbox.dispatch({ type: 'message.retried', id: message.id })
      deliver(message)
    },
    discard: ({ id }: Outgoing) => outbox.dispatch({ type: 'message.discarded', id }),
  }
}

async function sendMessage(
  environment: IEnvironment,
  outbox: Outbox,
  channelId: string,
  { id, text, replyTo }: Outgoing,
): Promise<void> {
  try {
    const { error } = await sendMutation<useOutboxSendMutation>(environment, {
      mutation,
      variables: { input: { channelId, text, id, idempotencyKey: id, replyToId: replyTo?.id } },
      isRepeatable: true,
      updater: (store) => {
        const edge = store.getRootField('createChatMessage')?.getLinkedRecord('messageEdge')
        if (edge) insertMessages(store, channelId, [edge])
      },
    })
    if (error) outbox.dispatch({ type: 'message.failed', id, error })
    else outbox.dispatch({ type: 'message.acknowledged', id })
  } catch (error) {
    outbox.dispatch({ type: 'message.failed', id, error: error as Error })
  }
}

const mutation = graphql`
  mutation useOutboxSendMutation($input: CreateChatMessageInput!) {
    createChatMessage(input: $input) {
      ... on CreateChatMessageSuccess @alias(as: "success") {
        messageEdge {
          cursor
          node {
            ...Conversation_message
          }
        }
      }
      ...userError_error @alias(as: "error")
    }
  }
`
