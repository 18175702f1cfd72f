import { globSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { readTexts } from '../../gateway/domains/search/reading.ts'
import { searchTexts } from '../../gateway/domains/search/service.ts'
import type { Database } from '../../gateway/platform/database/pools.ts'
import { statement } from '../../gateway/platform/database/prepared.ts'
import { readSearch } from '../../rules/search.ts'
import { addFans } from './fans.ts'
import { inFolder } from './folder.ts'
import { sized } from './size.ts'

const posts = sized(100_000, 5_000)
const postLength = 40
const times = sized(200, 21)
const pageSize = 20
const scope = 'post community'

/**
 * Pages of posts found among 100,000 whose characters are as frequent as in the demo's Japanese, each by itself, beside
 * the same twenty rows read by their ids in one bare query in the same rounds; and what one more post takes to be read.
 */
export async function benchSearch(row: (what: string, figures: string) => void): Promise<void> {
  await inFolder(async ({ db, owner, tenantId }) => {
    await furnish(db, owner, tenantId)
    const from = performance.now()
    await readTexts({ db, signal: new AbortController().signal })
    const took = performance.now() - from
    row('reading 100 k posts into postings', `${(took / posts).toFixed(2)} ms each`)
    await owner.query('vacuum analyze')
    for (const [what, words] of Object.entries(searches)) row(what, await measured(db, words))
  })
}

const searches = {
  'a word of 1 character': 'の',
  'a word of 2 characters': 'ない',
  'a word of 5 characters': 'ラジオの夜',
  'two frequent ones that never meet': 'が を',
}

const bare = statement<{ id: string; text: string }>(
  'bench_bare',
  'select * from post where id = any($1::text[])',
)

async function measured(db: Database, typed: string): Promise<string> {
  const own: number[] = []
  const theirs: number[] = []
  let found = 0
  const ids = Array.from({ length: pageSize }, (_, at) => `post${posts - at * 7}`)
  for (let round = 0; round < times; round += 1) {
    const begun = performance.now()
    const page = await searchTexts(db, {
      scope,
      words: readSearch(typed),
      size: pageSize,
      load: async (wanted) => {
        const rows = await bare(db, [wanted])
        return new Map(rows.map((each) => [each.id, { row: each, text: each.text }]))
      },
    })
    own.push(performance.now() - begun)
    found = page.rows.length
    const since = performance.now()
    await bare(db, [ids])
    theirs.push(performance.now() - since)
  }
  const [ours, others] = [figures(own), figures(theirs)]
  return `${found} found, p50 ${ours.p50} ms, p99 ${ours.p99} ms (bare p50 ${others.p50} ms, p99 ${others.p99} ms)`
}

/** The first rounds count for nothing. */
function figures(all: readonly number[]) {
  const sorted = all.slice(20).toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(1)
  return { p50: at(0.5), p99: at(0.99) }
}

/** Half of the posts hold no 「が」, the other half no 「を」. */
function writePost(frequent: string, at: number): string {
  const without = at % 2 === 0 ? 'がガ' : 'をヲ'
  let text = ''
  let seed = at * 2_654_435_761
  while (text.length < postLength) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    const character = frequent[(seed >>> 8) % frequent.length]!
    if (!without.includes(character)) text += character
  }
  return at % 5_000 === 0 ? `${text}ラジオの夜` : text
}

async function furnish(db: Database, owner: pg.Client, tenantId: string): Promise<void> {
  const [authorId] = await addFans(db, 1)
  const frequent = globSync('content/*.ts')
    .flatMap((file) => readFileSync(file, 'utf8').match(/[ぁ-んァ-ヶー一-龠、。]/g) ?? [])
    .join('')
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId])
  const text = `'{"ja":"","en":""}'`
  await owner.query(`
    insert into community (id, slug, palette, hero, share_image, name, tagline, description)
    values ('community', 'bench', 'green', '{}', '{}', ${text}, ${text}, ${text})`)
  const batch = 5_000
  for (let first = 1; first <= posts; first += batch) {
    const texts = Array.from({ length: batch }, (_, at) => writePost(frequent, first + at))
    const values = [texts, first, authorId]
    await owner.query(
      `insert into post (id, community_id, author_id, text, idempotency_key, posted_at)
      select 'post' || ($2::integer + n - 1), 'community', $3, t, 'key' || ($2::integer + n - 1),
        '2026-01-01'::timestamptz + ($2::integer + n - 1) * interval '1 minute'
      from unnest($1::text[]) with ordinality as u(t, n)`,
      values,
    )
  }
  await owner.query(`insert into search_text (scope, subject_id, author_id, at, text)
    select '${scope}', id, author_id, posted_at, text from post order by posted_at`)
}
