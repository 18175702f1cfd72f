import { useSyncExternalStore } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { saveOnLeaving } from '#platform/storage/privateTexts.ts'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import { putBack } from '../drafts/drafts.ts'
import { insertMessages } from '../live/insertMessages.ts'
import type { useOutboxSendMutation } from './__generated__/useOutboxSendMutation.graphql.ts'
import {
  emptyOutbox,
  reduceOutbox,
  type Outgoing,
  type OutboxEvent,
  type OutboxState,
} from './outboxState.ts'

type Outbox = {
  read: () => OutboxState
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

/** A channel's outbox, empty. */
export function createOutbox(tenantId: string, channelId: string): Outbox {
  let state = emptyOutbox
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
      for (const { key, text } of state.outgoing) {
        putBack(tenantId, channelId, text)
        dispatch({ type: 'message.discarded', key })
      }
    },
  }
}

/** A channel's messages under way, and how to send, send again and take back. */
export function useOutbox(tenantId: string, channelId: string) {
  const environment = useRelayEnvironment()
  const outbox = outboxOf(environment, tenantId, channelId)
  const state = useSyncExternalStore(outbox.subscribe, outbox.read, () => emptyOutbox)
  const deliver = (message: Outgoing) => void sendMessage(environment, outbox, channelId, message)
  return {
    state,
    send(text: string, afterSeq: number) {
      const message = {
        key: crypto.randomUUID(),
        text,
        afterSeq,
        createdAt: new Date().toISOString(),
      }
      outbox.dispatch({ type: 'message.sent', message })
      saveOnLeaving(outbox.putBack)
      deliver(message)
    },
    retry(message: Outgoing) {
      outbox.dispatch({ type: 'message.retried', key: message.key })
      deliver(message)
    },
    discard: ({ key }: Outgoing) => outbox.dispatch({ type: 'message.discarded', key }),
  }
}

async function sendMessage(
  environment: IEnvironment,
  outbox: Outbox,
  channelId: string,
  { key, text }: Outgoing,
): Promise<void> {
  try {
    const { error, success } = await sendMutation<useOutboxSendMutation>(environment, {
      mutation,
      variables: { input: { channelId, text, idempotencyKey: key } },
      isRepeatable: true,
      updater: (store) => {
        const edge = store.getRootField('createChatMessage')?.getLinkedRecord('messageEdge')
        if (edge) insertMessages(store, channelId, [edge])
      },
    })
    if (error) outbox.dispatch({ type: 'message.failed', key, error })
    else outbox.dispatch({ type: 'message.acknowledged', key, id: success.messageEdge.node.id })
  } catch (error) {
    outbox.dispatch({ type: 'message.failed', key, error: error as Error })
  }
}

const mutation = graphql`
  mutation useOutboxSendMutation($input: CreateChatMessageInput!) {
    createChatMessage(input: $input) {
      ... on CreateChatMessageSuccess @alias(as: "success") {
        messageEdge {
          cursor
          node {
            id
            seq
            sentAt
            text
            author {
              id
            }
            ...MessageItem_message
          }
        }
      }
      ...userError_error @alias(as: "error")
    }
  }
`
