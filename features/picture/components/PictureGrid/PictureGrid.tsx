import { useState, type ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { blank, cell, failed, frame, grid, more, opener } from './PictureGrid.css.ts'

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
  /** What shows them, which says how wide they are. */
  of?: 'message' | 'post'
  /** The words of the button that a picture is; without it they are none. */
  labelOf?: (picture: ShownPicture, place: number) => string
  onOpen?: (place: number) => void
  /** Whether Tab comes by them. */
  isReachable?: boolean
  /** What lies over each picture. */
  covers?: readonly ReactNode[]
}

/** How many are shown; of more, the last says how many. */
const shownMost = 4
/** A picture of one alone keeps its ratio, as far as it fits between others. */
const narrowest = 3 / 4
const widest = 2

/** One as it is, two beside each other, three as one over two, four as a window, and more behind the fourth. */
export function PictureGrid({
  pictures,
  of = 'message',
  labelOf,
  onOpen,
  isReachable = true,
  covers,
}: PictureGridProps) {
  const [first] = pictures
  const count = Math.min(pictures.length, shownMost)
  const isSingle = count === 1
  const size = isSingle && first ? { maxWidth: `max(${first.width}px, 96px)` } : undefined
  return (
    <div className={frame({ of })} style={size}>
      <div className={grid({ isSingle })}>
        {pictures.slice(0, count).map((picture, place) => (
          <GridCell
            key={`${place} ${picture.url}`}
            picture={picture}
            ratio={ratioOf(picture, place, count)}
            isWide={count === 3 && place === 0}
            label={labelOf?.(picture, place)}
            onOpen={onOpen && (() => onOpen(place))}
            isReachable={isReachable}
            hidden={place === count - 1 ? pictures.length - count : 0}
            cover={covers?.[place]}
          />
        ))}
      </div>
    </div>
  )
}

type GridCellProps = {
  picture: ShownPicture
  ratio: number
  isWide: boolean
  label: string | undefined
  onOpen: (() => void) | undefined
  isReachable: boolean
  /** How many more there are behind it. */
  hidden: number
  cover: ReactNode
}

/** One of them; where it could not be loaded, that is said over its colour. */
function GridCell({
  picture: { url, alt, ...picture },
  ratio,
  isWide,
  label,
  onOpen,
  isReachable,
  hidden,
  cover,
}: GridCellProps) {
  const intl = useIntl()
  const [isFailed, setIsFailed] = useState(false)
  // It may have failed before this page answered.
  const look = (element: HTMLElement | null) => {
    const image = element?.querySelector('img')
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setIsFailed(true)
  }
  const { dominantColor: backgroundColor } = picture
  const shown = isFailed ? (
    <span className={blank} style={{ aspectRatio: ratio, backgroundColor }} />
  ) : (
    // The button says what it shows.
    <Picture {...picture} src={url} alt={onOpen ? '' : alt} ratio={ratio} />
  )
  return (
    <div ref={look} className={cell({ isWide })} onErrorCapture={() => setIsFailed(true)}>
      {onOpen ? (
        <button
          type="button"
          className={opener}
          aria-label={
            label && hidden > 0
              ? intl.formatMessage({ id: 'picture.open.more' }, { label, count: hidden })
              : label
          }
          tabIndex={isReachable ? undefined : -1}
          onClick={onOpen}
        >
          {shown}
        </button>
      ) : (
        shown
      )}
      {hidden > 0 ? (
        <span className={more} aria-hidden>
          <FormattedNumber value={hidden} signDisplay="always" />
        </span>
      ) : (
        isFailed && (
          <span className={failed}>
            <Icon name="alert" />
            <FormattedMessage id="picture.lightbox.failed" />
          </span>
        )
      )}
      {cover}
    </div>
  )
}

function ratioOf({ width, height }: ShownPicture, place: number, count: number): number {
  if (count === 1) return Math.min(widest, Math.max(narrowest, width / height))
  if (count === 3) return place === 0 ? 2 : 4 / 3
  return count === 2 ? 1 : 4 / 3
}
