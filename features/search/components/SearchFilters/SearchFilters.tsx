import { useIntl } from 'react-intl'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import { addressOf, type Asked } from '../../address.ts'

type SearchFiltersProps = {
  asked: Asked
  /** None for a guest, who has written nothing. */
  viewerId: string | undefined
}

/** What else the same words may be looked for in: each has an address of its own. */
export function SearchFilters({ asked, viewerId }: SearchFiltersProps) {
  const intl = useIntl()
  const filters = [
    { id: 'ALL', of: {} },
    ...(asked.roomId ? [{ id: 'ROOM', of: { kind: 'TALK', roomId: asked.roomId } } as const] : []),
    { id: 'TOPICS', of: { kind: 'TOPICS' } },
    { id: 'TALK', of: { kind: 'TALK' } },
    { id: 'DAY', of: { within: 'DAY' } },
    { id: 'WEEK', of: { within: 'WEEK' } },
    { id: 'MONTH', of: { within: 'MONTH' } },
    ...(viewerId ? [{ id: 'MINE', of: { authorId: viewerId } } as const] : []),
  ] as const
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'search.filters' })}
      links={filters.map(({ id, of }) => {
        const href = addressOf({ words: asked.words, ...of })
        const label = intl.formatMessage({ id: `search.filter.${id}` })
        return { href, label, isCurrent: href === addressOf(asked) }
      })}
    />
  )
}
