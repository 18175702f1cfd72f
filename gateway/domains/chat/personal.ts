import { gone, kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import {
  channel,
  channelMember,
  channelRead,
  message,
  messageMention,
  messagePicture,
  messageReaction,
  reactionCount,
  roomMember,
} from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('Rooms, and when reactions are counted next.', channel, reactionCount),
  kept(channelMember, {
    why: 'A room of two is the other’s too: it stays, with someone who left.',
    of: 'userId',
    told: ['channelId', 'state', 'isOpener', 'addedAt'],
  }),
  gone(roomMember, { of: 'userId', told: ['channelId', 'joinedAt'] }),
  gone(channelRead, { of: 'userId', told: ['channelId', 'lastReadSeq'] }),
  kept(message, {
    why: 'What was said stays in its room, by a user who left: others have answered it.',
    of: 'authorId',
    told: [
      'id',
      'channelId',
      'text',
      'images',
      'mentions',
      'stickerId',
      'replyToId',
      'editedAt',
      'deletedAt',
      'heldAt',
      'reactions',
      'sentAt',
    ],
    untold: ['seq', 'rev', 'idempotencyKey'],
  }),
  gone(messageMention, { of: 'userId', told: ['channelId', 'seq'] }),
  kept(messagePicture, {
    why: 'What a message shows stays with it; what none shows is deleted within a day.',
    of: 'ownerId',
    told: ['id', 'image', 'createdAt', 'shownById'],
  }),
  kept(messageReaction, {
    why: 'The lights at a message stay lit.',
    of: 'userId',
    told: ['messageId', 'emoji', 'palette', 'reactedAt'],
  }),
]
