import { graphql, usePreloadedQuery } from 'react-relay'
import { Page } from '#design-system/page/Page.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelSection } from '../../components/ChannelSection/ChannelSection.tsx'
import { CommunityHead } from '../../components/CommunityHead/CommunityHead.tsx'
import { HappeningSection } from '../../components/HappeningSection/HappeningSection.tsx'
import { TalentSection } from '../../components/TalentSection/TalentSection.tsx'
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts'
import { body, channels, happenings, talents } from './HomeScreen.css.ts'

/** `/`: the face of the tenant's default community. */
export function Screen({ queryRef }: ScreenProps<HomeScreenQuery>) {
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
            ...CommunityHead_community
            ...HappeningSection_community
            ...TalentSection_community
            ...ChannelSection_community
          }
        }
        viewer {
          ...CommunityHead_viewer
        }
      }
    `,
    queryRef,
  )
  const { community } = tenant
  return (
    <Page width="wide" isBleeding>
      <PageHead
        title={community.name}
        description={community.description}
        image={community.shareImage.url}
      />
      <CommunityHead community={community} viewer={viewer} />
      <div className={body}>
        <div className={happenings}>
          <HappeningSection community={community} />
        </div>
        <div className={talents}>
          <TalentSection community={community} />
        </div>
        <div className={channels}>
          <ChannelSection community={community} />
        </div>
      </div>
    </Page>
  )
}
