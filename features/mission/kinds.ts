import { paths as gamePaths } from '#addresses/buzz-casual-game.ts'
import { paths as chatPaths } from '#addresses/chat.ts'
import { paths as checkInPaths } from '#addresses/check-in.ts'
import { paths as collectionPaths } from '#addresses/collection.ts'
import { paths as referralPaths } from '#addresses/referral-code.ts'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import type { IconName } from '#design-system/icon/Icon.tsx'
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
  POST_LIKE: { icon: 'penlight', href: timelinePaths.timeline() },
  COMMENT: { icon: 'messages', href: timelinePaths.timeline() },
  PASSIVE_COMMENT: { icon: 'messages', href: timelinePaths.timeline() },
  PASSIVE_POST_LIKE: { icon: 'penlight', href: timelinePaths.timeline() },
  POST: { icon: 'edit', href: timelinePaths.timeline() },
  PROBABILITY_TREASURE_MACHINE_DRAW: { icon: 'sparkle', href: machinePaths.machines() },
  NFT_GET: { icon: 'card', href: collectionPaths.collections() },
  NFT_COLLECTION: { icon: 'card', href: collectionPaths.collections() },
  REFERRAL_CODE: { icon: 'mail', href: referralPaths.referral() },
  ARENA_GAME_PLAY: { icon: 'flag', href: null },
  PUSH_NOTIFICATION: { icon: 'bell', href: null },
  PWA: { icon: 'phone', href: null },
  TALK_TO_AVATAR: { icon: 'smile', href: null },
  CASUAL_GAME_PLAY: { icon: 'play', href: gamePaths.today() },
}
