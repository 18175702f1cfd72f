import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { place } from './QuestionnaireDetail.css.ts'

/** A questionnaire that is on its way. */
export function QuestionnaireDetailSkeleton() {
  return (
    <Stack gap={6}>
      <div className={place}>
        <Skeleton width="100%" height="100%" radius="card" />
      </div>
      <Stack gap={3}>
        <Skeleton width="85%" height={32} />
        <Skeleton width="50%" height={28} radius="full" />
        <Skeleton width="100%" height={72} />
      </Stack>
      <Skeleton width="100%" height={180} radius="card" />
    </Stack>
  )
}
