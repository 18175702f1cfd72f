import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { retriableImport } from '#platform/routing/retriableImport.ts'
import { PictureGrid, type ShownPicture } from './PictureGrid.tsx'
import type { MessagePictures_images$key } from './__generated__/MessagePictures_images.graphql.ts'

const importLightbox = retriableImport(() => import('../../lightbox/openLightbox.ts'))

type MessagePicturesProps = {
  images: MessagePictures_images$key
  /** Whether Tab comes by them. */
  isReachable: boolean
}

/** What a message shows. A press on one opens all of them, large; what does that is loaded then. */
export function MessagePictures({ isReachable, ...props }: MessagePicturesProps) {
  const images = useFragment(
    graphql`
      fragment MessagePictures_images on Image @relay(plural: true) @throwOnFieldError {
        url
        width
        height
        dominantColor
        focusX
        focusY
        alt
      }
    `,
    props.images,
  )
  const intl = useIntl()
  const failed = useFailureToast()
  const pictures = images.map(({ focusX, focusY, ...image }): ShownPicture => ({
    ...image,
    focus: { x: focusX, y: focusY },
  }))
  const labelOf = ({ alt }: ShownPicture, place: number) =>
    intl.formatMessage(
      { id: 'chat.picture.open' },
      { alt: alt || 'none', place: place + 1, count: pictures.length },
    )
  const open = (place: number) => {
    importLightbox()
      .then(({ openLightbox }) => openLightbox(pictures, place, intl))
      .catch(failed)
  }
  return (
    <PictureGrid pictures={pictures} labelOf={labelOf} onOpen={open} isReachable={isReachable} />
  )
}
