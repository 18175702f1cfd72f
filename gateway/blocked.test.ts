import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSdl } from '../scripts/contract.ts'
import { keep } from './domains/bookmark/service.ts'
import { createComment } from './domains/comment/writing.ts'
import { muteUser } from './domains/mute/service.ts'
import { followFan } from './domains/follow/service.ts'
import { wavePenlights } from './domains/penlight/waving.ts'
import { createChatMessage } from './domains/chat/sending.ts'
import { createPost } from './domains/post/writing.ts'
import { takeTrend } from './domains/timeline/trend.ts'
import { categoriesOf } from './domains/topic/service.ts'
import { createTopic } from './domains/topic/writing.ts'
import { startGraphql } from './platform/graphql/testing.ts'

const objectOf = (type: Parameters<typeof getNamedType>[0]): GraphQLObjectType | undefined => {
  const named = getNamedType(type)
  return isObjectType(named) ? named : undefined
}

/** Every list of the contract of what fans wrote, as `Type.field`. */
function listsOfWritings(): string[] {
  const schema = buildSchema(readSdl())
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
  const isWriting = (type: GraphQLOutputType | undefined) => {
    const named = type && getNamedType(type)
    const possible = isAbstractType(named) ? schema.getPossibleTypes(named) : [objectOf(named)]
    return possible.some((each) => objectOf(each?.getFields()['author']?.type)?.name === 'User')
  }
  return objects.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const edge = objectOf(objectOf(field.type)?.getFields()['edges']?.type)
      return isWriting(edge?.getFields()['node']?.type) ? [`${type.name}.${field.name}`] : []
    }),
  )
}

/** What is read; the post, the topic and the comment are another fan's. */
type Place = Record<'communityId' | 'categoryId' | 'postId' | 'topicId' | 'commentId', string>
type Read =
  | {
      parent: (place: Place) => string
      args?: string
      /** What tells who wrote one, where a list is of several kinds. */
      node?: string
      before?: (reader: string) => Promise<unknown>
    }
  | { why: string }
const house = { why: 'Written by the house, which blocks nobody.' }

/** How each is read, or why it tells of whoever blocks its reader. */
const reads = new Map<string, Read>([
  ['Channel.messages', { why: 'A room’s numbers have no gaps: its page leaves them out.' }],
  ['Community.informations', house],
  ['Community.viewerFavoriteInformations', house],
  [
    'Community.homeTimeline',
    {
      parent: ({ communityId }) => communityId,
      before: (reader) =>
        followFan(stage.as(reader), {
          communityId: place.communityId,
          userId: author,
          isFollowed: true,
        }),
    },
  ],
  ['Community.posts', { parent: ({ communityId }) => communityId }],
  ['Community.trend', { parent: ({ communityId }) => communityId }],
  [
    'Community.searchPosts',
    { parent: ({ communityId }) => communityId, args: 'words: "灯台の猫", ' },
  ],
  [
    'Community.searchTopics',
    { parent: ({ communityId }) => communityId, args: 'words: "灯台の猫", ' },
  ],
  [
    'Community.searchMessages',
    { parent: ({ communityId }) => communityId, args: 'words: "灯台の猫", ' },
  ],
  ['Hashtag.posts', { parent: ({ communityId }) => communityId }],
  ['Community.topics', { parent: ({ communityId }) => communityId }],
  ['TopicCategory.topics', { parent: ({ categoryId }) => categoryId }],
  ['Post.comments', { parent: ({ postId }) => postId }],
  ['Topic.comments', { parent: ({ topicId }) => topicId }],
  [
    'Viewer.bookmarks',
    {
      parent: () => '',
      node: '... on Post { author { id } } ... on Topic { author { id } }',
      before: (reader) =>
        Promise.all(
          authorsOwn.map((subjectId) => keep(stage.as(reader), { subjectId, isBookmarked: true })),
        ),
    },
  ],
  ['Comment.replies', { parent: ({ commentId }) => commentId }],
])

