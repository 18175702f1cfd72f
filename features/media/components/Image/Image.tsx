import { graphql, useFragment } from 'react-relay'
import { Picture } from '#design-system/picture/Picture.tsx'
import type { Image_image$key } from './__generated__/Image_image.graphql.ts'

type ImageProps = {
  image: Image_image$key
  /** Width by height of its frame; the picture's own where left out. */
  ratio?: number
  /** Nothing of it is cut off, whatever the frame's shape. */
  isWhole?: boolean
  /** The words around it say the same: it is not read out. */
  isDecorative?: boolean
  /** What the page is opened for: loaded first. */
  priority?: boolean
}

/** A picture of the contract's: in its size and over its colour while it loads, cropped around its focus or whole, in words. */
export function Image({ ratio, isWhole, isDecorative = false, priority, ...props }: ImageProps) {
  const { url, width, height, dominantColor, focusX, focusY, alt } = useFragment(
    graphql`
      fragment Image_image on Image @throwOnFieldError {
        url
        width
        height
        dominantColor
        focusX
        focusY
        alt
      }
    `,
    props.image,
  )
  return (
    <Picture
      src={url}
      width={width}
      height={height}
      alt={isDecorative ? '' : alt}
      dominantColor={dominantColor}
      focus={{ x: focusX, y: focusY }}
      ratio={ratio}
      isWhole={isWhole}
      priority={priority}
    />
  )
}
