import { useIntl } from 'react-intl'
import type { Night } from '#rules/games/lighthouse/lighthouse.ts'
import { NightFigures } from '../NightFigures/NightFigures.tsx'
import { Sea } from '../Sea/Sea.tsx'
import { between } from '../Sea/between.ts'
import { watched } from './WatchedNight.css.ts'

type WatchedNightProps = {
  night: Night
  /** The step after it; none at the end. */
  next?: Night | undefined
  /** How much of the way to it is gone, from 0 to 1. */
  share?: number
}

/** A night that somebody else played, as it stands. */
export function WatchedNight({ night, next, share = 0 }: WatchedNightProps) {
  const intl = useIntl()
  return (
    <div className={watched}>
      <NightFigures night={night} />
      <Sea
        night={next && share > 0 ? between(night, next, share) : night}
        label={intl.formatMessage({ id: 'lighthouse.sea' })}
      />
    </div>
  )
}
