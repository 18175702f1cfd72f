import { graphql, usePreloadedQuery } from 'react-relay'
import { useIntl } from 'react-intl'
import { ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelList } from '../../components/ChannelList/ChannelList.tsx'
import { ChannelListFrame } from '../../components/ChannelList/ChannelListFrame.tsx'
import { ChannelListSkeleton } from '../../components/ChannelList/ChannelListSkeleton.tsx'
import { ChatLayout } from '../../components/ChatLayout/ChatLayout.tsx'
import { NoChannelChosen } from '../../components/ChatLayout/NoChannelChosen.tsx'
import { useEarlierReading } from '../../reading/useReading.ts'
import type { ChannelsScreenQuery } from './__generated__/ChannelsScreenQuery.graphql.ts'

/** `/messages`: the channels; from 1024 px with the place where one opens beside them. */
export function Screen(props: ScreenProps<ChannelsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPart
      skeleton={<ChannelListSkeleton />}
      renderFrame={(face) => (
        <ChatLayout list={<ChannelListFrame headingLevel={1}>{face}</ChannelListFrame>}>
          <PageHead title={intl.formatMessage({ id: 'chat.channels.title' })} />
          <NoChannelChosen />
        </ChatLayout>
      )}
    >
      <Channels {...props} />
    </ScreenPart>
  )
}

function Channels({ queryRef }: ScreenProps<ChannelsScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<ChannelsScreenQuery>(
    graphql`
      query ChannelsScreenQuery @throwOnFieldError {
        tenant {
          community {
            name
            ...ChannelList_community
          }
        }
        viewer {
          user {
            id
          }
          ...ChannelList_viewer
          ...MessageTabs_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { community } = tenant
  useEarlierReading(viewer.user?.id)
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'chat.channels.title' })}
        description={intl.formatMessage(
          { id: 'chat.channels.description' },
          { community: community.name },
        )}
      />
      <ChatLayout list={<ChannelList community={community} viewer={viewer} headingLevel={1} />}>
        <NoChannelChosen />
      </ChatLayout>
    </>
  )
}
