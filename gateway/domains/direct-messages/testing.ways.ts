import type { Talk } from './testing.ts'

type Way = {
  way: string
  source: (of: Talk & { lobby: string; communityId: string }) => string
  /** Which of the two is answered. */
  by: 'one' | 'other'
  /** What they are shown; the words themselves without it. */
  shows?: string
  /** It is done, for others too, with what is their own. */
  isForAll?: boolean
  /** The other has accepted what the one asks; so without it. */
  isAccepted?: boolean
}

const success = (name: string) => `"__typename":"${name}Success"`
const inList = `edges { node { id newestMessage { text } } }`

/** Every operation that leads to what two say to each other, to be tried by others and by them. */
export const waysTo: Way[] = [
  {
    way: 'its channel',
    by: 'other',
    source: ({ channelId }) => `{ node(id: "${channelId}") { id ... on Channel { name slug lastSeq
      newestMessage { text } direct { partner { displayName } } } } }`,
  },
  {
    way: 'a page of messages',
    by: 'other',
    source: ({ channelId }) => `{ node(id: "${channelId}") { ... on Channel {
      messages(last: 20) { edges { node { text } } } } } }`,
  },
  {
    way: 'the messages after a number',
    by: 'other',
    source: ({ channelId }) => `{ node(id: "${channelId}") { ... on Channel {
      messagesAfter(seq: 0) { text } } } }`,
  },
  {
    way: 'the changes after a number',
    by: 'other',
    source: ({ channelId }) => `{ node(id: "${channelId}") { ... on Channel {
      changesAfter(rev: 0) { text } } } }`,
  },
  {
    way: 'the message',
    by: 'other',
    source: ({ messageId }) => `{ node(id: "${messageId}") { ... on Message { text channel { slug }
      replyTo { text } reactors(emoji: "penlight") { id } } } }`,
  },
  {
    way: 'their own list',
    by: 'other',
    source: () => `{ viewer { directMessages { channels { ${inList} } unreadCount } } }`,
  },
  {
    way: 'the list of those who ask',
    by: 'other',
    isAccepted: false,
    source: () => `{ viewer { directMessages { requests { ${inList} } requestCount } } }`,
  },
  {
    way: 'a mark of what was read',
    by: 'other',
    source: ({ channelId }) => `mutation {
      markChannelRead(input: { channelId: "${channelId}", seq: 1 }) { __typename
      ... on MarkChannelReadSuccess { channel { newestMessage { text } } } } }`,
  },
  {
    way: 'a reply',
    by: 'other',
    source: ({ channelId, messageId }) => `mutation { createChatMessage(input: {
      channelId: "${channelId}", text: "x", idempotencyKey: "k", replyToId: "${messageId}" }) { __typename
      ... on CreateChatMessageSuccess { messageEdge { node { replyTo { text } } } } } }`,
  },
  {
    way: 'an edit',
    by: 'one',
    shows: success('EditMessage'),
    source: ({
      messageId,
    }) => `mutation { editMessage(input: { messageId: "${messageId}", text: "x" }) {
      __typename ... on EditMessageSuccess { message { text } } } }`,
  },
  {
    way: 'a deletion',
    by: 'one',
    shows: success('DeleteMessage'),
    source: ({ messageId }) => `mutation {
      deleteMessage(input: { messageId: "${messageId}", isDeleted: true }) { __typename
      ... on DeleteMessageSuccess { message { text } } } }`,
  },
  {
    way: 'a reaction',
    by: 'other',
    source: ({ messageId }) => `mutation { reactToMessage(input: {
      messageId: "${messageId}", emoji: "penlight", isOn: true }) { __typename
      ... on ReactToMessageSuccess { message { text } } } }`,
  },
  {
    way: 'a report',
    by: 'other',
    shows: success('ReportMessage'),
    source: ({ messageId }) => `mutation {
      reportMessage(input: { messageId: "${messageId}", reason: SPAM }) { __typename } }`,
  },
  {
    way: 'a report as of whatever fans write',
    by: 'other',
    shows: success('ReportSubject'),
    source: ({ messageId }) => `mutation {
      reportSubject(input: { subjectId: "${messageId}", reason: SPAM }) { __typename } }`,
  },
  {
    way: 'hiding it',
    by: 'other',
    source: ({ messageId }) => `mutation {
      hideMessage(input: { messageId: "${messageId}", isHidden: true }) { __typename
      ... on HideMessageSuccess { mutes { hiddenMessages { edges { node { message { text } } } } } } } }`,
  },
  {
    way: 'the answer to who asks',
    by: 'other',
    isAccepted: false,
    source: ({ channelId }) => `mutation {
      answerMessageRequest(input: { channelId: "${channelId}", isAccepted: true }) { __typename
      ... on AnswerMessageRequestSuccess { channel { newestMessage { text } } } } }`,
  },
  {
    way: 'beginning it',
    by: 'other',
    isForAll: true,
    source: ({ communityId, one }) => `mutation {
      openDirectMessages(input: { communityId: "${communityId}", userId: "${one}" }) { __typename
      ... on OpenDirectMessagesSuccess { channel { id newestMessage { text } } } } }`,
  },
]
