import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { GiftRow, iconOf, useHolding } from '#features/special-gift/index.ts'
import { EarlySaleRow } from './EarlySaleRow.tsx'
import type { MembershipPerks_item$key } from './__generated__/MembershipPerks_item.graphql.ts'

type MembershipPerksProps = {
  item: MembershipPerks_item$key
  /** Of its heading: 3 where it stands under another's. */
  level?: 2 | 3
}

/**
 * What a membership keeps, one by one, as it is kept: rooms and what can be opened lead a member there, what is sold early
 * leads anyone to the item. Nothing of what is no membership.
 */
export function MembershipPerks({ level = 2, ...props }: MembershipPerksProps) {
  const { id, kind, viewerIsMember, membersRooms, specialGifts, earlySales } = useFragment(
    graphql`
      fragment MembershipPerks_item on StoreItem @throwOnFieldError {
        id
        kind
        viewerIsMember
        membersRooms {
          channelId
          name
          topic
        }
        specialGifts {
          __typename
          id
          name
          ...useHolding_gift
        }
        earlySales {
          id
          ...EarlySaleRow_item
        }
      }
    `,
    props.item,
  )
  const intl = useIntl()
  const holding = useHolding()
  if (kind !== 'SUBSCRIPTION') return null
  return (
    <Stack gap={4} as="section">
      <Heading level={level} size={level === 3 ? 'small' : 'large'}>
        <FormattedMessage id={viewerIsMember ? 'subscription.perks.yours' : 'subscription.perks'} />
      </Heading>
      <Stack as="ul" gap={3}>
        <GiftRow
          icon="moon"
          title={intl.formatMessage({ id: 'subscription.perks.moon' })}
          detail={intl.formatMessage({ id: 'subscription.perks.moon.where' })}
        />
        {membersRooms.map(({ channelId, name, topic }) => (
          <GiftRow
            key={channelId}
            icon="messages"
            title={intl.formatMessage({ id: 'subscription.perks.room' }, { name })}
            detail={topic}
            href={viewerIsMember ? chatPaths.chat({ channel_id: channelId }) : undefined}
          />
        ))}
        {specialGifts.map((gift) => (
          <GiftRow
            key={gift.id}
            icon={iconOf(gift.__typename)}
            title={gift.name}
            detail={holding(gift)}
            href={viewerIsMember ? giftPaths.gifts({ item_id: id }) : undefined}
          />
        ))}
        {earlySales.map((sold) => (
          <EarlySaleRow key={sold.id} item={sold} />
        ))}
      </Stack>
    </Stack>
  )
}
