import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { columns, lines, sum } from './Basket.css.ts'
import { line, words } from '../BasketLineItem/BasketLineItem.css.ts'

/** A basket that is on its way. */
export function BasketSkeleton() {
  return (
    <div className={columns}>
      <div className={lines}>
        {[0, 1].map((index) => (
          <div key={index} className={line}>
            <Skeleton width={88} height={88} radius="card" />
            <div className={words}>
              <Skeleton width="80%" height={20} />
              <Skeleton width="40%" height={20} />
            </div>
          </div>
        ))}
      </div>
      <div className={sum}>
        <Skeleton width="100%" height={32} />
        <Skeleton width="100%" height={48} />
      </div>
    </div>
  )
}
