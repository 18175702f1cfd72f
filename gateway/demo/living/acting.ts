import { eq } from 'drizzle-orm'
import type { World } from '#content/types.ts'
import { penlight } from '#rules/reactions.ts'
import { reactToMessage } from '../../domains/chat/reacting.ts'
import { createChatMessage } from '../../domains/chat/sending.ts'
import { findByIdempotencyKey } from '../../domains/chat/store.ts'
import type { GatewayContext, Services } from '../../platform/graphql/context.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import { artImage } from '../art.ts'
import { findChannels, findPeople } from '../find.ts'
import { demoPart } from '../tables.ts'
import { answersTo, type Answer } from './answering.ts'
import { lockCast, readRooms } from './rooms.ts'
import { actsBetween, type Act, type Cue } from './script.ts'

const minute = 60_000

/**
 * What came due longer ago is never said. A gateway that is started again is back within a minute, so that a talk goes
 * on; one that was off for a night must not say good night at noon, nor an evening's talk within a second.
 */
export const lateMs = 3 * minute
/** Without anything due: what visitors write on other gateways is seen after so long. */
const lookMs = 15_000

export type Actor = {
  services: Services
  tenantId: string
  world: World
  /** What this process has done of late, and when: it is not asked for again. */
  done: Map<string, number>
}

/** Does all that is due now, where no other gateway is at it. Says when there may be more. */
export async function actNow(actor: Actor): Promise<Date> {
  const { services, tenantId, world, done } = actor
  const now = services.now()
  const later = new Date(now.getTime() + lookMs)
  for (const [key, at] of done) if (at < now.getTime() - 10 * lateMs) done.delete(key)
  return services.databaseFor(tenantId).transaction(async (transaction) => {
    if (!(await lockCast(transaction))) return new Date(now.getTime() + 1000)
    const [demo] = await transaction.select().from(demoPart).where(eq(demoPart.name, 'tenant'))
    if (!demo || !world.life) return later
    const stage = { transaction, world, now, picture: artImage }
    const people = await findPeople(stage)
    const channels = await findChannels(stage)
    const as = (handle: string) => contextOf(actor, people.get(handle))

    const script = actsBetween(world, new Date(now.getTime() - lateMs), later)
    const fans = world.fans.map(({ handle }) => handle)
    const { heard, ...around } = await readRooms(transaction, new Set(people.values()), now)
    const answers = answersTo(heard, { life: world.life, fans, ...around })
    const due = [...script, ...answers]
      .filter(({ key, at }) => !done.has(key) && at.getTime() > now.getTime() - lateMs)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    for (const act of due.filter(({ at }) => at <= now)) {
      const context = as(act.by)
      if (context && (await attempt(context, act, { people, channels })))
        done.set(act.key, act.at.getTime())
    }
    const next = due.find(({ at }) => at > now)
    return next && next.at < later ? next.at : later
  })
}

function contextOf({ services, tenantId }: Actor, userId: string | undefined) {
  if (userId === undefined) return undefined
  const asker = { tenantId, userId, language: 'ja' as const, isDocument: false, requester: 'demo' }
  return makeContext(services, asker)
}

type Ids = { people: ReadonlyMap<string, string>; channels: ReadonlyMap<string, string> }

/** Does one act; one that throws keeps nobody else from theirs, and is tried again while it is due. */
async function attempt(context: GatewayContext, act: Act | Answer, ids: Ids): Promise<boolean> {
  try {
    return await perform(context, act, ids)
  } catch (error) {
    context.log.warn({ err: error, key: act.key }, 'one of the cast stumbled')
    return false
  }
}

/** Does one act as its author would, through what serves everyone. False where it may be tried again. */
async function perform(context: GatewayContext, act: Act | Answer, ids: Ids): Promise<boolean> {
  if (act.kind === 'line') {
    if (act.after && !(await findCue(context, act.after, ids))) return false
    const { key, text } = act
    return say(context, { key, text, channelId: ids.channels.get(act.channel) ?? '' })
  }
  if (act.kind === 'say') {
    const { key, channelId, text, mentions, messageId: replyToId } = act
    return say(context, { key, channelId, text, mentions, replyToId })
  }
  const messageId = 'to' in act ? (await findCue(context, act.to, ids))?.id : act.messageId
  if (!messageId) return false
  await reactToMessage(context, { messageId, emoji: penlight, isOn: true })
  return true
}

async function findCue({ db }: GatewayContext, { key, by }: Cue, { people }: Ids) {
  const authorId = people.get(by)
  return authorId === undefined ? undefined : findByIdempotencyKey(db, authorId, key)
}

type Said = { key: string } & Pick<
  Parameters<typeof createChatMessage>[1],
  'channelId' | 'text' | 'mentions' | 'replyToId'
>

async function say(context: GatewayContext, said: Said): Promise<boolean> {
  const { key: idempotencyKey, ...message } = said
  const answer = await createChatMessage(context, { idempotencyKey, ...message })
  if (answer.__typename === 'RateLimitedError') return false
  // Whoever refuses one of the cast, a moderator or a rule of the room, is right.
  if (answer.__typename !== 'CreateChatMessageSuccess')
    context.log.debug({ key: idempotencyKey, answer: answer.__typename }, 'the cast was refused')
  return true
}
