import type { IconName } from '#design-system/icon/Icon.tsx'
import type { SupporterPointSource } from '#schema/types.generated.ts'

/** How each source of points is shown. */
export const lookOf: Readonly<Record<SupporterPointSource, IconName>> = {
  CHECK_IN: 'calendar',
  CASUAL_GAME_PLAY: 'play',
  CHAT_ROOM_POST: 'messages',
  POST_LIKE: 'penlight',
  COMMENT: 'reply',
  PURCHASE: 'store',
}
