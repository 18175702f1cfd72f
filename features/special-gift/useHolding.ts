import { useIntl } from 'react-intl'
import { graphql, readInlineData } from 'react-relay'
import type { useHolding_gift$key } from './__generated__/useHolding_gift.graphql.ts'

/** Says what a gift holds, for everyone: 「壁紙 6枚」. */
export function useHolding(): (gift: useHolding_gift$key) => string {
  const intl = useIntl()
  const length = useLength()
  return (key) => {
    const gift = readInlineData(
      graphql`
        fragment useHolding_gift on SpecialGift @inline @throwOnFieldError {
          __typename
          ... on ImageViewGift {
            pictureCount: count
          }
          ... on ImageDownloadGift {
            imageCount: count
          }
          ... on SoundGift {
            trackCount: count
            seconds
          }
          ... on BookGift {
            pageCount
          }
          ... on LinkGift {
            host
          }
          ... on FanBadgeGift {
            id
          }
        }
      `,
      key,
    )
    const say = (kind: Kind, values = {}) =>
      intl.formatMessage({ id: `gift.holds.${kind}` }, values)
    switch (gift.__typename) {
      case 'ImageViewGift':
        return say(gift.__typename, { count: gift.pictureCount })
      case 'ImageDownloadGift':
        return say(gift.__typename, { count: gift.imageCount })
      case 'SoundGift':
        return say(gift.__typename, { count: gift.trackCount, length: length(gift.seconds ?? 0) })
      case 'BookGift':
        return say(gift.__typename, { count: gift.pageCount })
      case 'LinkGift':
        return say(gift.__typename, { host: gift.host })
      case 'FanBadgeGift':
        return say(gift.__typename)
      default:
        return ''
    }
  }
}

type Kind =
  | 'ImageViewGift'
  | 'ImageDownloadGift'
  | 'SoundGift'
  | 'BookGift'
  | 'LinkGift'
  | 'FanBadgeGift'

/** Says how long something takes, given in seconds: 「1分4秒」. */
export function useLength(): (seconds: number) => string {
  const intl = useIntl()
  return (all) => {
    const [minutes, seconds] = [Math.floor(all / 60), all % 60]
    return minutes > 0
      ? intl.formatMessage({ id: 'gift.length' }, { minutes, seconds })
      : intl.formatMessage({ id: 'gift.length.short' }, { seconds })
  }
}
