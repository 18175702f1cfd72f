import { membership } from '../../gateway/domains/community/tables.ts'
import { grant } from '../../gateway/domains/ledger/service.ts'
import { newReferralCode } from '../../gateway/domains/user/referral.ts'
import { user } from '../../gateway/domains/user/tables.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { newId } from '../../gateway/platform/ids.ts'

/** Fans who have joined nothing and own nothing; their ids. */
export async function addFans(db: Database, count: number, at = new Date()): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('user'))
  const avatar = {
    kind: 'upload' as const,
    id: newId('upload'),
    path: 'none.webp',
    width: 1,
    height: 1,
    dominantColor: '#ffffff',
  }
  await db.insert(user).values(
    ids.map((id, index) => ({
      id,
      displayName: `ファン${index}`,
      avatar,
      createdAt: at,
      referralCode: newReferralCode(),
    })),
  )
  return ids
}

/** Makes them members of the demo's community, with none of the gifts that joining brings; its id. */
export async function joinAll(
  db: Database,
  ids: readonly string[],
  at = new Date(),
): Promise<string> {
  const [place] = await db.select().from(membership).limit(1)
  if (!place) throw new Error('the demo is empty')
  const { communityId } = place
  await db.insert(membership).values(
    ids.map((userId) => ({
      id: newId('membership'),
      userId,
      communityId,
      joinedAt: at,
      role: 'MEMBER' as const,
    })),
  )
  return communityId
}

/** Gives each so many paid coins. */
export async function giveCoins(
  db: Database,
  ids: readonly string[],
  amount: number,
): Promise<void> {
  const lot = { asset: 'COIN', class: 'PAID', amount, expiry: { afterDays: 180 } } as const
  for (const ownerId of ids)
    await db.transaction((transaction) =>
      grant(transaction, {
        key: newId('transfer'),
        reason: 'SUPPORT',
        at: new Date(),
        lots: [{ ...lot, ownerId }],
      }),
    )
}
