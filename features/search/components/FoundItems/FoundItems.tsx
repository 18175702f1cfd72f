import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ItemCard } from '#features/store/index.ts'
import type { FoundItems_community$key } from './__generated__/FoundItems_community.graphql.ts'
import { list } from './FoundItems.css.ts'

/** What can be bought that is called so, or is a talent's of that name; nothing where there is none. */
export function FoundItems(props: { community: FoundItems_community$key }) {
  const { searchItems } = useFragment(
    graphql`
      fragment FoundItems_community on Community
      @throwOnFieldError
      @argumentDefinitions(words: { type: "String!" }) {
        searchItems(words: $words) {
          id
          ...ItemCard_item
        }
      }
    `,
    props.community,
  )
  if (searchItems.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        <FormattedMessage id="search.items" />
      </Heading>
      <ul className={list}>
        {searchItems.map((item) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </ul>
    </Stack>
  )
}
