import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { face, hall, head, profile, ways, words } from './FanProfile.css.ts'

/** A fan's page, on its way. */
export function FanProfileSkeleton() {
  return (
    <div className={profile}>
      <div className={head}>
        <div className={hall} />
        <div className={face}>
          <Skeleton width={96} height={96} radius="full" />
        </div>
        <div className={words}>
          <Skeleton width="8em" height={28} />
          <Skeleton width="14em" height={16} />
        </div>
      </div>
      <div className={ways}>
        <Skeleton width="10em" height={44} />
      </div>
    </div>
  )
}
