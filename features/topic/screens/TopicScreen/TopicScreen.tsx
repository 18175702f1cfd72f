import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/topic.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { CommentSection } from '#features/comment/index.ts'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { TopicArticle } from '../../components/TopicArticle/TopicArticle.tsx'
import { TopicArticleSkeleton } from '../../components/TopicArticle/TopicArticleSkeleton.tsx'
import type { TopicScreenQuery } from './__generated__/TopicScreenQuery.graphql.ts'

/** `/topics/:topic_id`: one topic. */
export function Screen(props: ScreenProps<TopicScreenQuery>) {
  const intl = useIntl()
  const back = { href: paths.topics(), label: intl.formatMessage({ id: 'topic.back' }) }
  return (
    <ScreenPart
      skeleton={<TopicArticleSkeleton />}
      renderFrame={(face) => <Page back={back}>{face}</Page>}
    >
      <Topic {...props} />
    </ScreenPart>
  )
}

function Topic({ queryRef }: ScreenProps<TopicScreenQuery>) {
  const { node, viewer } = usePreloadedQuery<TopicScreenQuery>(
    graphql`
      query TopicScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Topic @alias(as: "topic") {
            title
            text
            isDeleted
            ...TopicArticle_topic
            ...CommentSection_subject
          }
        }
        viewer {
          user {
            id
          }
          ...CommentSection_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const topic = node?.topic
  const back = { href: paths.topics(), label: intl.formatMessage({ id: 'topic.back' }) }
  if (!topic || topic.isDeleted)
    return (
      <Missing
        title={intl.formatMessage({ id: 'topic.missing.title' })}
        body={intl.formatMessage({ id: 'topic.missing.body' })}
        nextAction={back}
      />
    )
  return (
    <Page title={topic.title} back={back}>
      <PageHead
        title={topic.title}
        description={topic.text.split('\n', 1)[0]}
        // Who may be found by it is not theirs to choose yet.
        robots="noindex"
      />
      <Stack gap={6}>
        <TopicArticle topic={topic} viewerId={viewer.user?.id} />
        <CommentSection subject={topic} viewer={viewer} />
      </Stack>
    </Page>
  )
}
