import type { IntlShape } from 'react-intl'

type Room = {
  readonly name: string
  readonly direct?: { readonly partner?: { readonly displayName: string } | null } | null
}

/** What a room is called: direct messages by whom they are with. */
export function roomName({ name, direct }: Room, intl: IntlShape): string {
  return direct ? (direct.partner?.displayName ?? intl.formatMessage({ id: 'chat.someone' })) : name
}
