import type { Life } from '#content/life/types.ts'
import { hash, pick } from './hash.ts'

/** What somebody wrote who is none of the cast. */
export type Heard = {
  messageId: string
  channelId: string
  authorId: string
  authorName: string
  text: string
  sentAt: Date
  /** They had written nothing before, anywhere. */
  isFirst: boolean
}

/** Words, and where they mention somebody. */
type Said = { text: string; mentions: { userId: string; start: number; length: number }[] }

/** What the cast does at what a visitor wrote. */
export type Answer = { key: string; at: Date; by: string; channelId: string; messageId: string } & (
  | ({ kind: 'say' } & Said)
  | { kind: 'wave' }
)

const second = 1000
/** In a room nobody is greeted by name sooner after another: a crowd that comes is no queue at a counter. */
export const greetingEveryMs = 10 * 60 * second
/** A newcomer is waited for so long where their room has just greeted somebody; later it would startle them. */
export const greetWithinMs = greetingEveryMs + 2 * 60 * second
/** A visitor is answered so often at most: more is a machine that talks back. */
const replyEveryMs = 3 * 60 * second
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/
const latin = /[A-Za-z]/

type Around = {
  life: Life
  /** The fans of the cast, by their handles. */
  fans: readonly string[]
  /** When somebody was greeted last in a room, by its id. */
  greetedAt: ReadonlyMap<string, Date>
  /** Who was greeted of late, by their ids. */
  greeted: ReadonlySet<string | null>
}

/**
 * What the cast does at what visitors wrote: penlights within seconds, and for whoever writes for the first time a
 * welcome by name, one a room in ten minutes; later an answer to what everyone answers. Who and what follows from the message, so that two who ask do one thing.
 */
export function answersTo(
  heard: readonly Heard[],
  { life, fans, greetedAt, greeted }: Around,
): Answer[] {
  const free = new Map(greetedAt)
  const answeredAt = new Map<string, Date>()
  const soonest = heard.toSorted((one, other) => one.sentAt.getTime() - other.sentAt.getTime())
  return soonest.flatMap((each): Answer[] => {
    const waves = wavesAt(each, fans)
    if (!each.isFirst) return [...waves, ...reply(each, life, answeredAt)]
    const isGreeted = greeted.has(each.authorId)
    const greeting = isGreeted ? undefined : greet(each, life, free.get(each.channelId))
    if (!greeting) return waves
    free.set(each.channelId, greeting.at)
    return [...waves, greeting]
  })
}

/** To what everyone answers: a good morning, a thank-you. What else visitors say is theirs. */
function reply(heard: Heard, { replies }: Life, answeredAt: Map<string, Date>): Answer[] {
  const { messageId, channelId, authorId, text, sentAt } = heard
  const answers = replies.find(({ words }) => words.some((word) => text.includes(word)))?.answers
  const lastAt = answeredAt.get(authorId)?.getTime() ?? 0
  if (!answers || sentAt.getTime() - lastAt < replyEveryMs) return []
  answeredAt.set(authorId, sentAt)
  const { by, text: words } = answers[hash(messageId) % answers.length]!
  const ms = 12 * second + (hash(`${messageId} reply`) % (18 * second))
  return [
    {
      kind: 'say',
      key: `life-reply-${messageId}`,
      by,
      channelId,
      messageId,
      at: new Date(sentAt.getTime() + ms),
      ...calling(words, heard),
    },
  ]
}

function wavesAt({ messageId, channelId, sentAt, isFirst }: Heard, fans: readonly string[]) {
  const count = isFirst ? 4 : 1 + (hash(`${messageId} waves`) % 2)
  return pick(fans, messageId, count).map((by, index): Answer => {
    const key = `${messageId} ${by}`
    const ms = (2 + index * 3) * second + (hash(key) % (2 * second))
    return { kind: 'wave', key, by, channelId, messageId, at: new Date(sentAt.getTime() + ms) }
  })
}

function greet(heard: Heard, { greetings }: Life, lastAt: Date | undefined): Answer | undefined {
  const { messageId, channelId, authorId, text, sentAt } = heard
  const wrote = latin.test(text) && !japanese.test(text) ? greetings.en : greetings.ja
  // By the newcomer, not by the room: whoever writes in two rooms at once is greeted in one.
  const greeting = wrote[hash(authorId) % wrote.length]
  if (!greeting) return undefined
  const soon = sentAt.getTime() + 14 * second + (hash(messageId) % (12 * second))
  const free = lastAt ? lastAt.getTime() + greetingEveryMs : 0
  if (free - sentAt.getTime() > greetWithinMs) return undefined
  return {
    kind: 'say',
    key: `${greetingKey}${authorId}`,
    by: greeting.by,
    channelId,
    messageId,
    at: new Date(Math.max(soon, free)),
    ...calling(greeting.text, heard),
  }
}

/** A text that mentions a visitor where it has `{name}`: what they are called stays theirs, to change and to take along. */
function calling(words: string, { authorId, authorName }: Heard): Said {
  const label = `@${authorName}`
  const [first = '', ...others] = words.split('{name}')
  const said: Said = { text: first, mentions: [] }
  for (const part of others) {
    said.mentions.push({ userId: authorId, start: said.text.length, length: label.length })
    said.text += label + part
  }
  return said
}

/** What the keys of all greetings begin with. */
export const greetingKey = 'life-greet-'
