import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { type ReactNode } from 'react'
import { paths as chatPaths } from '#addresses/chat.ts'
import { paths as homePaths } from '#addresses/home.ts'
import { paths as playPaths } from '#addresses/play.ts'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { NavigationBar } from '#design-system/navigation-bar/NavigationBar.tsx'
import { SkipLink } from '#design-system/skip-link/SkipLink.tsx'
import { useSession } from '#platform/session/session.ts'
import { AccountCorner } from '../AccountCorner/AccountCorner.tsx'
import { Brand } from '../Brand/Brand.tsx'
import { ConnectionNote } from '../ConnectionNote/ConnectionNote.tsx'
import { InformationLink } from '../InformationLink/InformationLink.tsx'
import { LeavingNote } from '../LeavingNote/LeavingNote.tsx'
import { NotificationLink } from '../NotificationLink/NotificationLink.tsx'
import { PendingBar } from '../PendingBar/PendingBar.tsx'
import type { AppShell_query$key } from './__generated__/AppShell_query.graphql.ts'
import { corner, frame, header, main, phoneBrand, railCorner } from './AppShell.css.ts'
import { useFanActivity } from './useFanActivity.ts'
import { useUnreadCount } from './useUnreadCount.ts'

type AppShellProps = {
  query: AppShell_query$key
  /** The screen has a header of its own, which leads back: on a phone the shell leaves it all the room. */
  hasOwnHeader?: boolean
  children: ReactNode
  /** Under the content: what the law wants on every page. */
  footer?: ReactNode
}

/**
 * What stands around every screen: the way home, the app's places, who is here. The screen goes into
 * its `main`, which takes the focus where a screen has no heading.
 */
export function AppShell({ hasOwnHeader = false, children, footer, ...props }: AppShellProps) {
  const { tenant, viewer } = useFragment(
    graphql`
      fragment AppShell_query on Query @throwOnFieldError {
        tenant {
          community {
            id
            ...Brand_community
            ...InformationLink_community
            ...useUnreadCount_community
          }
        }
        viewer {
          user {
            id
          }
          directMessages {
            unreadCount
          }
          ...NotificationLink_viewer
          ...AccountCorner_viewer
          ...LeavingNote_viewer
        }
      }
    `,
    props.query,
  )
  const { community } = tenant
  const intl = useIntl()
  const { status } = useSession()
  const unread = useUnreadCount(community) + (viewer.directMessages?.unreadCount ?? 0)
  const isFan = status === 'loggedIn'
  useFanActivity(community.id, isFan ? viewer.user?.id : undefined)
  return (
    <div className={frame({ hasOwnHeader })}>
      <SkipLink href="#main" label={intl.formatMessage({ id: 'shell.skip' })} />
      <PendingBar />
      <header className={header({ hasOwnHeader })}>
        <div className={phoneBrand}>
          <Brand community={community} />
        </div>
        <div className={corner}>
          <NotificationLink viewer={viewer} />
          <InformationLink community={community} />
          <AccountCorner viewer={viewer} />
        </div>
      </header>
      <NavigationBar
        label={intl.formatMessage({ id: 'shell.navigation' })}
        header={<Brand community={community} />}
        items={usePlaces(unread, viewer.user !== null)}
        isHiddenOnPhone={hasOwnHeader}
      />
      <header className={railCorner}>
        <NotificationLink viewer={viewer} isOnRail />
        <InformationLink community={community} isOnRail />
        <AccountCorner viewer={viewer} isOnRail />
      </header>
      <ConnectionNote />
      {!hasOwnHeader && <LeavingNote viewer={viewer} />}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {footer}
    </div>
  )
}

/** The app's places, in a thumb's order, with the one that is open. */
function usePlaces(unread: number, isFan: boolean) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const isUnder = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const badge = {
    count: unread,
    label: intl.formatMessage({ id: 'shell.unread' }, { count: unread }),
  }
  return [
    {
      href: homePaths.home(),
      label: intl.formatMessage({ id: 'shell.home' }),
      icon: 'home' as const,
      isCurrent: pathname === homePaths.home(),
    },
    {
      href: chatPaths.channels(),
      label: intl.formatMessage({ id: 'shell.messages' }),
      icon: 'messages' as const,
      isCurrent: isUnder(chatPaths.channels()),
      badge,
    },
    {
      href: playPaths.play(),
      label: intl.formatMessage({ id: 'shell.play' }),
      icon: 'play' as const,
      isCurrent: [
        playPaths.play(),
        machinePaths.machines(),
        '/prize-draws',
        '/voting-event',
        '/buzz-casual-game',
        '/casual-game',
        '/standalone-game',
        '/game-ranking',
        '/check-in',
        '/missions',
      ].some(isUnder),
    },
    {
      href: storePaths.store(),
      label: intl.formatMessage({ id: 'shell.store' }),
      icon: 'store' as const,
      isCurrent: isUnder(storePaths.store()),
    },
    {
      // A guest has no page of their own: language and look are what they can change.
      href: isFan ? '/mypage' : settingsPaths.settings(),
      label: intl.formatMessage({ id: 'shell.me' }),
      icon: 'me' as const,
      isCurrent: ['/mypage', settingsPaths.settings()].some(isUnder),
    },
  ]
}
