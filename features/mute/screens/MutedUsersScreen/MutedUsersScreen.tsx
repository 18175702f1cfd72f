import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { paths } from '#addresses/mute.ts'
import { paths as settings } from '#addresses/settings.ts'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { GuestMutes } from '../../components/GuestMutes/GuestMutes.tsx'
import { MutedUserList } from '../../components/MutedUserList/MutedUserList.tsx'
import { MuteListSkeleton } from '../../components/MuteListSkeleton/MuteListSkeleton.tsx'
import type { MuteOrBlock } from '../../muteOrBlock.ts'
import type { MutedUsersScreenQuery } from './__generated__/MutedUsersScreenQuery.graphql.ts'

/** `/settings/management/mute-users` and `…/blocked-users`: whom a fan keeps away, and how to let go of them. */
export function Screen(props: ScreenProps<MutedUsersScreenQuery>) {
  const intl = useIntl()
  const mute = useLocation().pathname === paths.blockedUsers() ? 'BLOCKED' : 'MUTED'
  return (
    <ScreenPage
      title={intl.formatMessage({ id: `mute.users.title.${mute}` })}
      back={{ href: settings.settings(), label: intl.formatMessage({ id: 'mute.settings' }) }}
      skeleton={<MuteListSkeleton />}
      robots="noindex"
    >
      <MutedUsers {...props} mute={mute} />
    </ScreenPage>
  )
}

type MutedUsersProps = ScreenProps<MutedUsersScreenQuery> & { mute: MuteOrBlock }

function MutedUsers({ queryRef, mute }: MutedUsersProps) {
  const { viewer } = usePreloadedQuery<MutedUsersScreenQuery>(
    graphql`
      query MutedUsersScreenQuery($mute: UserMute!) @throwOnFieldError {
        viewer {
          mutes {
            id
          }
          ...MutedUserList_mutes @arguments(mute: $mute)
        }
      }
    `,
    queryRef,
  )
  return viewer.mutes ? <MutedUserList mutes={viewer} mute={mute} /> : <GuestMutes />
}
