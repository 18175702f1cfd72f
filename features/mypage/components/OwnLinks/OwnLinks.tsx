import { FormattedMessage } from 'react-intl'
import { paths as bookmarkPaths } from '#addresses/bookmark.ts'
import { paths as checkInPaths } from '#addresses/check-in.ts'
import { paths as collectionPaths } from '#addresses/collection.ts'
import { paths as followPaths } from '#addresses/follow.ts'
import { paths as missionPaths } from '#addresses/mission.ts'
import { paths as prizeDrawPaths } from '#addresses/prize-draw.ts'
import { paths as purchasesPaths } from '#addresses/purchases.ts'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import type { IconName } from '#design-system/icon/Icon.tsx'
import { LinkGroup, LinkRow } from '#design-system/link-rows/LinkRows.tsx'
import { groups } from './OwnLinks.css.ts'

type Own =
  | 'collections'
  | 'badges'
  | 'machines'
  | 'prizeDraws'
  | 'checkIn'
  | 'missions'
  | 'specialGifts'
  | 'purchases'
  | 'subscriptions'
  | 'follows'
  | 'bookmarks'
  | 'settings'

const links: { name: 'collected' | 'daily' | 'bought' | 'own'; of: [Own, IconName, string][] }[] = [
  {
    name: 'collected',
    of: [
      ['collections', 'sparkle', collectionPaths.collections()],
      ['badges', 'star', collectionPaths.badges()],
      ['machines', 'play', machinePaths.machines()],
      ['prizeDraws', 'mail', prizeDrawPaths.draws()],
    ],
  },
  {
    name: 'daily',
    of: [
      ['checkIn', 'calendar', checkInPaths.histories()],
      ['missions', 'flag', missionPaths.missions()],
    ],
  },
  {
    name: 'bought',
    of: [
      ['specialGifts', 'sound', giftPaths.list()],
      ['purchases', 'store', purchasesPaths.history()],
      ['subscriptions', 'retry', subscriptionPaths.subscriptions()],
    ],
  },
  {
    name: 'own',
    of: [
      ['follows', 'users', followPaths.followList()],
      ['bookmarks', 'bookmark', bookmarkPaths.bookmarks()],
      ['settings', 'settings', settingsPaths.settings()],
    ],
  },
]

/** The ways to all that is one's own. */
export function OwnLinks() {
  return (
    <nav className={groups}>
      {links.map(({ name, of }) => (
        <LinkGroup key={name} title={<FormattedMessage id={`mypage.links.${name}`} />}>
          {of.map(([own, icon, href]) => (
            <LinkRow key={own} href={href} icon={icon}>
              <FormattedMessage id={`mypage.link.${own}`} />
            </LinkRow>
          ))}
        </LinkGroup>
      ))}
    </nav>
  )
}
