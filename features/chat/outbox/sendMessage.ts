import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import { insertMessages } from '../live/insertMessages.ts'
import type { sendMessageMutation } from './__generated__/sendMessageMutation.graphql.ts'
import type { Outgoing } from './outgoing.ts'

/** Sends a message once. Answers why it was refused, if it was; rejects where no answer came. */
export async function sendMessage(
  environment: IEnvironment,
  channelId: string,
  { id, text, replyTo, sticker, pictures, mentions }: Outgoing,
): Promise<Outgoing['error']> {
  const { error } = await sendMutation<sendMessageMutation>(environment, {
    mutation,
    variables: {
      input: {
        channelId,
        text,
        id,
        idempotencyKey: id,
        replyToId: replyTo?.id,
        stickerId: sticker?.id,
        mentions: mentions?.map(({ userId, start, length }) => ({ userId, start, length })),
        pictures: pictures?.map((picture) => ({ uploadId: picture.id, alt: picture.alt })),
      },
    },
    updater: (store) => {
      const edge = store.getRootField('createChatMessage')?.getLinkedRecord('messageEdge')
      if (edge) insertMessages(store, channelId, [edge])
    },
  })
  return error
}

const mutation = graphql`
  mutation sendMessageMutation($input: CreateChatMessageInput!) {
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
