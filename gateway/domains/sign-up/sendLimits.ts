import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { mostDoublings, proofCookie, takeProof } from '../../platform/proof-of-work/service.ts'
import type { ContactKind } from './contact.ts'
import { findSends, findStartTimes, findTextTimes } from './store.ts'
import type { CodeRow } from './tables.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

type Limit = { count: number; withinMs: number }

export const resendAfterMs = minuteMs
/** Sends that one requester may cause to one contact, a browser that it knows, or one sign-up to any: so many within a time. */
const shares: readonly Limit[] = [
  { count: 5, withinMs: hourMs },
  { count: 10, withinMs: dayMs },
]
/** What strangers may cause to one contact in a day, all together; more of them take a proof of work each. */
const strangersLimit: Limit = { count: 20, withinMs: dayMs }
/** After so many beyond that the work doubles: whoever floods a mailbox pays for each, and its owner does now and then. */
const sendsPerDoubling = 5
/** Text messages that one IPv4 or /64 may cause in a day: each costs money, and a mail does as well. */
const textLimit: Limit = { count: 40, withinMs: dayMs }
/** Sign-ups or log-ins that one IPv4 or /64 may begin in an hour; venues and carriers share addresses, so more of them take a proof of work each. */
const startLimit: Limit = { count: 20, withinMs: hourMs }

/** `browserHash`: where the contact knows this browser, which then has a share of its own. */
export type Send = Pick<
  CodeRow,
  'contactHash' | 'requesterHash' | 'browserHash' | 'boundTo' | 'purpose'
> & { contactKind: ContactKind }

/** From when on a code may be asked for, and the work that lets it through at once; null where none does. */
export type SendRefusal = { retryAt: Date; proofDoublings: number | null }

/**
 * Why this code may not be sent now; undefined where it may. What many strangers did together locks nobody out: a
 * proof of work makes up for it, and a browser that the contact has proven itself in does not even notice.
 */
export async function refuseSend(
  context: GatewayContext,
  transaction: Transaction,
  send: Send,
): Promise<SendRefusal | undefined> {
  const now = context.now()
  const since = (ms: number) => new Date(now.getTime() - ms)
  const lifted = (sends: readonly { sentAt: Date }[], limit: Limit) =>
    liftedAt(
      sends.map(({ sentAt }) => sentAt),
      limit,
      now,
    )
  const { contactHash, requesterHash, browserHash, boundTo, purpose } = send
  const sends = await findSends(transaction, { ...send, since: since(dayMs) })
  const ofBinding = sends.filter((row) => row.boundTo === boundTo && row.purpose === purpose)
  const ofStrangers = sends.filter(
    (row) => row.browserHash === null && row.contactHash.equals(contactHash),
  )
  const share = browserHash
    ? sends.filter((row) => row.browserHash?.equals(browserHash))
    : ofStrangers.filter((row) => row.requesterHash.equals(requesterHash))
  const texts =
    send.contactKind === 'PHONE'
      ? await findTextTimes(transaction, requesterHash, since(textLimit.withinMs))
      : []
  const wait = latest([
    liftedAt(texts, textLimit, now),
    lifted(share, { count: 1, withinMs: resendAfterMs }),
    ...shares.flatMap((limit) => [lifted(share, limit), lifted(ofBinding, limit)]),
  ])
  if (wait) return { retryAt: wait, proofDoublings: null }
  if (browserHash) return undefined

  const isStart = ofBinding.length === 0 && (purpose === 'SIGN_UP' || purpose === 'LOG_IN')
  const starts = isStart
    ? await findStartTimes(transaction, requesterHash, purpose, since(startLimit.withinMs))
    : []
  const retryAt = latest([lifted(ofStrangers, strangersLimit), liftedAt(starts, startLimit, now)])
  if (!retryAt) return undefined
  const beyond = Math.max(0, ofStrangers.length - strangersLimit.count)
  const proofDoublings = Math.min(mostDoublings, Math.floor(beyond / sendsPerDoubling))
  const place = { ...context, purpose: 'code' } as const
  const proof = context.readCookie(proofCookie)
  const isProven = await takeProof(context, transaction, place, proof, proofDoublings)
  return isProven ? undefined : { retryAt, proofDoublings }
}

/** When a limit lets the next one through: undefined where it does so now. */
function liftedAt(newestFirst: readonly Date[], limit: Limit, now: Date): Date | undefined {
  const oldest = newestFirst[limit.count - 1]
  const lifted = oldest && new Date(oldest.getTime() + limit.withinMs)
  return lifted && lifted > now ? lifted : undefined
}

function latest(instants: readonly (Date | undefined)[]): Date | undefined {
  return instants
    .filter((instant) => instant !== undefined)
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
}
