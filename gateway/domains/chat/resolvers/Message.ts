import { loadMembership } from '../../community/service.ts'
import type { MessageResolvers } from '../../types.generated.ts'
import { showMentions } from '../../mention/service.ts'
import { messagePictures } from '../pictures.ts'
import { reactorsOf, viewerReactions } from '../reacting.ts'
import { findInChannel } from '../service.ts'
import { findHeldText } from '../store.ts'
import { findSticker } from '../../sticker/service.ts'
import { toPictures } from '../../picture/service.ts'
import { loadUser } from '../../user/service.ts'

/** Its reader was let into the channel: nothing here asks for leave again. */
export const Message: MessageResolvers = {
  author: ({ author, authorId }, _, context) =>
    author === undefined ? loadUser(context, authorId) : author,
  authorMembership: ({ authorMembership, authorId, channel }, _, context) =>
    authorMembership === undefined
      ? loadMembership(context, channel.communityId, authorId)
      : authorMembership,
  replyTo: ({ replyToId, channel }, _, context) =>
    replyToId === null ? null : findInChannel(context, channel, replyToId),
  sticker: async ({ stickerId, channel }, _, context) =>
    stickerId === null
      ? null
      : ((await findSticker(context, channel.communityId, stickerId)) ?? null),
  text: async (message, _, context) => (await showMentions(context, message)).text,
  mentions: async (message, _, context) => (await showMentions(context, message)).mentions,
  isDeleted: ({ deletedAt, isWithheld }) => deletedAt !== null || isWithheld,
  isHeld: ({ heldAt }) => heldAt !== null,
  heldText: ({ id, authorId, heldAt }, _, { db, userId }) =>
    heldAt !== null && authorId === userId ? findHeldText(db, id) : null,
  viewerReactions: (message, _, context) => viewerReactions(context, message),
  reactors: (message, { emoji }, context) => reactorsOf(context, message, emoji),
  images: (message, _, context) => toPictures(messagePictures, message, context),
}
