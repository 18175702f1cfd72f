import { FormattedMessage } from 'react-intl'
import type { IconName } from '#design-system/icon/Icon.tsx'
import { LinkGroup, LinkRow } from '#design-system/link-rows/LinkRows.tsx'
import { paths as checkInPaths } from '#features/check-in/paths.ts'
import { paths as collectionPaths } from '#features/collection/paths.ts'
import { paths as followPaths } from '#features/follow/paths.ts'
import { paths as missionPaths } from '#features/mission/paths.ts'
import { paths as prizeDrawPaths } from '#features/prize-draw/paths.ts'
import { paths as purchasesPaths } from '#features/purchases/paths.ts'
import { paths as settingsPaths } from '#features/settings/paths.ts'
import { paths as giftPaths } from '#features/special-gift/paths.ts'
import { paths as subscriptionPaths } from '#features/subscription/paths.ts'
import { paths as machinePaths } from '#features/treasure-machine/paths.ts'
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
