import { graphql, usePreloadedQuery } from 'react-relay'
import { Page } from '#design-system/page/Page.tsx'
import { ScreenPart } from '#features/errors/index.ts'
import { useFlag } from '#platform/flags/flags.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelSection } from '../../components/ChannelSection/ChannelSection.tsx'
import { CommunityHead } from '../../components/CommunityHead/CommunityHead.tsx'
import { PostsSection } from '../../components/PostsSection/PostsSection.tsx'
import { ScheduleSection } from '../../components/ScheduleSection/ScheduleSection.tsx'
import { InformationSection } from '../../components/InformationSection/InformationSection.tsx'
import { TalentSection } from '../../components/TalentSection/TalentSection.tsx'
import { TreasureSection } from '../../components/TreasureSection/TreasureSection.tsx'
import { VotingSection } from '../../components/VotingSection/VotingSection.tsx'
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts'
import { HomeScreenSkeleton } from './HomeScreenSkeleton.tsx'
import { body, channels, happenings, talents } from './HomeScreen.css.ts'

/** `/`: the face of the tenant's default community. */
export function Screen(props: ScreenProps<HomeScreenQuery>) {
  return (
    <ScreenPart skeleton={<HomeScreenSkeleton />}>
      <Home {...props} />
    </ScreenPart>
  )
}

function Home({ queryRef }: ScreenProps<HomeScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @throwOnFieldError {
        tenant {
          community {
            name
            description
            shareImage {
              url
            }
            viewerMembership {
              id
            }
            ...CommunityHead_community
            ...TreasureSection_community
            ...VotingSection_community
            ...ScheduleSection_community
            ...InformationSection_community
            ...TalentSection_community
            ...ChannelRows_community
          }
        }
        viewer {
          ...CommunityHead_viewer
          ...TreasureSection_viewer
          ...ChannelSection_viewer
        }
      }
    `,
    queryRef,
  )
  const { community } = tenant
  const next = <ScheduleSection community={community} />
  const parts = [
    <div key="happenings" className={happenings}>
      {community.viewerMembership && next}
      <VotingSection community={community} />
      <TreasureSection community={community} viewer={viewer} />
      <PostsSection />
      {!community.viewerMembership && next}
      <InformationSection community={community} />
    </div>,
    <div key="talents" className={talents}>
      <TalentSection community={community} />
    </div>,
  ]
  return (
    <Page width="wide" isBleeding>
      <PageHead
        title={community.name}
        description={community.description}
        image={community.shareImage.url}
      />
      <CommunityHead community={community} viewer={viewer} />
      <div className={body}>
        {useFlag('home.talents-first') ? parts.toReversed() : parts}
        <div className={channels}>
          <ChannelSection community={community} viewer={viewer} />
        </div>
      </div>
    </Page>
  )
}
