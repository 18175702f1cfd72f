import type { ComponentProps } from 'react'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { UserAvatar } from '#features/media/index.ts'

type RoomFaceProps = {
  partner?: ComponentProps<typeof UserAvatar>['user'] | null
  name: string
  size: 32 | 48 | 96
}

/** With whom direct messages are. */
export function RoomFace({ partner, name, size }: RoomFaceProps) {
  return partner ? <UserAvatar user={partner} size={size} /> : <Avatar name={name} size={size} />
}
