import { type Cause, countStories } from '../change.ts'
import * as styles from './page.css.ts'
import type { Review } from './useReview.ts'

/** The causes, those that reach farthest first, each with what is left to decide. */
export function CauseList({ causes, review }: { causes: readonly Cause[]; review: Review }) {
  return (
    <nav aria-label="Causes" className={styles.causes}>
      {causes.map((cause) => (
        <button
          key={cause.id}
          type="button"
          className={styles.cause}
          aria-current={cause === review.cause}
          onClick={() => review.open(cause.changes[0]!)}
        >
          <span className={styles.causeTitle}>{cause.title}</span>
          <span className={styles.muted}>
            {cause.kind} · {plural(countStories(cause.changes), 'story', 'stories')} ·{' '}
            {plural(cause.changes.length, 'picture', 'pictures')}
          </span>
          <span className={styles.muted}>{leftOf(cause, review)}</span>
        </button>
      ))}
    </nav>
  )
}

function leftOf({ changes }: Cause, { decisions }: Review): string {
  const of = (decision: string) => changes.filter(({ id }) => decisions[id] === decision).length
  const left = changes.length - of('approved') - of('rejected')
  if (left > 0) return `${left} to decide`
  return of('rejected') > 0 ? `${of('rejected')} rejected` : 'approved'
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
