import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/special-gift.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { useHolding } from '../../useHolding.ts'
import type { ItemGifts_item$key } from './__generated__/ItemGifts_item.graphql.ts'
import { GiftRow } from './GiftRow.tsx'
import { iconOf } from './iconOf.ts'

/** What whoever buys an item can open, and the way there for who has bought it. Nothing where it holds nothing. */
export function ItemGifts(props: { item: ItemGifts_item$key }) {
  const { id, specialGifts, viewerMayOpen } = useFragment(
    graphql`
      fragment ItemGifts_item on StoreItem @throwOnFieldError {
        id
        viewerMayOpen
        specialGifts {
          __typename
          id
          name
          ...useHolding_gift
        }
      }
    `,
    props.item,
  )
  const holding = useHolding()
  if (specialGifts.length === 0) return null
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>
        <FormattedMessage id="gift.inside" />
      </Heading>
      <Stack as="ul" gap={3}>
        {specialGifts.map((each) => (
          <GiftRow
            key={each.id}
            icon={iconOf(each.__typename)}
            title={each.name}
            detail={holding(each)}
          />
        ))}
      </Stack>
      {viewerMayOpen && (
        <ButtonLink href={paths.gifts({ item_id: id })} size="large" isFullWidth>
          <FormattedMessage id="gift.open" />
        </ButtonLink>
      )}
    </Stack>
  )
}
