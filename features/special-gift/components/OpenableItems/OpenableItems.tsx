import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/special-gift.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { CameBy } from '../CameBy/CameBy.tsx'
import { useHolding } from '../../useHolding.ts'
import { card, items, picture, words } from './OpenableItems.css.ts'
import type { OpenableItems_viewer$key } from './__generated__/OpenableItems_viewer.graphql.ts'

/** What a fan has bought, won or been given and can open, what came last first. */
export function OpenableItems(props: { viewer: OpenableItems_viewer$key }) {
  const { openableItems } = useFragment(
    graphql`
      fragment OpenableItems_viewer on Viewer @throwOnFieldError {
        openableItems {
          id
          name
          pictures {
            ...Image_image
          }
          talent {
            palette
          }
          ...CameBy_item
          specialGifts {
            ...useHolding_gift
          }
        }
      }
    `,
    props.viewer,
  )
  const holding = useHolding()
  return (
    <ul className={items}>
      {openableItems.map((item) => (
        <li key={item.id} data-palette={item.talent?.palette}>
          <Link href={paths.gifts({ item_id: item.id })} className={card}>
            <span className={picture}>
              {item.pictures[0] && <Image image={item.pictures[0]} ratio={1} isDecorative />}
            </span>
            <span className={words}>
              <Heading level={2} size="small">
                {item.name}
              </Heading>
              <CameBy item={item} />
              {item.specialGifts.map((gift, at) => (
                <Text key={at} as="span" size="small" tone="muted">
                  {holding(gift)}
                </Text>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
