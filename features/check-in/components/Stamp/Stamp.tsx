import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/Icon.tsx'
import { lantern, pressed, stamp } from './Stamp.css.ts'

type StampProps = {
  /** `blank` is a day that is over, or still to come. */
  standing: 'open' | 'blank' | 'frozen' | 'stamped'
  /** It was pressed a moment ago, and comes down. */
  isFresh?: boolean
  /** What stands in its place while it is open. */
  children?: ReactNode
}

/** The station's seal, a lighthouse and its light, on a day. What it means stands in words beside it. */
export function Stamp({ standing, isFresh = false, children }: StampProps) {
  return (
    <span className={isFresh ? `${stamp[standing]} ${pressed}` : stamp[standing]}>
      {standing === 'open' && children}
      {standing === 'frozen' && <Icon name="moon" size={16} />}
      {standing === 'stamped' && (
        <svg viewBox="0 0 24 24" className={lantern} aria-hidden fill="currentColor">
          <path d="M9.7 12.2h4.6l.45 3.3h-5.5ZM9.05 16.8h5.9L15.6 21.5H8.4ZM9.9 9.2h4.2l.2 1.7H9.7ZM12 2.4l2.9 2.4H9.1ZM9.7 5.7h4.6v2.4H9.7Z" />
          <path d="M8.5 6.9 1.4 3.6v6.6ZM15.5 6.9l7.1-3.3v6.6Z" opacity="0.45" />
        </svg>
      )}
    </span>
  )
}
