import type { MissionKind } from '../../types.generated.ts'
import * as casualGamePlay from './casualGamePlay.ts'
import * as chatRoomPost from './chatRoomPost.ts'
import * as communityRegistration from './communityRegistration.ts'
import type { CountByDay } from './kind.ts'
import * as loggedIn from './loggedIn.ts'

/** How each kind of missions is counted. */
export const countsByKind: Readonly<Record<MissionKind, CountByDay>> = {
  COMMUNITY_REGISTRATION: communityRegistration.countByDay,
  LOGGED_IN: loggedIn.countByDay,
  CHAT_ROOM_POST: chatRoomPost.countByDay,
  CASUAL_GAME_PLAY: casualGamePlay.countByDay,
}
