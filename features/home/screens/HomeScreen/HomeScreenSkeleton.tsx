import type { ReactNode } from 'react'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ChannelSectionSkeleton } from '../../components/ChannelSection/ChannelSectionSkeleton.tsx'
import { CommunityHeadSkeleton } from '../../components/CommunityHead/CommunityHeadSkeleton.tsx'
import { ScheduleSectionSkeleton } from '../../components/ScheduleSection/ScheduleSectionSkeleton.tsx'
import { TalentSectionSkeleton } from '../../components/TalentSection/TalentSectionSkeleton.tsx'
import { body, channels, happenings, talents } from './HomeScreen.css.ts'

/** Home while nothing of the community is known yet. */
export function HomeScreenSkeleton() {
  return (
    <Page width="wide" isBleeding>
      <CommunityHeadSkeleton />
      <div className={body}>
        <div className={happenings}>{named(<ScheduleSectionSkeleton />)}</div>
        <div className={talents}>{named(<TalentSectionSkeleton />)}</div>
        <div className={channels}>{named(<ChannelSectionSkeleton />)}</div>
      </div>
    </Page>
  )
}

const named = (part: ReactNode) => (
  <Stack gap={3}>
    <Skeleton width={160} height={28} />
    {part}
  </Stack>
)
