import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/timeline.ts'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import { PostItemSkeleton } from '#features/post/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { HashtagTimeline } from '../../components/HashtagTimeline/HashtagTimeline.tsx'
import type { HashtagScreenQuery } from './__generated__/HashtagScreenQuery.graphql.ts'

/** `/hashtag/:name`: what a community posts under a hashtag. */
export function Screen(props: ScreenProps<HashtagScreenQuery>) {
  const frame = useFrame(props.queryRef.variables)
  return (
    <ScreenPart
      skeleton={<PostItemSkeleton />}
      renderFrame={(face) => <PageFrame {...frame}>{face}</PageFrame>}
    >
      <Tagged {...props} />
    </ScreenPart>
  )
}

function useFrame({ name }: HashtagScreenQuery['variables']) {
  const intl = useIntl()
  return {
    title: intl.formatMessage({ id: 'timeline.hashtag.title' }, { name }),
    back: { href: paths.timeline(), label: intl.formatMessage({ id: 'timeline.community.title' }) },
  }
}

function Tagged({ queryRef }: ScreenProps<HashtagScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<HashtagScreenQuery>(
    graphql`
      query HashtagScreenQuery($name: String!) @throwOnFieldError {
        tenant {
          community {
            hashtag(name: $name) {
              postCount
            }
            ...HashtagTimeline_community @arguments(name: $name)
          }
        }
        viewer {
          ...PostFeed_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { variables } = queryRef
  const frame = useFrame(variables)
  const { community } = tenant
  if (!community.hashtag)
    return (
      <Missing
        title={intl.formatMessage({ id: 'timeline.hashtag.missing.title' })}
        body={intl.formatMessage({ id: 'timeline.hashtag.missing.body' })}
        nextAction={frame.back}
      />
    )
  return (
    // Any name is a page: a search engine need not know those that hold nothing.
    <PageFrame {...frame} robots={community.hashtag.postCount === 0 ? 'noindex' : undefined}>
      <HashtagTimeline name={variables.name} community={community} viewer={viewer} />
    </PageFrame>
  )
}
