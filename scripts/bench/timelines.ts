import { homeTimelineOf } from '../../gateway/domains/timeline/home.ts'
import { takeTrend } from '../../gateway/domains/timeline/trend.ts'
import { statement } from '../../gateway/platform/database/prepared.ts'
import type { GatewayContext } from '../../gateway/platform/graphql/context.ts'
import { inFolder, type Folder } from './folder.ts'
import { addFans, joinAll } from './fans.ts'
import { sized } from './size.ts'

/** As many as a larger machine shall be measured with: `POSTS=1000000 npm run bench -- timelines`. */
const posts = Number(process.env['POSTS'] ?? sized(100_000, 10_000))
const likes = sized(200_000, 2_000)
const authors = 20_000
const follows = 5_000
const times = sized(220, 21)
const pageSize = 20

type Row = (what: string, figures: string) => void

/**
 * Pages of home timelines over so many posts by twenty thousand authors, beside the same twenty rows with their authors
 * read by their ids in one bare join, in the same rounds; and the trend of a day of 100,000 posts.
 */
export async function benchTimelines(row: Row): Promise<void> {
  await inFolder(async (folder) => {
    const as = await folder.openDemo()
    const readers = await addFans(folder.db, 3)
    const communityId = await joinAll(folder.db, readers)
    await furnish(folder, communityId, readers)
    const [many, few, late] = readers.map(as) as [GatewayContext, GatewayContext, GatewayContext]
    const of = `${posts / 1_000} k posts`
    row(`5,000 follows, ${of}: first page`, await measured(many, communityId, 0))
    row('  its tenth page', await measured(many, communityId, 9))
    row('200 follows: first page', await measured(few, communityId, 0))
    row('  its tenth page', await measured(few, communityId, 9))
    row('5,000 follows who wrote nothing lately', await measured(late, communityId, 0))
    const begun = performance.now()
    await takeTrend(folder.db, communityId, new Date())
    row('the trend, 200 k lights of a day', `${(performance.now() - begun).toFixed(0)} ms`)
  })
}

const bare = statement<{ id: string }>(
  'bench_bare_join',
  `select * from post join app_user on app_user.id = post.author_id where post.id = any($1::text[])`,
)

async function measured(context: GatewayContext, communityId: string, page: number) {
  let after: string | null = null
  for (let at = 0; at < page; at += 1)
    after = (await homeTimelineOf(context, communityId, { after })).pageInfo.endCursor
  const own: number[] = []
  const theirs: number[] = []
  let ids: string[] = []
  for (let round = 0; round < times; round += 1) {
    const begun = performance.now()
    const { edges } = await homeTimelineOf(context, communityId, { after, first: pageSize })
    own.push(performance.now() - begun)
    ids = edges.map(({ node }) => node.id)
    const since = performance.now()
    await bare(context.db, [ids])
    theirs.push(performance.now() - since)
  }
  const [ours, others] = [figures(own), figures(theirs)]
  const ratio = (ours.p50 / others.p50).toFixed(1)
  const said = (of: typeof ours) => `p50 ${of.p50.toFixed(1)} ms, p99 ${of.p99.toFixed(1)} ms`
  return `${ids.length} rows, ${said(ours)} (bare ${said(others)}; ${ratio} times)`
}

/** The first rounds count for nothing. */
function figures(all: readonly number[]) {
  const sorted = all.slice(20).toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!
  return { p50: at(0.5), p99: at(0.99) }
}

/** Authors 1 to 15,000 write all along, evenly; those from 15,001 on wrote the oldest posts alone. */
async function furnish(
  { owner, tenantId }: Folder,
  communityId: string,
  [many, few, late]: readonly string[],
): Promise<void> {
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
  await owner.query(
    `insert into app_user (id, display_name, avatar, referral_code, created_at)
    select 'author' || n, 'author', '{}', 'B' || lpad(n::text, 7, '0'), now()
    from generate_series(1, $1::integer) as n`,
    [authors],
  )
  await owner.query(
    `insert into post (id, community_id, author_id, text, idempotency_key, posted_at)
    select 'bench' || lpad(n::text, 9, '0'), $1,
      'author' || case when n <= 5000 then 15000 + n else 1 + (n::bigint * 7919) % 15000 end,
      repeat('灯台', 20), 'bench' || n, now() - ($2::integer - n) * interval '86400 seconds' / 100000
    from generate_series(1, $2::integer) as n`,
    [communityId, posts],
  )
  const followed = async (fanId: string | undefined, first: number, count: number) =>
    owner.query(
      `insert into follow (community_id, fan_id, user_id, id, followed_at)
      select $1, $2, 'author' || n, $2 || n, now()
      from generate_series($3::integer, $3::integer + $4::integer - 1) as n`,
      [communityId, fanId, first, count],
    )
  await followed(many, 1, follows)
  await followed(few, 1, 200)
  await followed(late, 15_001, follows)
  await owner.query(
    `insert into timeline_choice (fan_id, community_id, off)
    select unnest($1::text[]), $2, '{OFFICIAL,OSHI}'`,
    [[many, few, late], communityId],
  )
  await owner.query(
    `insert into post_like (post_id, fan_id, count, lit_at)
    select 'bench' || lpad(($1::integer - n % ($1::integer / 2))::text, 9, '0'), 'author' || (1 + n % 14000), 1,
      now() - (n % 86000) * interval '1 second'
    from generate_series(1, $2::integer) as n on conflict do nothing`,
    [posts, likes],
  )
  await owner.query('vacuum analyze')
}
