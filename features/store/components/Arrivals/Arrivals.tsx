import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ItemCard } from '../ItemCard/ItemCard.tsx'
import { grid } from '../Shelf/Shelf.css.ts'
import type { Arrivals_community$key } from './__generated__/Arrivals_community.graphql.ts'

/** What a fan asked to be told of and can buy by now; nothing where there is none. */
export function Arrivals(props: { community: Arrivals_community$key }) {
  const { viewerArrivals } = useFragment(
    graphql`
      fragment Arrivals_community on Community @throwOnFieldError {
        viewerArrivals {
          id
          ...ItemCard_item
        }
      }
    `,
    props.community,
  )
  if (viewerArrivals.length === 0) return null
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>
        <FormattedMessage id="store.arrivals.title" />
      </Heading>
      <ul className={grid()}>
        {viewerArrivals.map((item) => (
          <ItemCard key={item.id} item={item} priority />
        ))}
      </ul>
    </Stack>
  )
}
