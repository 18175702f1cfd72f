import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/topic.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CategoryTopics } from '../../components/TopicList/CategoryTopics.tsx'
import { TopicRowSkeleton } from '../../components/TopicRow/TopicRowSkeleton.tsx'
import type { TopicCategoryScreenQuery } from './__generated__/TopicCategoryScreenQuery.graphql.ts'

/** `/topic-categories/:topic_category_id`: the topics of one category. */
export function Screen(props: ScreenProps<TopicCategoryScreenQuery>) {
  const intl = useIntl()
  const back = { href: paths.topics(), label: intl.formatMessage({ id: 'topic.back' }) }
  return (
    <ScreenPart
      skeleton={<TopicRowSkeleton />}
      renderFrame={(face) => <Page back={back}>{face}</Page>}
    >
      <Category {...props} />
    </ScreenPart>
  )
}

function Category({ queryRef }: ScreenProps<TopicCategoryScreenQuery>) {
  const { node, tenant, viewer } = usePreloadedQuery<TopicCategoryScreenQuery>(
    graphql`
      query TopicCategoryScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on TopicCategory @alias(as: "category") {
            name
            ...CategoryTopics_category
          }
        }
        tenant {
          community {
            ...CategoryLinks_community
            ...WriteTopic_community
          }
        }
        viewer {
          ...TopicRows_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const category = node?.category
  const back = { href: paths.topics(), label: intl.formatMessage({ id: 'topic.back' }) }
  if (!category)
    return (
      <Missing
        title={intl.formatMessage({ id: 'topic.category.missing.title' })}
        body={intl.formatMessage({ id: 'topic.category.missing.body' })}
        nextAction={back}
      />
    )
  return (
    <PageFrame title={category.name} back={back}>
      <CategoryTopics category={category} community={tenant.community} viewer={viewer} />
    </PageFrame>
  )
}
