import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { above, detail, picture, words } from './ItemDetail.css.ts'

/** An item that is on its way. */
export function ItemDetailSkeleton() {
  return (
    <div className={detail}>
      <div className={picture}>
        <Skeleton width="100%" height="100%" radius="card" />
      </div>
      <div className={words}>
        <div className={above}>
          <Skeleton width="30%" height={20} />
          <Skeleton width="80%" height={32} />
          <Skeleton width="45%" height={36} />
        </div>
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={120} />
      </div>
    </div>
  )
}
