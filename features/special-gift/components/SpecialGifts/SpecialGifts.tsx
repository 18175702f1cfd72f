import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as collectionPaths } from '#addresses/collection.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Image } from '#features/media/index.ts'
import { useHolding } from '../../useHolding.ts'
import { Downloads } from './Downloads.tsx'
import { GiftBook } from './GiftBook.tsx'
import { Tracks } from './Tracks.tsx'
import { badge, framed, leave, pictures } from './SpecialGifts.css.ts'
import type { SpecialGifts_gift$key } from './__generated__/SpecialGifts_gift.graphql.ts'
import type { SpecialGifts_item$key } from './__generated__/SpecialGifts_item.graphql.ts'

/** All that an item holds, opened: for who has bought it. */
export function SpecialGifts(props: { item: SpecialGifts_item$key }) {
  const { specialGifts } = useFragment(
    graphql`
      fragment SpecialGifts_item on StoreItem @throwOnFieldError {
        specialGifts {
          id
          ...SpecialGifts_gift
        }
      }
    `,
    props.item,
  )
  return (
    <Stack gap={10}>
      {specialGifts.map((gift) => (
        <Gift key={gift.id} gift={gift} />
      ))}
    </Stack>
  )
}

function Gift(props: { gift: SpecialGifts_gift$key }) {
  const gift = useFragment(
    graphql`
      fragment SpecialGifts_gift on SpecialGift @throwOnFieldError {
        name
        ...useHolding_gift
        ... on ImageViewGift @alias(as: "view") {
          pictures {
            url
            ...Image_image
          }
        }
        ... on ImageDownloadGift @alias(as: "download") {
          ...Downloads_gift
        }
        ... on SoundGift @alias(as: "sound") {
          ...Tracks_gift
        }
        ... on BookGift @alias(as: "book") {
          ...GiftBook_gift
        }
        ... on LinkGift @alias(as: "link") {
          host
          url
        }
        ... on FanBadgeGift @alias(as: "worn") {
          badge {
            picture {
              ...Image_image
            }
          }
        }
      }
    `,
    props.gift,
  )
  const holding = useHolding()(gift)
  const { name, view, download, sound, book, link, worn } = gift
  return (
    <Stack gap={4} as="section">
      <div>
        <Heading level={2}>{name}</Heading>
        <Text size="small" tone="muted">
          {holding}
        </Text>
      </div>
      {view?.pictures && (
        <ul className={pictures}>
          {view.pictures.map((picture) => (
            <li key={picture.url} className={framed}>
              <Image image={picture} />
            </li>
          ))}
        </ul>
      )}
      {download && <Downloads gift={download} />}
      {sound && <Tracks gift={sound} />}
      {book && <GiftBook gift={book} />}
      {link?.url && (
        <a href={link.url} className={leave} rel="noreferrer">
          <FormattedMessage id="gift.leave" values={{ host: link.host }} />
        </a>
      )}
      {worn && (
        <div className={badge}>
          <Image image={worn.badge.picture} ratio={1} isDecorative />
          <TextLink href={collectionPaths.badges()}>
            <FormattedMessage id="gift.badges" />
          </TextLink>
        </div>
      )}
    </Stack>
  )
}
