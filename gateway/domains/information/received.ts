import { addDays } from '#rules/day.ts'
import { cleanText, countCharacters, hasMarkTower } from '#rules/text.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadCommunity } from '../community/service.ts'
import { grant, lockAccounts } from '../ledger/service.ts'
import type {
  AppealWarningInput,
  ClaimReceivedPresentInput,
  ReadReceivedInformationsInput,
} from '../types.generated.ts'
import {
  changeReceived,
  findReceived,
  findReceivedOf,
  lockReceived,
  markReceivedRead,
} from './receivedStore.ts'
import type { ReceivedRow } from './tables.ts'
import { forgetUnread } from './service.ts'

/** For how long what a present holds can be spent, as all that is given. */
const daysOfPresents = 180
/** For so many days a warning can be said to be wrong. */
const daysOfAppeals = 14
export const longestAppeal = 1000
const mostAtOnce = listSizes['Viewer.receivedInformations']

const assets = {
  COIN: 'COIN',
  TREASURE_MACHINE_TICKET: 'TICKET:draw',
  STAMINA_RECOVERY_TICKET: 'TICKET:stamina',
  STORY_VIEW_PASS: 'TICKET:view',
} as const

/** What is no id is never looked for. */
const isName = (id: string) => prefixOf(id) === 'received'

const notFound = { __typename: 'NotFoundError' as const, field: 'receivedId' }
const unauthenticated = { __typename: 'UnauthenticatedError' as const }

/** What reached the viewer alone, the newest first; none for a guest. */
export async function receivedOf({ db, userId }: GatewayContext): Promise<ReceivedRow[]> {
  return userId === null ? [] : findReceivedOf(db, userId, mostAtOnce)
}

export const appealableUntil = ({ at }: Pick<ReceivedRow, 'at'>): Date => addDays(at, daysOfAppeals)

/** Notes that the viewer saw some of what reached them. What is not theirs is not found. */
export async function readReceivedInformations(
  context: GatewayContext,
  { receivedIds }: ReadReceivedInformationsInput,
) {
  const { userId, db, now } = context
  if (userId === null) return unauthenticated
  const ids = [...new Set(receivedIds)]
  const areNames = ids.length <= mostAtOnce && ids.every(isName)
  const known = areNames ? await findReceived(db, userId, ids) : []
  if (!areNames || known.length < ids.length)
    return { __typename: 'NotFoundError' as const, field: 'receivedIds' }
  await markReceivedRead(db, userId, ids, now())
  const communityIds = [...new Set(known.map((each) => each.communityId))]
  for (const communityId of communityIds) forgetUnread(context, userId, communityId)
  const communities = await Promise.all(communityIds.map((id) => loadCommunity(context, id)))
  return {
    __typename: 'ReadReceivedInformationsSuccess' as const,
    received: await findReceived(db, userId, ids),
    communities: communities.filter((each) => each !== null),
  }
}

/** Gives the viewer what a present holds, once: the present is the key of what is given. */
export async function claimReceivedPresent(
  context: GatewayContext,
  { receivedId }: ClaimReceivedPresentInput,
) {
  const { userId, db, now } = context
  if (userId === null) return unauthenticated
  if (!isName(receivedId)) return notFound
  const at = now()
  const answer = await db.transaction(async (transaction) => {
    const [seen] = await findReceived(transaction, userId, [receivedId])
    if (!seen?.presentKind) return notFound
    const asset = assets[seen.presentKind]
    await lockAccounts(transaction, userId, [asset])
    const row = (await lockReceived(transaction, userId, receivedId))!
    const done = (received: ReceivedRow) => ({
      __typename: 'ClaimReceivedPresentSuccess' as const,
      received,
    })
    if (row.claimedAt) return done(row)
    if (at >= row.claimableUntil!)
      return { __typename: 'ReceivedPresentError' as const, code: 'EXPIRED' as const }
    await grant(transaction, {
      key: `received:${row.id}`,
      reason: 'PRESENT',
      reference: row.id,
      at,
      lots: [
        {
          ownerId: userId,
          asset,
          class: 'FREE',
          amount: row.amount!,
          expiry: { afterDays: daysOfPresents },
        },
      ],
    })
    return done(await changeReceived(transaction, row.id, { claimedAt: at }))
  })
  context.clearLoaders()
  return answer
}

/** Takes down what the viewer says to a warning, once, within its days. */
export async function appealWarning(
  { userId, db, now }: GatewayContext,
  { receivedId, text }: AppealWarningInput,
) {
  if (userId === null) return unauthenticated
  if (!isName(receivedId)) return notFound
  const appeal = cleanText(text)
  const refused = (code: 'EMPTY' | 'TOO_LONG' | 'UNREADABLE' | 'EXPIRED' | 'APPEALED') => ({
    __typename: 'WarningAppealError' as const,
    code,
    maxLength: longestAppeal,
    field: code === 'EXPIRED' || code === 'APPEALED' ? null : 'text',
  })
  const at = now()
  return db.transaction(async (transaction) => {
    const row = await lockReceived(transaction, userId, receivedId)
    if (row?.kind !== 'WARNING') return notFound
    if (row.appeal !== null)
      return row.appeal === appeal
        ? { __typename: 'AppealWarningSuccess' as const, received: row }
        : refused('APPEALED')
    if (at >= appealableUntil(row)) return refused('EXPIRED')
    if (appeal === '') return refused('EMPTY')
    if (countCharacters(appeal) > longestAppeal) return refused('TOO_LONG')
    if (hasMarkTower(appeal) || /[^\P{Cc}\n]/u.test(appeal)) return refused('UNREADABLE')
    const received = await changeReceived(transaction, row.id, { appeal, appealedAt: at })
    return { __typename: 'AppealWarningSuccess' as const, received }
  })
}
