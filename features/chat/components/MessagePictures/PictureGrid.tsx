import type { ReactNode } from 'react'
import { Picture } from '#design-system/picture/Picture.tsx'
import { cell, frame, grid, opener } from './PictureGrid.css.ts'

/** A picture as it is shown: its size is known, so that nothing moves once it is there. */
export type ShownPicture = {
  url: string
  width: number
  height: number
  /** Empty where nothing is said of it. */
  alt: string
  dominantColor: string
  focus?: { x: number; y: number }
}

type PictureGridProps = {
  pictures: readonly ShownPicture[]
  /** The words of the button that a picture is; without it they are none. */
  labelOf?: (picture: ShownPicture, place: number) => string
  onOpen?: (place: number) => void
  /** Whether Tab comes by them. */
  isReachable?: boolean
  /** What lies over each picture. */
  covers?: readonly ReactNode[]
}

/** A picture of one alone keeps its ratio, as far as it fits a conversation. */
const narrowest = 3 / 4
const widest = 2

/** One to four pictures: one as it is, two beside each other, three as one over two, four as a window. */
export function PictureGrid({
  pictures,
  labelOf,
  onOpen,
  isReachable = true,
  covers,
}: PictureGridProps) {
  const [first] = pictures
  const count = Math.min(pictures.length, 4)
  const isSingle = count === 1
  const size = isSingle && first ? { maxWidth: `max(${first.width}px, 96px)` } : undefined
  return (
    <div className={frame} style={size}>
      <div className={grid({ isSingle })}>
        {pictures.slice(0, 4).map((picture, place) => {
          const { url, width, height, focus, ...rest } = picture
          const shown = (
            <Picture
              {...rest}
              {...{ width, height, focus }}
              src={url}
              // The button says it.
              alt={onOpen ? '' : rest.alt}
              ratio={ratioOf(picture, place, count)}
            />
          )
          return (
            <div key={place} className={cell({ isWide: count === 3 && place === 0 })}>
              {onOpen ? (
                <button
                  type="button"
                  className={opener}
                  aria-label={labelOf?.(picture, place)}
                  tabIndex={isReachable ? undefined : -1}
                  onClick={() => onOpen(place)}
                >
                  {shown}
                </button>
              ) : (
                shown
              )}
              {covers?.[place]}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function ratioOf({ width, height }: ShownPicture, place: number, count: number): number {
  if (count === 1) return Math.min(widest, Math.max(narrowest, width / height))
  if (count === 3) return place === 0 ? 2 : 4 / 3
  return count === 2 ? 1 : 4 / 3
}
