import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import type { WishButton_item$key } from './__generated__/WishButton_item.graphql.ts'
import { useWish } from './useWish.ts'

/** Keeps an item among a fan's wishes, or lets go of it. */
export function WishButton(props: { item: WishButton_item$key }) {
  const { id, viewerWishes } = useFragment(
    graphql`
      fragment WishButton_item on StoreItem @throwOnFieldError {
        id
        viewerWishes
      }
    `,
    props.item,
  )
  const intl = useIntl()
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'store.wish' })}
      icon="star"
      isPressed={viewerWishes}
      onChange={useWish(id)}
    />
  )
}
