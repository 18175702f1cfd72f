import { vars } from '../theme/contract.css.ts'
import { frame, image, whole } from './Picture.css.ts'

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
  /** Nothing of it is cut off: where its own ratio is another than the frame's, it is mounted on a ground of its colour. */
  isWhole?: boolean
  /** The picture that the page is opened for: loaded first. */
  priority?: boolean
  srcSet?: string
  sizes?: string
}

/** A picture that fills its width, cropped around its focus or mounted whole, never stretched. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, width, height, alt, dominantColor, focus, ratio, priority } = props
  const own = width / height
  const shown = ratio ?? own
  // What differs by less than a percent is the same shape, and fills its frame.
  const isMounted = props.isWhole === true && Math.abs(own / shown - 1) > 0.01
  const ground = isMounted ? mount(dominantColor) : dominantColor
  return (
    <span className={frame} style={{ aspectRatio: shown, backgroundColor: ground }}>
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
        {...(isMounted
          ? { className: whole({ isWider: own > shown }), style: { aspectRatio: own } }
          : {
              className: image,
              style: { objectPosition: focus && `${focus.x * 100}% ${focus.y * 100}%` },
            })}
      />
    </span>
  )
}

/** A light wash of the picture's colour: art that is round, or transparent in parts, shows it in its corners. */
const mount = (dominantColor: string) =>
  `color-mix(in oklab, ${dominantColor.slice(0, 7)} 30%, ${vars.color.surface})`