let stage: Awaited<ReturnType<typeof startGraphql>>
let place: Place
let author: string
/** A post and a topic of theirs. */
let authorsOwn: readonly string[]
beforeAll(async () => {
  stage = await startGraphql()
  author = await stage.fan()
  const context = stage.as(author)
  const { communityId } = stage
  const categoryId = (await categoriesOf(context, communityId))[0]!.id
  const made = await createPost(context, { communityId, text: '#灯台の猫', idempotencyKey: 'post' })
  if (!('postEdge' in made)) throw new Error('not written')
  for (const fan of [await stage.fan(), await stage.fan(), await stage.fan()])
    await wavePenlights(stage.as(fan), { subjectId: made.postEdge.node.id, count: 1 })
  await takeTrend(stage.db, communityId, stage.as(null).now())
  const topic = { categoryId, title: '灯台の猫', text: '見ました。' }
  const asked = await createTopic(context, { ...topic, idempotencyKey: 'topic' })
  if (!('topicEdge' in asked)) throw new Error('not written')
  authorsOwn = [made.postEdge.node.id, asked.topicEdge.node.id]
  const channelId = stage.channelId('lobby')
  await createChatMessage(context, { channelId, text: '灯台の猫', idempotencyKey: 'message' })
  const host = stage.as(await stage.fan())
  const written = await createPost(host, { communityId, text: '港の朝', idempotencyKey: 'post' })
  const opened = await createTopic(host, { ...topic, idempotencyKey: 'topic' })
  if (!('postEdge' in written && 'topicEdge' in opened)) throw new Error('not written')
  const postId = written.postEdge.node.id
  const topicId = opened.topicEdge.node.id
  const say = async (of: typeof host, subjectId: string, replyToId?: string) => {
    const idempotencyKey = `${subjectId}${replyToId ?? ''}`
    const said = await createComment(of, { subjectId, replyToId, text: 'はい', idempotencyKey })
    if (!('commentEdge' in said)) throw new Error(said.__typename)
    return said.commentEdge.node.id
  }
  const commentId = await say(host, postId)
  await say(context, postId)
  await say(context, topicId)
  await say(context, postId, commentId)
  place = { communityId, categoryId, postId, topicId, commentId }
})
afterAll(() => stage.close())

it('knows each list of what fans wrote', () => {
  expect(listsOfWritings().toSorted()).toEqual([...reads.keys()].toSorted())
})

it.each([...reads].filter(([, read]) => 'parent' in read))(
  '%s holds nothing by whoever blocks its reader',
  async (list, read) => {
    if (!('parent' in read)) return
    const [type, field] = list.split('.')
    const authors = async (viewer: string) => {
      const listed = `list: ${field}(${read.args ?? ''}first: 20) {
        edges { node { ${read.node ?? 'author { id }'} } } }`
      const [of, selected] =
        type === 'Hashtag'
          ? ['Community', `hashtag(name: "灯台の猫") { ${listed} }`]
          : [type, listed]
      const text =
        type === 'Viewer'
          ? `{ node: viewer { ${listed} } }`
          : `query ($id: ID!) { node(id: $id) { ... on ${of} { ${selected} } } }`
      const headers = { authorization: `Bearer ${viewer}` }
      const answer = await stage.ask(text, { id: read.parent(place) }, headers)
      type Edge = { node: { author: { id: string } | null } | null }
      type Listed = { list: { edges: Edge[] } }
      const { data } = (await answer.json()) as { data: { node: Listed | { hashtag: Listed } } }
      const { list: found } = 'hashtag' in data.node ? data.node.hashtag : data.node
      return found.edges.map(({ node }) => node?.author?.id)
    }
    const reader = await stage.fan()
    await read.before?.(reader)
    expect(await authors(reader)).toContain(author)
    await muteUser(stage.as(author), { userId: reader, mute: 'BLOCKED' })
    expect(await authors(reader)).not.toContain(author)
  },
)
