import type { Cause, Change, Decision, Report } from '../change.ts'
import { Comparison } from './Comparison.tsx'
import * as styles from './page.css.ts'
import type { Review } from './useReview.ts'

interface CauseViewProps {
  cause: Cause
  pictures: Report['pictures']
  review: Review
}

/** One cause: its pictures to choose from, the chosen one large, and what to decide. */
export function CauseView({ cause, pictures, review }: CauseViewProps) {
  const change = review.change ?? cause.changes[0]!
  return (
    <main className={styles.view}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{cause.title}</h2>
        {review.canDecide && <Decisions cause={cause} change={change} review={review} />}
      </div>
      <div className={styles.strip} aria-label="Pictures" role="group">
        {cause.changes.map((other) => (
          <button
            key={other.id}
            type="button"
            className={styles.thumbnail}
            aria-current={other.id === change.id}
            onClick={() => review.open(other)}
          >
            <img
              src={pictures[other.now ?? other.before ?? '']}
              alt=""
              className={styles.thumbnailPicture}
            />
            <span>
              {marks[review.decisions[other.id] ?? 'open']}
              {other.story}, {other.mode}
            </span>
          </button>
        ))}
      </div>
      <Facts change={change} />
      <Comparison key={change.id} change={change} pictures={pictures} />
    </main>
  )
}

const marks: Record<Decision | 'open', string> = {
  approved: 'approved: ',
  rejected: 'rejected: ',
  open: '',
}

function Decisions({
  cause,
  change,
  review,
}: Pick<CauseViewProps, 'cause' | 'review'> & { change: Change }) {
  const { decide } = review
  return (
    <div className={styles.decisions}>
      <button type="button" onClick={() => decide('approved', [change])}>
        Approve <kbd>A</kbd>
      </button>
      <button type="button" onClick={() => decide('rejected', [change])}>
        Reject <kbd>R</kbd>
      </button>
      <button type="button" onClick={() => decide('approved', cause.changes)}>
        Approve all {cause.changes.length} <kbd>Shift A</kbd>
      </button>
      <button type="button" onClick={() => decide('rejected', cause.changes)}>
        Reject all <kbd>Shift R</kbd>
      </button>
    </div>
  )
}

/** Where the picture is from and what changed in it, in words. */
function Facts({ change }: { change: Change }) {
  const { file, story, mode, viewport, states, difference, faults } = change
  return (
    <div>
      <p>
        {file.replace('.pictures.txt', '.stories.tsx')} · <b>{story}</b> · {mode} · {viewport}
        {states.length > 0 && ` · ${states.join(', ')}`}
      </p>
      {difference && (
        <p className={styles.muted}>
          {difference.pixels} pixels:{' '}
          {difference.regions
            .map(({ left, top, width, height }) => `${width}×${height} at ${left},${top}`)
            .join('; ')}
        </p>
      )}
      {change.kind === 'changed' && !change.before && (
        <p className={styles.muted}>
          How it looked is not kept here: npm run pictures -- before{' '}
          {file.replace('.pictures.txt', '.stories.tsx')}
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault} className={styles.fault}>
          {fault}
        </p>
      ))}
    </div>
  )
}
