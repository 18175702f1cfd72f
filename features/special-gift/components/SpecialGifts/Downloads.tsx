import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { Image } from '#features/media/index.ts'
import { file, files, framed, pictures, taken } from './SpecialGifts.css.ts'
import type { Downloads_gift$key } from './__generated__/Downloads_gift.graphql.ts'

/** Pictures to take along, in a size for each device. */
export function Downloads(props: { gift: Downloads_gift$key }) {
  const { images } = useFragment(
    graphql`
      fragment Downloads_gift on ImageDownloadGift @throwOnFieldError {
        images {
          picture {
            alt
            ...Image_image
          }
          files {
            for
            width
            height
            url
          }
        }
      }
    `,
    props.gift,
  )
  return (
    <ul className={pictures}>
      {(images ?? []).map(({ picture, files: sizes }, at) => (
        <li key={at} className={taken}>
          <div className={framed}>
            <Image image={picture} ratio={1} />
          </div>
          <div className={files}>
            {sizes.map(({ for: device, width, height, url }) => (
              <a key={device} href={url} download className={file}>
                <Icon name="arrowDown" size={16} />
                <span>
                  <FormattedMessage id={`gift.download.${device}`} values={{ width, height }} />{' '}
                  <VisuallyHidden>
                    <FormattedMessage id="gift.download.name" values={{ name: picture.alt }} />
                  </VisuallyHidden>
                </span>
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
