import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { tiles } from '../../components/OwnTiles/OwnTiles.css.ts'
import { face, hall, person, words } from '../../components/PersonCard/PersonCard.css.ts'
import { oshi, own, parts, person as place } from './MypageScreen.css.ts'

/** One's own page, on its way. */
export function MypageScreenSkeleton() {
  return (
    <div className={parts}>
      <div className={`${place} ${person}`}>
        <div className={hall} />
        <div className={face}>
          <Skeleton width={96} height={96} radius="full" />
        </div>
        <div className={words}>
          <Skeleton width="8em" height={28} />
          <Skeleton width="14em" height={16} />
        </div>
      </div>
      <div className={oshi}>
        <Skeleton width="100%" height={200} radius="card" />
      </div>
      <div className={own}>
        <div className={tiles}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((tile) => (
            <Skeleton key={tile} width="100%" height={92} radius="card" />
          ))}
        </div>
      </div>
    </div>
  )
}
