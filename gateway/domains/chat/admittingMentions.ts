import { areMentionsOf, findMentionsAgain, mentionsMost, relabelMentions } from '#rules/mention.ts'
import { messageText } from '#rules/message.ts'
import { badInput } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadUser } from '../user/service.ts'
import { mentionableAmong, showMentions } from './mentioning.ts'
import type { ChannelRow, KeptMention, MessageRow } from './tables.ts'

/** A cleaned text and whom it mentions, and where. */
export type Said = { text: string; mentions: KeptMention[] }

/** What was sent as it is kept, names as they were typed. More mentions than a message takes are left for the error. */
export function placeMentions(sent: {
  text: string
  mentions?: readonly KeptMention[] | null
}): Said {
  const text = messageText.clean(sent.text)
  const given = sent.mentions ?? []
  if (given.length > mentionsMost) return { text, mentions: [...given] }
  const mentions = given
    .map(({ userId, start, length }) => ({ userId, start, length }))
    .toSorted((one, other) => one.start - other.start)
  // No fan's doing, so there are no words for it.
  if (!areMentionsOf(sent.text, mentions))
    throw badInput('Each mention stands at an @ of the text, apart from the others.')
  return { text, mentions: findMentionsAgain(sent.text, text, mentions) }
}

const refuse = (code: 'LIMIT' | 'NOT_MENTIONABLE', userId: string | null = null) => ({
  refused: {
    __typename: 'MessageMentionError' as const,
    field: 'mentions',
    code,
    userId,
    most: mentionsMost,
  },
})

/**
 * A text by the names of those whom it mentions, or why it is refused. Whoever is unknown, reads elsewhere or blocks the
 * viewer is refused as one. `known` are mentioned already, and may stay whatever became of them.
 */
export async function admitMentions(
  context: GatewayContext,
  channel: ChannelRow,
  { text, mentions }: Said,
  known: ReadonlySet<string> = new Set(),
) {
  if (mentions.length === 0) return { text, mentions, refused: undefined }
  if (mentions.length > mentionsMost) return { text, mentions, ...refuse('LIMIT') }
  const asked = mentions.map(({ userId }) => userId).filter((userId) => !known.has(userId))
  const mentionable = await mentionableAmong(context, channel, asked)
  const unknown = asked.find((userId) => !mentionable.has(userId))
  if (unknown !== undefined) return { text, mentions, ...refuse('NOT_MENTIONABLE', unknown) }
  const users = await Promise.all(mentions.map(({ userId }) => loadUser(context, userId)))
  // By their names whatever was sent: a text that says another one would be read as theirs.
  const named = relabelMentions(text, mentions, ({ start, length }, at) => {
    const name = users[at]?.displayName
    return name === undefined ? text.slice(start, start + length) : `@${name}`
  })
  return { ...named, refused: undefined }
}

/** The same for another text of a message. Where a client says nothing of mentions, those stay that it left standing. */
export async function admitChangedMentions(
  context: GatewayContext,
  message: MessageRow,
  sent: { text: string; mentions?: readonly KeptMention[] | null },
) {
  const known = new Set(message.mentions.map(({ userId }) => userId))
  if (sent.mentions) return admitMentions(context, message.channel, placeMentions(sent), known)
  const shown = await showMentions(context, message)
  const before = shown.mentions.map(({ start, length }, at) => ({
    start,
    length,
    userId: message.mentions[at]!.userId,
  }))
  const text = messageText.clean(sent.text)
  const mentions = findMentionsAgain(shown.text, text, before)
  return admitMentions(context, message.channel, { text, mentions }, known)
}
