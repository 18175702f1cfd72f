import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { retriableImport } from '#platform/routing/retriableImport.ts'
import { PictureGrid, type ShownPicture } from '../PictureGrid/PictureGrid.tsx'
import type { Pictures_images$key } from './__generated__/Pictures_images.graphql.ts'

const importLightbox = retriableImport(() => import('../../lightbox/openLightbox.ts'))

type PicturesProps = {
  images: Pictures_images$key
  /** What shows them. */
  of?: 'message' | 'post'
  /** Whether Tab comes by them. */
  isReachable?: boolean
}

/** What a message or a post shows. A press on one opens all of them, large; what does that is loaded then. */
export function Pictures({ of, isReachable, ...props }: PicturesProps) {
  const images = useFragment(
    graphql`
      fragment Pictures_images on Image @relay(plural: true) @throwOnFieldError {
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
      { id: 'picture.open' },
      { alt: alt || 'none', place: place + 1, count: pictures.length },
    )
  const open = (place: number) => {
    importLightbox()
      .then(({ openLightbox }) => openLightbox(pictures, place, intl))
      .catch(failed)
  }
  return (
    <PictureGrid
      of={of}
      pictures={pictures}
      labelOf={labelOf}
      onOpen={open}
      isReachable={isReachable}
    />
  )
}
