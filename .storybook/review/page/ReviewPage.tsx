import { type Cause, type Report, countStories } from '../change.ts'
import { CauseList } from './CauseList.tsx'
import { CauseView } from './CauseView.tsx'
import type { Decide } from './decideOver.ts'
import * as styles from './page.css.ts'
import { useReview } from './useReview.ts'

interface ReviewPageProps {
  report: Report
  /** None in a page that was written as a file. */
  decide?: Decide
}

/** All that changed, by cause: a list, and beside it one cause with its pictures. */
export function ReviewPage({ report, decide }: ReviewPageProps) {
  const review = useReview(report, decide)
  const { cause } = review
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Pictures to review</h1>
        <p className={styles.muted}>
          {summaryOf(report.causes)} · since {report.commit}
        </p>
        {!decide && <p className={styles.muted}>To decide, run npm run review.</p>}
        {review.said && (
          <p role="status" className={styles.said}>
            {review.said}
          </p>
        )}
      </header>
      {cause ? (
        <div className={styles.columns}>
          <CauseList causes={report.causes} review={review} />
          <CauseView cause={cause} pictures={report.pictures} review={review} />
        </div>
      ) : (
        <p className={styles.empty}>Every picture is as its line says.</p>
      )}
    </div>
  )
}

function summaryOf(causes: readonly Cause[]): string {
  const changes = causes.flatMap((cause) => cause.changes)
  return `${changes.length} pictures of ${countStories(changes)} stories, ${causes.length} causes`
}
