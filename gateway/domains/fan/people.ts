import { foldName } from '#rules/fold.ts'
import { isSearchTooLong } from '#rules/search.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { statement } from '../../platform/database/prepared.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { grownUpsBornBy, mayEnter } from '../community/service.ts'
import { blocksOf } from '../mute/service.ts'
import { refuseSuggestions } from '../search/service.ts'
import { loadFan } from './service.ts'

/**
 * The people of a community whom the viewer finds by a name; nobody for a guest, whom
 * no member's page is shown, and for whoever may not enter it.
 */
export async function searchPeople(context: GatewayContext, communityId: string, typed: string) {
  const name = isSearchTooLong(typed) ? '' : foldName(typed)
  if (name === '' || context.userId === null || !(await mayEnter(context, communityId))) return []
  if (refuseSuggestions(context)) return []
  const ids = await findPeople(context.db, {
    communityId,
    name,
    bornUntil: grownUpsBornBy(context),
    without: await blocksOf(context),
    most: listSizes['Community.searchPeople'],
  })
  const members = await Promise.all(ids.map((id) => loadFan(context, communityId, id)))
  return members.filter((member) => member !== null)
}

// Talents and staff are few, and looked through; all others are read off the index of names, from where it begins so.
const named = statement<{ id: string }>(
  'people_named',
  `with candidate as (
    select user_id as id from membership where community_id = $1 and role <> 'MEMBER'
    union
    (
      select one.id from app_user as one
      join membership as place on place.user_id = one.id and place.community_id = $1
      where folded_name >= $2 and folded_name < $2 || chr(1114111) and one.status = 'active'
        and one.birth_date::text <= $3 and one.id <> all($4::text[])
      order by folded_name, one.id limit $5
    )
  )
  select one.id from candidate
  join app_user as one on one.id = candidate.id
  join membership as place on place.user_id = one.id and place.community_id = $1
  left join talent on talent.id = place.oshi_id and place.role = 'TALENT'
  where one.status = 'active' and one.id <> all($4::text[]) and (
    position($2 in one.folded_name) > 0
    or position($2 in fold_name(talent.reading ->> 'ja')) > 0
    or position($2 in fold_name(talent.name ->> 'ja')) > 0
    or position($2 in fold_name(talent.name ->> 'en')) > 0
  )
  order by place.role = 'MEMBER', starts_with(one.folded_name, $2) desc, one.folded_name, one.id limit $5`,
)

type Named = {
  communityId: string
  /** Folded. */
  name: string
  /** The last day on which a grown-up was born. */
  bornUntil: string
  without: readonly string[]
  most: number
}

async function findPeople(
  db: Queryable,
  { communityId, name, bornUntil, without, most }: Named,
): Promise<string[]> {
  const rows = await named(db, [communityId, name, bornUntil, [...without], most])
  return rows.map(({ id }) => id)
}
