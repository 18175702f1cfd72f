import { randomUUID } from 'node:crypto'
import { buildSchema, getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unreadOf } from '#rules/unread.ts'
import { readSdl } from '../scripts/contract.ts'
import { deleteChatMessage } from './domains/chat/changing.ts'
import { createChatMessage } from './domains/chat/sending.ts'
import type { KeptMention } from './domains/mention/tables.ts'
import { deleteComment } from './domains/comment/deleting.ts'
import { createComment } from './domains/comment/writing.ts'
import { markChannelRead } from './domains/chat/service.ts'
import { directStage } from './domains/direct-messages/testing.ts'
import { followFan } from './domains/follow/service.ts'
import { reportSubject } from './domains/moderation/reporting.ts'
import { hideMessage, muteUser } from './domains/mute/service.ts'
import { createPost, deletePost } from './domains/post/writing.ts'
import { startGraphql } from './platform/graphql/testing.ts'

/** What may become of something that a fan has not seen: they or its author keep the other away, or it is gone or held. */
const fates = ['BLOCKED', 'MUTED', 'HIDDEN', 'DELETED', 'HELD', 'BLOCKS'] as const
type Fate = (typeof fates)[number]
/** What another wrote, and how they take it back. */
type Come = { id: string; takeBack: () => Promise<unknown> }
type Counter =
  | { asked: string; come: () => Promise<Come>; fates: readonly Fate[] }
  | { why: string }

const given = { why: 'What many gave, told to everyone alike.' }
const own = { why: 'Of what is the viewer’s own, or was done by them.' }
const house = { why: 'Of what the house made.' }
const people = { why: 'How many people, of whom it names none.' }
const butHidden = fates.filter((fate) => fate !== 'HIDDEN')

/** How each number is asked for, and how it comes to count something; or why nothing of it can be closed to its viewer. */
const counters = new Map<string, Counter>([
  [
    'ChannelReadState.unreadHidden',
    {
      asked: `node(id: $lobby) { ... on Channel { lastSeq viewerReadState { lastReadSeq unreadHidden } } }`,
      come: () => say(lobby),
      fates,
    },
  ],
  [
    'ChannelReadState.unreadMentions',
    {
      asked: `node(id: $lobby) { ... on Channel { viewerReadState { unreadMentions } } }`,
      come: () => say(lobby, [{ userId: fan, start: 0, length: 2 }]),
      fates,
    },
  ],
  [
    'ViewerDirectMessages.unreadCount',
    {
      asked: 'viewer { directMessages { unreadCount } }',
      // Three cannot report what two alone read.
      come: () => say(direct),
      fates: fates.filter((fate) => fate !== 'HELD'),
    },
  ],
  [
    'ViewerNotifications.unreadCount',
    {
      asked: 'viewer { notifications { unreadCount } }',
      come: () => comment(),
      fates: butHidden,
    },
  ],
  [
    'Post.commentCount',
    {
      asked: 'node(id: $post) { ... on Post { commentCount } }',
      come: () => comment(),
      fates: ['DELETED', 'HELD', 'BLOCKS'],
    },
  ],
  [
    'ViewerTimelines.newPostCount',
    {
      asked: 'tenant { community { viewerTimelines { newPostCount(timeline: COMMUNITY) } } }',
      come: () => post(),
      fates: ['DELETED', 'HELD', 'BLOCKS'],
    },
  ],
  ['Topic.commentCount', { why: 'As a post’s: one statement counts both.' }],
  ['Commentable.commentCount', { why: 'A post’s, or a topic’s.' }],
  ['ViewerDirectMessages.requestCount', { why: 'Of who asks: a block rejects them.' }],
  [
    'Notification.actorCount',
    { why: 'Of a row, whose reader’s list leaves out whom they keep away.' },
  ],
  ['Community.viewerUnreadInformationCount', house],
  ['Hashtag.postCount', { why: 'Of its list, which leaves out both sides of a block.' }],
  ['Post.pictureCount', { why: 'Of the post’s own pictures, which its readers see.' }],
  ...['Comment', 'Post', 'Topic', 'Lightable'].flatMap((type): [string, Counter][] => [
    [`${type}.likeCount`, given],
    [`${type}.viewerLikeCount`, own],
  ]),
  ...['BookGift.pageCount', 'StoryChapter.pageCount'].map((of): [string, Counter] => [of, house]),
  ...[
    'Community.memberCount',
    'Fan.followerCount',
    'Fan.followingCount',
    'ViewerFollows.followerCount',
    'ViewerFollows.followingCount',
    'OfficialSchedule.watcherCount',
    'TrendEdge.peopleCount',
    'PrizeDraw.entryCount',
    'Questionnaire.answerCount',
    'Poll.voterCount',
    'PollChoice.voteCount',
  ].map((of): [string, Counter] => [of, people]),
  ...[
    'CollectableCard.viewerCount',
    'PrizeDraw.viewerEntryCount',
    'TreasurePrize.viewerCount',
    'TreasurePrize.viewerLockedCount',
    'Viewer.penlightCount',
    'Viewer.postCount',
    'Purchase.lineCount',
    'RealGoodsDelivery.lineCount',
    'Basket.orderableCount',
  ].map((of): [string, Counter] => [of, own]),
])

