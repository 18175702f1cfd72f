import { readCode } from '#rules/campaignCode.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { checkRequestKey, requestKeyReused } from '../../platform/graphql/badInput.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { forgiveAttempt, refuseAttempt, type Limit } from '../../platform/identity/throttle.ts'
import { viewerMembership } from '../community/service.ts'
import { grant, lockAccounts } from '../ledger/service.ts'
import type { UseCampaignCodeInput } from '../types.generated.ts'
import { hashCode } from './hashing.ts'
import { loadPage, stateOf } from './pages.ts'
import { findUseBy, findUsesOf, holdCode, insertUse } from './store.ts'
import type { CampaignCodePageRow, CampaignCodeReceiptRow } from './tables.ts'

/** For how long coins and tickets can be spent, as all that are given. */
const daysOfRewards = 180
const assets = { COIN: 'COIN', TREASURE_MACHINE_TICKET: 'TICKET:draw' } as const
/** Codes that a fan may guess, on all pages together. One that is right is not counted. */
const limits: readonly Limit[] = [
  { name: 'campaign-code', attempts: 5, minutes: 10 },
  { name: 'campaign-code-day', attempts: 20, minutes: 24 * 60 },
]

type Code = 'INVALID' | 'NO_SUCH_CODE' | 'ENDED' | 'USED' | 'LIMIT'
const refused = (code: Code) => ({
  __typename: 'CampaignCodeError' as const,
  field: 'code',
  code,
})

/**
 * Gives the viewer what a code brings, in one transaction: code and fan are the key. A code that is none, or another
 * campaign's, is told from no other.
 */
export async function applyCode(context: GatewayContext, input: UseCampaignCodeInput) {
  const { userId: fanId, db, config, tenantId } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  checkRequestKey(input.idempotencyKey)
  const page = await loadPage(context, input.pageId)
  if (!page) return { __typename: 'NotFoundError' as const, field: 'pageId' }
  const { communityId } = page
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const code = readCode(input.code)
  if (code === null) return refused('INVALID')
  const hash = hashCode(config, tenantId, code)
  const wanted = { page, hash, fanId, ending: code.slice(-4), key: input.idempotencyKey }
  const before = await findUseBy(db, fanId, input.idempotencyKey)
  if (before) return answerAgain(before, wanted)
  const retryAt = await countTry(context, fanId)
  if (retryAt) return { __typename: 'RateLimitedError' as const, retryAt }
  const result = await db.transaction((transaction) => take(transaction, context, wanted))
  if (typeof result === 'string') return refused(result)
  for (const limit of limits) await forgiveAttempt(db, limit, [fanId])
  return answerAgain(result, wanted)
}

type Wanted = {
  page: CampaignCodePageRow
  hash: string
  fanId: string
  ending: string
  key: string
}

function answerAgain(receipt: CampaignCodeReceiptRow, { page, hash }: Wanted) {
  if (receipt.pageId !== page.id || receipt.hash !== hash) throw requestKeyReused()
  return { __typename: 'UseCampaignCodeSuccess' as const, page, receipt }
}

/** Counts a try before it is made; answers when the next may be, where it is one too many. */
async function countTry({ db, now }: GatewayContext, fanId: string): Promise<Date | undefined> {
  for (const limit of limits) {
    const retryAt = await refuseAttempt(db, limit, [fanId], now())
    if (retryAt) return retryAt
  }
  return undefined
}

async function take(
  transaction: Transaction,
  { now }: GatewayContext,
  { page, hash, fanId, ending, key }: Wanted,
): Promise<CampaignCodeReceiptRow | Code> {
  const { id: pageId, rewardKind, rewardAmount: amount } = page
  // One of a fan's codes after the other: nothing is counted while another gives it.
  await lockAccounts(transaction, fanId, ['COIN', 'TICKET:draw'])
  const done = await findUseBy(transaction, fanId, key)
  if (done) return done
  const code = await holdCode(transaction, pageId, hash)
  if (!code) return 'NO_SUCH_CODE'
  const at = now()
  if (stateOf(page, at) === 'ENDED') return 'ENDED'
  const own = await findUsesOf(transaction, fanId, pageId, page.usesMost)
  if (own.some((each) => each.hash === hash) || code.uses >= code.usesMost) return 'USED'
  if (page.isOncePerFan && own.length > 0) return 'LIMIT'
  const receipt = {
    pageId,
    hash,
    fanId,
    idempotencyKey: key,
    ending,
    at,
    rewardKind,
    rewardAmount: amount,
  }
  await insertUse(transaction, receipt)
  await grant(transaction, {
    key: `campaign-code:${pageId}:${hash}:${fanId}`,
    reason: 'CAMPAIGN_CODE',
    reference: pageId,
    at,
    lots: [
      {
        ownerId: fanId,
        asset: assets[rewardKind],
        class: 'FREE',
        amount,
        expiry: { afterDays: daysOfRewards },
      },
    ],
  })
  return receipt
}
