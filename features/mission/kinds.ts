import type { IconName } from '#design-system/icon/Icon.tsx'
import { paths as gamePaths } from '#features/buzz-casual-game/paths.ts'
import { paths as chatPaths } from '#features/chat/paths.ts'
import { paths as checkInPaths } from '#features/check-in/paths.ts'
import { paths as postPaths } from '#features/post/paths.ts'
import type { MissionKind } from '#schema/types.generated.ts'

type Look = {
  icon: IconName
  /** Where it is done; null where it is done already by whoever sees it. */
  href: string | null
}

/** How each kind of missions looks, and where it is done. Its words are in the messages, by its name. */
export const lookOf: Readonly<Record<MissionKind, Look>> = {
  COMMUNITY_REGISTRATION: { icon: 'users', href: null },
  LOGGED_IN: { icon: 'calendar', href: checkInPaths.checkIn() },
  CHAT_ROOM_POST: { icon: 'messages', href: chatPaths.channels() },
  USER_FOLLOW: { icon: 'users', href: chatPaths.channels() },
  POST_LIKE: { icon: 'penlight', href: postPaths.timeline() },
  CASUAL_GAME_PLAY: { icon: 'play', href: gamePaths.today() },
}
