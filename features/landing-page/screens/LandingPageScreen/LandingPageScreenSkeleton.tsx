import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { frame } from './PageHero.css.ts'
import { parts } from './LandingPageScreen.css.ts'

/** A page that is on its way: its picture, and what stands below. */
export function LandingPageScreenSkeleton() {
  return (
    <Page width="medium" isBleeding>
      <div className={frame}>
        <Skeleton width="100%" height="100%" />
      </div>
      <div className={parts}>
        <Skeleton width="100%" height={120} radius="card" />
        <Skeleton width="60%" height={32} />
        <Skeleton width="100%" height={160} />
      </div>
    </Page>
  )
}
