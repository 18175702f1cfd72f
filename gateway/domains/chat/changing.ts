import { editMs, undoMs } from '#rules/message.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { directLimit } from '../direct-messages/service.ts'
import { isReported } from '../moderation/service.ts'
import { purgePictures, removePictures } from '../picture/service.ts'
import { refuseText, refuseWriter } from './admitting.ts'
import { admitChangedMentions } from './admittingMentions.ts'
import { publishMessageChange } from './events.ts'
import { tellMentioned } from './mentioning.ts'
import { messagePictures } from './pictures.ts'
import { countOverdue } from './reacting.ts'
import { deleteHeld } from './removing.ts'
import { isDirect } from './rooms.ts'
import { findInChannel, loadMessage, tellMembers } from './service.ts'
import { deleteMessage, editMessage, wipeMessage } from './writingStore.ts'
import type { KeptMention } from '../mention/tables.ts'
import type { MessageRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    wipeMessage: { messageId: string }
    countReactions: null
    purgeMessagePictures: null
  }
}

export const chatJobs: JobKinds = {
  wipeMessage: { run: wipeDeleted },
  purgeMessagePictures: {
    again: '17 * * * *',
    run: async (context) => {
      await purgePictures(context, messagePictures)
    },
  },
  countReactions: { again: '* * * * *', run: countOverdue },
}

/** Another text for an own message, within ten minutes. What others wrote is as if it were not there. */
export async function editChatMessage(
  context: GatewayContext,
  input: { messageId: string; text: string; mentions?: readonly KeptMention[] | null },
) {
  const own = await loadOwn(context, input.messageId)
  if (own.refused) return own.refused
  const { message } = own
  if (message.deletedAt) return { __typename: 'NotFoundError' as const, field: 'messageId' }
  if (message.stickerId !== null) return { __typename: 'MessageSettledError' as const }
  const mentioning = await admitChangedMentions(context, message, input)
  const { text, mentions } = mentioning
  const refused =
    (await refuseWriter(context, message.channel)) ??
    mentioning.refused ??
    (await refuseText(context, text))
  // A word to somebody who has not answered stands as it was said, or it would be as many as one likes.
  if (await directLimit(context, message.channel))
    return { __typename: 'MessageSettledError' as const }
  if (refused) return refused
  const at = context.now()
  const sentSince = new Date(at.getTime() - editMs)
  const rev = await editMessage(context.db, { ...own, text, mentions, at, sentSince })
  if (rev === null) return { __typename: 'MessageSettledError' as const }
  await tellMentioned(context, message.channel, message, {
    now: mentions,
    before: message.mentions,
  })
  return { __typename: 'EditMessageSuccess' as const, message: await tell(context, own, 'EDITED') }
}

/** Takes an own message away from everyone, or brings it back within a minute. */
export async function deleteChatMessage(
  context: GatewayContext,
  { messageId, isDeleted }: { messageId: string; isDeleted: boolean },
) {
  const own = await loadOwn(context, messageId)
  if (own.refused) return own.refused
  if (isDeleted && own.message.heldAt) return deleteHeldMessage(context, own)
  const at = context.now()
  const wipeAt = new Date(at.getTime() + undoMs)
  const deletedSince = new Date(at.getTime() - undoMs)
  const rev = await context.db.transaction(async (transaction) => {
    const changed = await deleteMessage(transaction, { ...own, at, isDeleted, deletedSince })
    if (changed !== null && isDeleted)
      await context.jobs.enqueue(
        context.tenantId,
        'wipeMessage',
        { messageId },
        transaction,
        wipeAt,
      )
    return changed
  })
  // What is so already is no error: the same asked twice.
  if (rev === null && (own.message.deletedAt !== null) !== isDeleted)
    return { __typename: 'MessageSettledError' as const }
  const { mentions: before } = own.message
  const message = await tell(context, own, 'DELETED')
  await tellMentioned(context, message.channel, message, { now: message.mentions, before })
  return { __typename: 'DeleteMessageSuccess' as const, message }
}

/** An own message that is held: there is no bringing it back. */
async function deleteHeldMessage(context: GatewayContext, own: Own) {
  const { id } = own.message
  await context.db.transaction((transaction) => deleteHeld(transaction, id))
  return {
    __typename: 'DeleteMessageSuccess' as const,
    message: await tell(context, own, 'DELETED'),
  }
}

type Refused =
  | { __typename: 'UnauthenticatedError' }
  | { __typename: 'NotFoundError'; field: string }
type OwnOrNot = (Own & { refused?: undefined }) | { refused: Refused }

async function loadOwn(context: GatewayContext, messageId: string): Promise<OwnOrNot> {
  const { userId } = context
  if (userId === null) return { refused: { __typename: 'UnauthenticatedError' } }
  const message = await loadMessage(context, messageId)
  return message?.authorId === userId
    ? { message, authorId: userId }
    : { refused: { __typename: 'NotFoundError', field: 'messageId' } }
}

type Own = { message: MessageRow; authorId: string }

async function tell(context: GatewayContext, { message }: Own, change: 'EDITED' | 'DELETED') {
  context.clearLoaders()
  const changed = await findInChannel(context, message.channel, message.id)
  if (!changed) throw new Error(`message ${message.id} is gone`)
  const { channel, isWithheld: _, ...row } = changed
  publishMessageChange(context, channel, row, change)
  if (isDirect(channel)) await tellMembers(context, channel.id)
  return changed
}

/** What was deleted and not brought back is forgotten, unless somebody has reported it: then it is evidence. */
async function wipeDeleted(
  context: JobContext,
  { messageId }: { messageId: string },
): Promise<void> {
  const { db, now } = context
  if (await isReported(db, 'MESSAGE', messageId)) return
  const deletedBy = new Date(now().getTime() - undoMs)
  // First the words, by themselves: where the files' store is away, they are gone all the same.
  if (await wipeMessage(db, messageId, deletedBy))
    await db.transaction((transaction) =>
      removePictures(context, transaction, messagePictures, messageId),
    )
}
