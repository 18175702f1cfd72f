import { isDeepStrictEqual } from 'node:util'
import { dayInJapan } from '#rules/day.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { findNftIds } from '../collection/service.ts'
import { openSeason, SeasonRefused, type NewReward } from '../supporter-rank/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { answerAct, tryOut } from './answering.ts'
import { readSeason, type SeasonDocument } from './seasonDocument.ts'
import { findCommunity, findUnanswered, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

export type AnsweredSeason = { act: ActRow; isNew: boolean; seasonId: string | undefined }

/** The id of a community by it or by its slug. Throws a `Refusal` where there is none. */
export async function findCommunityNamed({ db }: OperatorContext, name: string): Promise<string> {
  const id = await findCommunity(db, name)
  if (id === undefined)
    throw new Refusal(`There is no community ${name}. It is named by its id or its own name.`)
  return id
}

/**
 * Asks for a season of supporters' ranks, which somebody else approves: its rules, its rewards and its days are judged
 * now, and once more when it is approved. `document` is what a file said. Throws a `Refusal`.
 */
export async function askSeason(
  context: OperatorContext,
  communityId: string,
  document: unknown,
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean }> {
  readSeason(document)
  const act = { ...actOf(context, 'ASK_SEASON', communityId, hand), details: { document } }
  return context.db.transaction(async (transaction) => {
    await lockSubject(transaction, communityId)
    const open = (await findUnanswered(transaction, 'ASK_SEASON')).find(
      ({ subject }) => subject === communityId,
    )
    if (open && open.who === act.who && isDeepStrictEqual(open.details, act.details))
      return { act: open, isNew: false }
    if (open)
      throw new Refusal(
        `A season was asked for ${wasDone(open)}, and waits: approve or decline ${open.id} first.`,
      )
    await tryOut(transaction, (tried) => openAsked(context, tried, act))
    return { act: await insertAct(transaction, act), isNew: true }
  })
}

/** Opens what was asked for, from its day on, by another person than asked. Throws a `Refusal`. */
export async function approveSeason(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<AnsweredSeason> {
  const asks = { asks: 'ASK_SEASON', answer: 'approve' } as const
  const { done, ...rest } = await answerAct(context, asks, askedId, hand, (transaction, asked) =>
    openAsked(context, transaction, asked),
  )
  context.cache.forget(context.tenantId, 'supporterSeasonsOf', rest.act.subject)
  return { ...rest, seasonId: done }
}

/** Leaves it unopened. Throws a `Refusal`. */
export async function declineSeason(
  context: OperatorContext,
  askedId: string,
  hand: Hand,
): Promise<AnsweredSeason> {
  const asks = { asks: 'ASK_SEASON', answer: 'decline' } as const
  const { act, isNew } = await answerAct(context, asks, askedId, hand, async () => undefined)
  return { act, isNew, seasonId: undefined }
}

async function openAsked(
  { now }: OperatorContext,
  transaction: Transaction,
  { subject: communityId, details }: Pick<ActRow, 'subject' | 'details'>,
): Promise<string> {
  const { budgetYen, ranks, ...season } = readSeason(details.document)
  // What fans have done before they knew of it brings nothing.
  if (season.opensOn <= dayInJapan(now()))
    throw new Refusal(`It opens on ${season.opensOn}: that is no day to come.`)
  const rewards = ranks.flatMap((rank) => rank.rewards)
  const worthYen = rewards.reduce(
    (sum, each) => sum + (each.kind === 'COIN' ? each.amount : each.worthYen),
    0,
  )
  if (worthYen > budgetYen)
    throw new Refusal(`All its rewards are worth ¥${worthYen} to a fan: more than its budget.`)
  const nftIds = await findNftIds(
    transaction,
    communityId,
    rewards.flatMap((reward) => (reward.kind === 'NFT' ? [reward.nft] : [])),
  )
  try {
    return await openSeason(transaction, {
      ...season,
      communityId,
      ranks: ranks.map((rank) => ({ ...rank, rewards: rank.rewards.map(rewardFrom(nftIds)) })),
    })
  } catch (error) {
    if (error instanceof SeasonRefused) throw new Refusal(error.message, { cause: error })
    throw error
  }
}

const rewardFrom =
  (nftIds: ReadonlyMap<string, string>) =>
  (reward: SeasonDocument['ranks'][number]['rewards'][number]): NewReward => {
    if (reward.kind === 'COIN') return reward
    const nftId = nftIds.get(reward.nft)
    if (nftId === undefined) throw new Refusal(`There is no NFT ${reward.nft}.`)
    return { kind: 'NFT', nftId, worthYen: reward.worthYen }
  }
