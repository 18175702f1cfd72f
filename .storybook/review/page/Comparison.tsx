import { type CSSProperties, useState } from 'react'
import type { Change, Region, Report } from '../change.ts'
import { DifferencePicture } from './DifferencePicture.tsx'
import * as styles from './page.css.ts'

const ways = ['Side by side', 'Swipe', 'Onion skin', 'Difference'] as const
const zooms = [0.5, 1, 2, 4]

/** Before and now, in the way that shows the change best; the changed places are framed. */
export function Comparison({ change, pictures }: { change: Change; pictures: Report['pictures'] }) {
  const [way, setWay] = useState<(typeof ways)[number]>('Side by side')
  const [zoom, setZoom] = useState(1)
  const [share, setShare] = useState(50)
  const [before, now] = [change.before, change.now].map((hash) =>
    hash ? pictures[hash] : undefined,
  )
  const regions = change.difference?.regions ?? []
  const isLaid = before !== undefined && now !== undefined && way !== 'Side by side'
  return (
    <section aria-label="Comparison">
      <div className={styles.bar}>
        <Choice
          label="Compare"
          options={ways}
          value={way}
          choose={setWay}
          isDisabled={!before || !now}
        />
        <Choice label="Zoom" options={zooms} value={zoom} choose={setZoom} />
        {isLaid && way !== 'Difference' && (
          <input
            type="range"
            aria-label={way}
            value={share}
            onChange={(event) => setShare(Number(event.target.value))}
          />
        )}
      </div>
      <div className={styles.stage} style={{ zoom }}>
        {!isLaid && <Picture label="Before" src={before} regions={[]} />}
        {!isLaid && <Picture label="Now" src={now} regions={regions} />}
        {isLaid && way === 'Difference' && <DifferencePicture before={before} now={now} />}
        {isLaid && way !== 'Difference' && (
          <div className={styles.laid}>
            <img src={before} alt="Before" />
            <img src={now} alt="Now" className={styles.over} style={overStyle(way, share)} />
          </div>
        )}
      </div>
    </section>
  )
}

function overStyle(way: (typeof ways)[number], share: number): CSSProperties {
  return way === 'Swipe' ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 }
}

function Picture({
  label,
  src,
  regions,
}: {
  label: string
  src?: string
  regions: readonly Region[]
}) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.muted}>{label}</figcaption>
      {src ? (
        <div className={styles.laid}>
          <img src={src} alt={label} />
          {regions.map(({ left, top, width, height }) => (
            <span
              key={`${left} ${top}`}
              className={styles.region}
              style={{ left, top, width, height }}
            />
          ))}
        </div>
      ) : (
        <p className={styles.empty}>none</p>
      )}
    </figure>
  )
}

interface ChoiceProps<Option> {
  label: string
  options: readonly Option[]
  value: Option
  choose: (option: Option) => void
  isDisabled?: boolean
}

function Choice<Option extends string | number>(props: ChoiceProps<Option>) {
  const { label, options, value, choose, isDisabled } = props
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          disabled={isDisabled}
          aria-pressed={option === value}
          onClick={() => choose(option)}
        >
          {typeof option === 'number' ? `${option * 100}%` : option}
        </button>
      ))}
    </div>
  )
}
