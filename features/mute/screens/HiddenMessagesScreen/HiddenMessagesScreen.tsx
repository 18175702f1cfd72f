import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settings } from '#addresses/settings.ts'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { GuestMutes } from '../../components/GuestMutes/GuestMutes.tsx'
import { HiddenMessageList } from '../../components/HiddenMessageList/HiddenMessageList.tsx'
import { MuteListSkeleton } from '../../components/MuteListSkeleton/MuteListSkeleton.tsx'
import type { HiddenMessagesScreenQuery } from './__generated__/HiddenMessagesScreenQuery.graphql.ts'

/** `/settings/management/hidden-messages`: what a fan has hidden, and how to show it again. */
export function Screen(props: ScreenProps<HiddenMessagesScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'mute.messages.title' })}
      back={{ href: settings.settings(), label: intl.formatMessage({ id: 'mute.settings' }) }}
      skeleton={<MuteListSkeleton />}
      robots="noindex"
    >
      <HiddenMessages {...props} />
    </ScreenPage>
  )
}

function HiddenMessages({ queryRef }: ScreenProps<HiddenMessagesScreenQuery>) {
  const { viewer } = usePreloadedQuery<HiddenMessagesScreenQuery>(
    graphql`
      query HiddenMessagesScreenQuery @throwOnFieldError {
        viewer {
          mutes {
            id
          }
          ...HiddenMessageList_mutes
        }
      }
    `,
    queryRef,
  )
  return viewer.mutes ? <HiddenMessageList mutes={viewer} /> : <GuestMutes />
}
