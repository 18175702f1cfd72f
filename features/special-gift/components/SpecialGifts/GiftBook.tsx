import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { book, framed, page } from './SpecialGifts.css.ts'
import type { GiftBook_gift$key } from './__generated__/GiftBook_gift.graphql.ts'

/** Pages from top to bottom, each a picture, a text or both. */
export function GiftBook(props: { gift: GiftBook_gift$key }) {
  const { pages } = useFragment(
    graphql`
      fragment GiftBook_gift on BookGift @throwOnFieldError {
        pages {
          number
          text
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.gift,
  )
  return (
    <ol className={book}>
      {(pages ?? []).map(({ number, text, picture }) => (
        <li key={number} className={page}>
          {picture && (
            <div className={framed}>
              <Image image={picture} ratio={3 / 2} />
            </div>
          )}
          <Text isPreformatted>{text}</Text>
          <Text size="caption" tone="muted" tabular>
            <FormattedMessage id="gift.page" values={{ number, count: pages?.length ?? 0 }} />
          </Text>
        </li>
      ))}
    </ol>
  )
}
