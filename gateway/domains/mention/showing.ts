import { relabelMentions } from '#rules/mention.ts'
import type { GatewayContext, Language } from '../../platform/graphql/context.ts'
import { nameOf } from '../community/service.ts'
import { loadUser } from '../user/service.ts'
import type { KeptMention, ShownMention } from './tables.ts'

/** A text and whom it mentions, and where. */
export type Said = { text: string; mentions: KeptMention[] }

/** How somebody is shown who has left. */
const leftNames: Record<Language, string> = { ja: '退会したユーザー', en: 'Someone who left' }

/** A text with whomever it mentions by their name of now, and where they stand in it. */
export async function showMentions(
  context: GatewayContext,
  { text, mentions }: Said,
): Promise<{ text: string; mentions: ShownMention[] }> {
  if (mentions.length === 0) return { text, mentions: [] }
  const users = await Promise.all(mentions.map(({ userId }) => loadUser(context, userId)))
  const names = await Promise.all(
    users.map((user) => (user ? nameOf(context, user) : leftNames[context.language])),
  )
  const shown = relabelMentions(text, mentions, (_, at) => `@${names[at]!}`)
  return {
    text: shown.text,
    mentions: shown.mentions.map(({ start, length }, at) => ({
      start,
      length,
      userId: users[at]?.id ?? null,
    })),
  }
}

/** What was said, whatever whoever is mentioned is called by now. */
export const wordsOf = ({ text, mentions }: Said): string =>
  relabelMentions(text, mentions, ({ userId }) => `\0${userId}\0`).text
