import { and, asc, eq, inArray, notExists } from 'drizzle-orm'
import { channel } from '../domains/chat/tables.ts'
import { talent } from '../domains/community/tables.ts'
import { user } from '../domains/user/tables.ts'
import { account } from '../platform/identity/tables.ts'
import { tenant } from '../platform/tenant/tables.ts'
import { people } from './people.ts'
import type { DemoStage } from './part.ts'

type Ids = ReadonlyMap<string, string>

/** The id of the demo's community. Throws where there is no tenant. */
export async function findCommunityId({ transaction }: DemoStage): Promise<string> {
  const [row] = await transaction.select({ id: tenant.defaultCommunityId }).from(tenant)
  if (!row) throw new Error('the demo has no tenant')
  return row.id
}

/** The talents' ids by their slugs. */
export async function findTalents({ transaction }: DemoStage): Promise<Ids> {
  return bySlug(await transaction.select({ slug: talent.slug, id: talent.id }).from(talent))
}

/** The channels' ids by their slugs. */
export async function findChannels({ transaction }: DemoStage): Promise<Ids> {
  return bySlug(await transaction.select({ slug: channel.slug, id: channel.id }).from(channel))
}

/**
 * The ids of the demo's fans, talents and staff, by their handles. A fan who signed up may bear the name of one
 * of them, but has an account, which none of these has.
 */
export async function findPeople({ transaction, world }: DemoStage): Promise<Ids> {
  const everyone = people(world)
  const rows = await transaction
    .select({ id: user.id, name: user.displayName })
    .from(user)
    .where(
      and(
        inArray(
          user.displayName,
          everyone.map(({ displayName }) => displayName),
        ),
        notExists(
          transaction
            .select({ id: account.userId })
            .from(account)
            .where(eq(account.userId, user.id)),
        ),
      ),
    )
    .orderBy(asc(user.createdAt), asc(user.id))
  const first = new Map<string, string>()
  for (const { id, name } of rows) if (!first.has(name)) first.set(name, id)
  return new Map(
    everyone.flatMap(({ handle, displayName }) => {
      const id = first.get(displayName)
      return id === undefined ? [] : [[handle, id] as const]
    }),
  )
}

function bySlug(rows: readonly { slug: string; id: string }[]): Ids {
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
