import { usePaginationFragment, type LoadMoreFn } from 'react-relay'
import { getFragment, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'

/** What a component is given of a fragment, as Relay's compiler types it: the fragment's data is known by it. */
type FragmentKey = { readonly ' $data'?: unknown; readonly ' $fragmentSpreads': unknown }

/** One end of a list: whether it goes on there, and how the next page comes. */
export type MorePages<Query extends OperationType = OperationType> = {
  hasMore: boolean
  isLoading: boolean
  onLoad: LoadMoreFn<Query>
  pageSize: number
}

/**
 * A fragment's list, page by page. How many a page holds is what the fragment's own `count` says, the first page
 * and each one after it. Throws where it says none.
 */
export function usePages<Query extends OperationType, Key extends FragmentKey>(
  fragment: GraphQLTaggedNode,
  key: Key,
): { data: Required<Key>[' $data']; next: MorePages<Query>; previous: MorePages<Query> } {
  const pages = usePaginationFragment<Query, Key>(fragment, key)
  const pageSize = pageSizeOf(fragment)
  return {
    data: pages.data,
    next: {
      hasMore: pages.hasNext,
      isLoading: pages.isLoadingNext,
      onLoad: pages.loadNext,
      pageSize,
    },
    previous: {
      hasMore: pages.hasPrevious,
      isLoading: pages.isLoadingPrevious,
      onLoad: pages.loadPrevious,
      pageSize,
    },
  }
}

function pageSizeOf(fragment: GraphQLTaggedNode): number {
  const { name, argumentDefinitions } = getFragment(fragment)
  for (const definition of argumentDefinitions)
    if (
      definition.kind === 'LocalArgument' &&
      definition.name === 'count' &&
      typeof definition.defaultValue === 'number'
    )
      return definition.defaultValue
  throw new Error(`${name} says no count: its @argumentDefinitions give a page's size.`)
}
