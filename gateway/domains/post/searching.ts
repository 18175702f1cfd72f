import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { searchWritten, type SearchArgs, type WrittenSearch } from '../written/service.ts'
import { findStanding } from './store.ts'
import type { PostRow } from './tables.ts'

/** How posts are found. */
export const postSearch: WrittenSearch<PostRow> = {
  kind: 'post',
  most: listSizes['Community.searchPosts'],
  textOf: ({ text }) => text,
  hasPicture: ({ pictures }) => pictures.length > 0,
  findStanding,
}

/** A page of the posts that hold all words; none where there are none to look for, or the viewer may not enter. */
export const searchPosts = (context: GatewayContext, communityId: string, args: SearchArgs) =>
  searchWritten(context, communityId, postSearch, args)
