import { frame, image } from './Picture.css.ts'

interface PictureProps {
  src: string
  /** The file's own size, in pixels. */
  width: number
  height: number
  /** Empty where the words around it say the same. */
  alt: string
  /** Shown behind the picture: `#rrggbb`, or `#rrggbb00` where parts of it are transparent. */
  dominantColor: string
  /** The point that a crop must keep, 0–1 from the left and the top. */
  focus?: { x: number; y: number }
  /** Width by height of the frame; the picture's own where left out. */
  ratio?: number
  /** The picture that the page is opened for: loaded first. */
  priority?: boolean
  srcSet?: string
  sizes?: string
}

/** A picture that fills its width, cropped around its focus, never stretched. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, width, height, alt, dominantColor, focus, ratio, priority } = props
  const position = focus && `${focus.x * 100}% ${focus.y * 100}%`
  const frameStyle = { aspectRatio: ratio ?? width / height, backgroundColor: dominantColor }
  return (
    <span className={frame} style={frameStyle}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        className={image}
        style={{ objectPosition: position }}
      />
    </span>
  )
}
