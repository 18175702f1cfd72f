import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { Text } from '#design-system/text/Text.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CommunityTopics } from '../../components/TopicList/CommunityTopics.tsx'
import { TopicRowSkeleton } from '../../components/TopicRow/TopicRowSkeleton.tsx'
import type { TopicsScreenQuery } from './__generated__/TopicsScreenQuery.graphql.ts'

/** `/topics`: what a community wrote to be found again. */
export function Screen(props: ScreenProps<TopicsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'topic.title' })}
      back={{ href: timelinePaths.timeline(), label: intl.formatMessage({ id: 'topic.posts' }) }}
      skeleton={<TopicRowSkeleton />}
    >
      <Topics {...props} />
    </ScreenPage>
  )
}

function Topics({ queryRef }: ScreenProps<TopicsScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<TopicsScreenQuery>(
    graphql`
      query TopicsScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...CommunityTopics_community
          }
        }
        viewer {
          ...TopicRows_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <>
      <Text tone="muted">
        <FormattedMessage id="topic.lead" />
      </Text>
      <CommunityTopics community={tenant.community} viewer={viewer} />
    </>
  )
}
