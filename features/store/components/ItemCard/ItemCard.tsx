import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { ItemStanding } from '../ItemStanding/ItemStanding.tsx'
import { Price } from '../Price/Price.tsx'
import type { ItemCard_item$key } from './__generated__/ItemCard_item.graphql.ts'
import { card, picture, place, standing, words } from './ItemCard.css.ts'

type ItemCardProps = {
  item: ItemCard_item$key
  /** One of the few that a section puts first. */
  isLarge?: boolean
  /** Above the fold: its picture is loaded first. */
  priority?: boolean
  /** What can be done with it here, below it. */
  acts?: ReactNode
}

/** An item among others: its picture, its name, what it costs, and what there is to know. */
export function ItemCard({ isLarge = false, priority, acts, ...props }: ItemCardProps) {
  const item = useFragment(
    graphql`
      fragment ItemCard_item on StoreItem @throwOnFieldError {
        id
        name
        state
        contents {
          freeCoins
        }
        pictures {
          ...Image_image
        }
        talent {
          palette
        }
        ...ItemStanding_item
        ...Price_item
      }
    `,
    props.item,
  )
  const [first] = item.pictures
  const { freeCoins } = item.contents
  const isGone = item.state === 'SOLD_OUT' || item.state === 'ENDED'
  return (
    <li data-palette={item.talent?.palette} className={place({ hasActs: acts !== undefined })}>
      <Link href={paths.item({ item_id: item.id })} className={card}>
        <span className={picture({ isGone })}>
          {first && (
            <Image image={first} ratio={isLarge ? 4 / 3 : 1} isDecorative priority={priority} />
          )}
          <span className={standing}>
            <ItemStanding item={item} />
          </span>
        </span>
        <span className={words}>
          <Text as="span" size={isLarge ? 'large' : 'body'} weight="medium" lines={2}>
            {item.name}
          </Text>
          <Price item={item} />
          {freeCoins > 0 && (
            <span>
              <Chip>
                <FormattedMessage id="store.card.bonus" values={{ free: freeCoins }} />
              </Chip>
            </span>
          )}
        </span>
      </Link>
      {acts}
    </li>
  )
}
