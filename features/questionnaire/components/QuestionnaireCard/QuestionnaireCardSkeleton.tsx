import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { card, list, place, words } from './QuestionnaireCard.css.ts'

/** Questionnaires that are on their way. */
export function QuestionnaireCardSkeleton() {
  return (
    <ul className={list}>
      {[0, 1].map((at) => (
        <li key={at} className={card}>
          <span className={place}>
            <Skeleton width="100%" height="100%" radius="card" />
          </span>
          <span className={words}>
            <Skeleton width="80%" height={24} />
            <Skeleton width="55%" height={28} radius="full" />
          </span>
        </li>
      ))}
    </ul>
  )
}
