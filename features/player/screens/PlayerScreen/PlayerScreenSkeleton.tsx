import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { screen } from '../../components/FilmPlayer/FilmPlayer.css.ts'
import { list, queue } from './Queue.css.ts'
import { about, columns, watched } from './Watching.css.ts'

/** A film and its list that are on their way. */
export function PlayerScreenSkeleton() {
  return (
    <Page width="wide" isBleeding>
      <div className={columns}>
        <div className={watched}>
          <div className={screen}>
            <Skeleton width="100%" height="100%" />
          </div>
          <div className={about}>
            <Skeleton width="70%" height={32} />
            <Skeleton width="90%" height={20} />
          </div>
        </div>
        <div className={queue}>
          <div className={list}>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} width="100%" height={88} radius="card" />
            ))}
          </div>
        </div>
      </div>
    </Page>
  )
}
