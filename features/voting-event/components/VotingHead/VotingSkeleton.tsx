import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { above, frame, head, picture } from './VotingHead.css.ts'

/** A vote that is on its way. */
export function VotingSkeleton() {
  return (
    <>
      <div className={head}>
        <div className={`${picture} ${frame}`}>
          <Skeleton width="100%" height="100%" radius="card" />
        </div>
        <div className={above}>
          <Skeleton width="20%" height={24} />
          <Skeleton width="80%" height={32} />
          <Skeleton width="100%" height={48} />
        </div>
      </div>
      <Skeleton width="100%" height={72} radius="card" />
      <Skeleton width="100%" height={360} radius="card" />
    </>
  )
}
