import { areMentionsOf, findMentionsAgain, mentionsMost, relabelMentions } from '#rules/mention.ts'
import { badInput } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadUser } from '../user/service.ts'
import { showMentions, type Said } from './showing.ts'
import type { KeptMention } from './tables.ts'

/** What a client sends; one that knows of no mentions says nothing of them. */
export type Sent = { text: string; mentions?: readonly KeptMention[] | null | undefined }
type Clean = (text: string) => string

/** What was sent as it is kept, names as they were typed. More mentions than a text takes are left for the error. */
export function placeMentions(sent: Sent, clean: Clean): Said {
  const text = clean(sent.text)
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

/** The same of another text for what stands. Where a client says nothing of mentions, those stay that it left standing. */
export async function placeChangedMentions(
  context: GatewayContext,
  standing: Said,
  sent: Sent,
  clean: Clean,
): Promise<Said> {
  if (sent.mentions) return placeMentions(sent, clean)
  const shown = await showMentions(context, standing)
  const before = shown.mentions.map(({ start, length }, at) => ({
    start,
    length,
    userId: standing.mentions[at]!.userId,
  }))
  const text = clean(sent.text)
  return { text, mentions: findMentionsAgain(shown.text, text, before) }
}

type Admitting<Name> = {
  /** What the contract calls the refusal. */
  error: Name
  /** Those of these whom the viewer may mention. */
  among: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** They are mentioned already, and may stay whatever became of them. */
  known?: ReadonlySet<string>
}

/**
 * A text by the names of those whom it mentions, or why it is refused. Whoever is unknown, reads elsewhere or blocks the
 * viewer is refused as one.
 */
export async function admitMentions<Name extends string>(
  context: GatewayContext,
  { text, mentions }: Said,
  { error, among, known = new Set() }: Admitting<Name>,
) {
  const refuse = (code: 'LIMIT' | 'NOT_MENTIONABLE', userId: string | null = null) => ({
    text,
    mentions,
    refused: { __typename: error, field: 'mentions' as const, code, userId, most: mentionsMost },
  })
  if (mentions.length === 0) return { text, mentions, refused: undefined }
  if (mentions.length > mentionsMost) return refuse('LIMIT')
  const asked = mentions.map(({ userId }) => userId).filter((userId) => !known.has(userId))
  const mentionable = asked.length > 0 ? await among(asked) : new Set()
  const unknown = asked.find((userId) => !mentionable.has(userId))
  if (unknown !== undefined) return refuse('NOT_MENTIONABLE', unknown)
  const users = await Promise.all(mentions.map(({ userId }) => loadUser(context, userId)))
  // By their names whatever was sent: a text that says another one would be read as theirs.
  const named = relabelMentions(text, mentions, ({ start, length }, at) => {
    const name = users[at]?.displayName
    return name === undefined ? text.slice(start, start + length) : `@${name}`
  })
  return { ...named, refused: undefined }
}
