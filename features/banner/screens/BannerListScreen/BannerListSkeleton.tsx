import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list } from './BannerListScreen.css.ts'

/** Banners that are on their way. */
export function BannerListSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} width="100%" height={232} radius="card" />
      ))}
    </div>
  )
}
