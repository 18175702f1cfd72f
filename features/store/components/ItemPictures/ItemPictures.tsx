import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Image } from '#features/media/index.ts'
import type { ItemPictures_item$key } from './__generated__/ItemPictures_item.graphql.ts'
import { chosen, frame, small, smalls } from './ItemPictures.css.ts'

/** An item's pictures: one large, and where there are more, the others to choose from. */
export function ItemPictures(props: { item: ItemPictures_item$key }) {
  const { pictures } = useFragment(
    graphql`
      fragment ItemPictures_item on StoreItem @throwOnFieldError {
        pictures {
          url
          ...Image_image
        }
      }
    `,
    props.item,
  )
  const intl = useIntl()
  const [at, setAt] = useState(0)
  const large = pictures[at] ?? pictures[0]
  return (
    <div className={frame}>
      {large && (
        <div className={chosen}>
          <Image image={large} ratio={1} priority />
        </div>
      )}
      {pictures.length > 1 && (
        <ul className={smalls}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                className={small}
                aria-pressed={index === at}
                aria-label={intl.formatMessage(
                  { id: 'store.picture' },
                  { number: index + 1, count: pictures.length },
                )}
                onClick={() => setAt(index)}
              >
                <Image image={picture} ratio={1} isDecorative />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
