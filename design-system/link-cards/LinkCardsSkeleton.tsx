import { Skeleton } from '../skeleton/Skeleton.tsx'
import { card, line, list } from './LinkCards.css.ts'

/** Three cards that are on their way. */
export function LinkCardsSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2].map((each) => (
        <div key={each} className={card}>
          <div className={line}>
            <Skeleton width="10em" height={16} />
            <Skeleton width="4em" height={24} />
          </div>
          <Skeleton width="70%" height={20} />
          <Skeleton width="30%" height={16} />
        </div>
      ))}
    </div>
  )
}
