import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ChannelListFrame } from '../../components/ChannelList/ChannelListFrame.tsx'
import { ChannelListSkeleton } from '../../components/ChannelList/ChannelListSkeleton.tsx'
import { ChatLayout } from '../../components/ChatLayout/ChatLayout.tsx'
import { NoChannelChosen } from '../../components/ChatLayout/NoChannelChosen.tsx'
import { DirectList } from '../../components/DirectList/DirectList.tsx'
import type { DirectListScreenQuery } from './__generated__/DirectListScreenQuery.graphql.ts'

/** `/messages/direct-messages`: with whom a fan writes, and what strangers ask. */
export function Screen(props: ScreenProps<DirectListScreenQuery>) {
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'chat.direct.title' })} robots="noindex" />
      <ScreenPart
        skeleton={<ChannelListSkeleton />}
        renderFrame={(face) => (
          <ChatLayout
            list={
              <ChannelListFrame headingLevel={1} tab="direct">
                {face}
              </ChannelListFrame>
            }
          >
            <NoChannelChosen kind="directs" />
          </ChatLayout>
        )}
      >
        <Directs {...props} />
      </ScreenPart>
    </>
  )
}

function Directs({ queryRef }: ScreenProps<DirectListScreenQuery>) {
  const { viewer } = usePreloadedQuery<DirectListScreenQuery>(
    graphql`
      query DirectListScreenQuery @throwOnFieldError {
        viewer {
          ...DirectList_viewer
          ...MessageTabs_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <ChatLayout
      list={
        <ChannelListFrame headingLevel={1} tab="direct" viewer={viewer}>
          <DirectList viewer={viewer} headingLevel={2} />
        </ChannelListFrame>
      }
    >
      <NoChannelChosen kind="directs" />
    </ChatLayout>
  )
}