let stage: Awaited<ReturnType<typeof startGraphql>>
/** Accounts whose reports hold back what they are of. */
let reporters: string[]
let [fan, other, lobby, direct, postId] = ['', '', '', '', '']
beforeAll(async () => {
  stage = await startGraphql()
  lobby = stage.channelId('lobby')
  reporters = await Promise.all([stage.fan(), stage.fan(), stage.fan()])
  stage.pass(7 * 24 * 60 * 60)
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.pass(24 * 60 * 60)
  const talk = await directStage(stage).pair()
  ;[fan, other, direct] = [talk.other, talk.one, talk.channelId]
  await markChannelRead(stage.as(fan), direct, 1)
  await followFan(stage.as(fan), {
    communityId: stage.communityId,
    userId: other,
    isFollowed: true,
  })
  postId = (await post(fan)).id
})

it('knows each number of the contract that counts something', () => {
  const types = Object.values(buildSchema(readSdl()).getTypeMap())
  const found = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'Int')
          .filter(({ name }) => /unread|Unread|[a-z]Count$/.test(name))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  )
  expect(found.toSorted()).toEqual([...counters.keys()].toSorted())
})

it.each(
  [...counters].flatMap(([counter, how]) =>
    'why' in how ? [] : how.fates.map((fate) => ({ counter, fate, ...how })),
  ),
)('$counter counts nothing that is $fate', async ({ asked, come, fate }) => {
  const before = await numberOf(asked)
  const { id, takeBack } = await come()
  expect(await numberOf(asked)).toBe(before + 1)
  await meet(fate, id, takeBack)
  expect(await numberOf(asked)).toBe(before)
})

function meet(fate: Fate, id: string, takeBack: () => Promise<unknown>) {
  switch (fate) {
    case 'BLOCKED':
    case 'MUTED':
      return muteUser(stage.as(fan), { userId: other, mute: fate })
    case 'BLOCKS':
      return muteUser(stage.as(other), { userId: fan, mute: 'BLOCKED' })
    case 'HIDDEN':
      return hideMessage(stage.as(fan), { messageId: id, isHidden: true })
    case 'DELETED':
      return takeBack()
    case 'HELD':
      return Promise.all(
        reporters.map((one) => reportSubject(stage.as(one), { subjectId: id, reason: 'SPAM' })),
      )
  }
}

/** The one number that an answer holds; of a channel, what is unread by its numbers. */
async function numberOf(asked: string): Promise<number> {
  const text = `query ($lobby: ID!, $post: ID!) { ${asked} a: node(id: $lobby) { id } b: node(id: $post) { id } }`
  const headers = { authorization: `Bearer ${fan}` }
  const answer = await stage.ask(text, { lobby, post: postId }, headers)
  const { data, errors } = (await answer.json()) as { data: object; errors?: object[] }
  expect(errors).toBeUndefined()
  const numbers: Record<string, number> = {}
  JSON.stringify(data, (key, value: unknown) => {
    if (typeof value === 'number') numbers[key] = value
    return value
  })
  const { lastSeq, lastReadSeq = 0, unreadHidden = 0, ...one } = numbers
  return lastSeq === undefined
    ? Object.values(one)[0]!
    : unreadOf(lastSeq, { lastReadSeq, unreadHidden })
}

async function say(channelId: string, mentions: KeptMention[] = []): Promise<Come> {
  const [context, idempotencyKey] = [stage.as(other), randomUUID()]
  const said = { channelId, text: '@は おはよう', mentions, idempotencyKey }
  const made = await createChatMessage(context, said)
  if (made.__typename !== 'CreateChatMessageSuccess') throw new Error(made.__typename)
  const { id } = made.messageEdge.node
  const takeBack = () => deleteChatMessage(stage.as(other), { messageId: id, isDeleted: true })
  return { id, takeBack }
}

async function post(by = other): Promise<Come> {
  const written = { communityId: stage.communityId, text: '灯台の猫', idempotencyKey: randomUUID() }
  const made = await createPost(stage.as(by), written)
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  const { id } = made.postEdge.node
  return { id, takeBack: () => deletePost(stage.as(by), { postId: id, isDeleted: true }) }
}

async function comment(): Promise<Come> {
  const written = { subjectId: postId, text: 'はい', idempotencyKey: randomUUID() }
  const made = await createComment(stage.as(other), written)
  if (made.__typename !== 'CreateCommentSuccess') throw new Error(made.__typename)
  const { id } = made.commentEdge.node
  return { id, takeBack: () => deleteComment(stage.as(other), { commentId: id, isDeleted: true }) }
}
