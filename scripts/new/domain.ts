import type { Files } from './files.ts'
import { camel, pascal, plural, snake } from './names.ts'

/**
 * A domain of the gateway with one kind of thing that a community has: contract, table, store, service, resolvers,
 * demo content and test. The migration is drawn from the table.
 */
export function domainFiles(name: string): Files {
  const folder = `gateway/domains/${name}`
  const type = pascal(name)
  const one = camel(name)
  const many = plural(one)
  const prefix = snake(name).replaceAll('_', '')
  const Many = plural(type)
  return {
    [`schema/${name}.graphql`]: `"""
What a ${one} is to a fan: whoever reads the contract reads this first.
"""
type ${type} implements Node @key(prefix: "${prefix}") @row(of: "${name}/${type}Row") {
  id: ID!
  name: String!
  createdAt: DateTime!
}

extend type Community {
  "The newest first."
  ${many}(first: Int, after: String): ${type}Connection @semanticNonNull @listSize(assumedSize: 20)
}

type ${type}Connection {
  edges: [${type}Edge!]!
  pageInfo: PageInfo!
}

type ${type}Edge {
  cursor: String!
  node: ${type}!
}
`,
    [`${folder}/tables.ts`]: `import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, references, tenantId } from '../../platform/database/columns.ts'
import { community } from '../community/tables.ts'

export const ${one} = pgTable(
  '${snake(name)}',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    communityId: text('community_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('${snake(name)}_community').on(table.tenantId, table.communityId, table.id),
    references(table.communityId, community),
  ],
)

export type ${type}Row = typeof ${one}.$inferSelect
`,
    [`${folder}/personal.ts`]: `import { nobodys, type Judged } from '../../platform/personal/judging.ts'
import { ${one} } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  // Once a row says who: gone(${one}, { of: 'fanId', told: […] }), or kept with why it stays.
  ...nobodys('What operators show.', ${one}),
]
`,
    [`${folder}/store.ts`]: `import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import { ${one}, type ${type}Row } from './tables.ts'

export async function find${type}(db: Queryable, id: string): Promise<${type}Row | undefined> {
  return (await db.select().from(${one}).where(eq(${one}.id, id)))[0]
}

/** Those of a page, the newest first, and one more where there are more: ids are ordered by time. */
export async function find${Many}(
  db: Queryable,
  communityId: string,
  { key, size }: KeysetPage<string>,
): Promise<${type}Row[]> {
  const isNext = key === undefined ? undefined : lt(${one}.id, key)
  return db
    .select()
    .from(${one})
    .where(and(eq(${one}.communityId, communityId), isNext))
    .orderBy(desc(${one}.id))
    .limit(size + 1)
}
`,
    [`${folder}/service.ts`]: `import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter } from '../community/service.ts'
import { find${type}, find${Many} } from './store.ts'
import type { ${type}Row } from './tables.ts'

/** The ${one} with this id where the viewer may know of it, or null. */
export async function load${type}(context: GatewayContext, id: string): Promise<${type}Row | null> {
  if (prefixOf(id) !== '${prefix}') return null
  const row = await find${type}(context.db, id)
  const isKnown = await mayEnter(context, row?.communityId)
  return isKnown && row ? row : null
}

/** A page of a community's ${many}; none for whoever may not enter it. */
export async function ${many}Of(
  context: GatewayContext,
  communityId: string,
  page: KeysetPage<string>,
): Promise<${type}Row[]> {
  return (await mayEnter(context, communityId)) ? find${Many}(context.db, communityId, page) : []
}
`,
    [`${folder}/domain.ts`]: `import type { Domain } from '../../platform/domain.ts'
import { load${type} } from './service.ts'

export const domain: Domain = { nodes: { ${type}: load${type} } }
`,
    [`${folder}/resolvers/Community.ts`]: `import { listSizes } from '#schema/listSizes.generated.ts'
import { readKeysetPage, toConnection } from '../../../platform/graphql/connection.ts'
import { decodeIdCursor } from '../../../platform/graphql/cursor.ts'
import type { CommunityResolvers } from '../../types.generated.ts'
import { ${many}Of } from '../service.ts'

export const Community: Pick<CommunityResolvers, '${many}'> = {
  ${many}: async (community, args, context) => {
    const page = readKeysetPage(args, {
      most: listSizes['Community.${many}'],
      decode: decodeIdCursor('${prefix}'),
    })
    return toConnection(await ${many}Of(context, community.id, page), page, ({ id }) => id)
  },
}
`,
    [`${folder}/demo.ts`]: `import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { ${one} } from './tables.ts'

const names = ['ひとつめ', 'ふたつめ', 'みっつめ']

export const demo: DemoParts = {
  ${quoteKey(plural(name))}: {
    after: ['community/community'],
    async add(stage) {
      const communityId = await findCommunityId(stage)
      const rows = names.map((each) => ({
        id: newId('${prefix}'),
        communityId,
        name: each,
        createdAt: stage.now,
      }))
      await stage.transaction.insert(${one}).values(rows)
    },
  },
}
`,
    [`${folder}/service.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { load${type}, ${many}Of } from './service.ts'

describe.each(['off', 'on'])('${many}, in a community that is closed: %s', (closed) => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let member: string
  beforeAll(async () => {
    stage = await openCommunity({ CLOSED_COMMUNITY: closed })
    member = await stage.fan()
  })
  afterAll(() => stage.close())

  const read = (userId: string | null, key?: string) =>
    ${many}Of(stage.as(userId), stage.communityId, { side: 'after', key, size: 2 })

  it('are read a page at a time, the newest first', async () => {
    const [first, second, third] = await read(member)
    expect([first, second, third].map((row) => row?.name)).toEqual([
      'みっつめ',
      'ふたつめ',
      'ひとつめ',
    ])
    expect(await read(member, second!.id)).toEqual([third])
  })

  it('are known to those who may enter', async () => {
    const [row] = await read(member)
    expect(await load${type}(stage.as(member), row!.id)).toEqual(row)
    const isOpen = closed === 'off'
    expect(await read(null)).toHaveLength(isOpen ? 3 : 0)
    expect(await load${type}(stage.as(null), row!.id)).toEqual(isOpen ? row : null)
    expect(await load${type}(stage.as(member), stage.communityId)).toBeNull()
  })
})
`,
  }
}

const quoteKey = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
