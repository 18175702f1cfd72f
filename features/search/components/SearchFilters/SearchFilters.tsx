import { useIntl } from 'react-intl'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import { addressOf, narrowingOf, type Asked } from '../../address.ts'

type SearchFiltersProps = {
  asked: Asked
  /** None for a guest, who has written nothing. */
  viewerId: string | undefined
}

/** What else the same words may be looked for in: each has an address of its own. */
export function SearchFilters({ asked, viewerId }: SearchFiltersProps) {
  const intl = useIntl()
  // What narrows goes along between posts and talk. Who looks at their own posts chose that here, and leaves it here.
  const narrow = narrowingOf(asked)
  const others = { ...narrow, authorId: asked.authorId === viewerId ? null : asked.authorId }
  const filters = [
    { id: 'ALL', of: {} },
    ...(asked.roomId
      ? [{ id: 'ROOM', of: { kind: 'TALK', roomId: asked.roomId, ...narrow } } as const]
      : []),
    { id: 'POSTS', of: { kind: 'POSTS', ...others } },
    { id: 'TOPICS', of: { kind: 'TOPICS' } },
    { id: 'TALK', of: { kind: 'TALK', ...narrow } },
    ...(viewerId
      ? [{ id: 'MINE', of: { kind: 'POSTS', ...narrow, authorId: viewerId } } as const]
      : []),
  ] as const
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'search.filters' })}
      links={filters.map(({ id, of }) => {
        const href = addressOf({ words: asked.words, ...of })
        const label = intl.formatMessage({ id: `search.filter.${id}` })
        return { href, label, isCurrent: !asked.isUnclear && href === addressOf(asked) }
      })}
    />
  )
}
