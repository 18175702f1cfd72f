import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { paths } from '../../paths.ts'
import { useHolding } from '../../useHolding.ts'
import type { ItemGifts_item$key } from './__generated__/ItemGifts_item.graphql.ts'
import { gift, gifts } from './ItemGifts.css.ts'

const icons: ReadonlyMap<string, IconName> = new Map([
  ['ImageViewGift', 'eye'],
  ['ImageDownloadGift', 'arrowDown'],
  ['SoundGift', 'sound'],
  ['BookGift', 'copy'],
  ['LinkGift', 'link'],
  ['FanBadgeGift', 'star'],
])

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
      <ul className={gifts}>
        {specialGifts.map((each) => (
          <li key={each.id} className={gift}>
            <Icon name={icons.get(each.__typename) ?? 'sparkle'} size={20} />
            <div>
              <Text size="small" weight="medium">
                {each.name}
              </Text>
              <Text size="caption" tone="muted">
                {holding(each)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {viewerMayOpen && (
        <ButtonLink href={paths.gifts({ item_id: id })} size="large" isFullWidth>
          <FormattedMessage id="gift.open" />
        </ButtonLink>
      )}
    </Stack>
  )
}
