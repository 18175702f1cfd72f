import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import type { UserAvatar_user$key } from './__generated__/UserAvatar_user.graphql.ts'

type UserAvatarProps = { user: UserAvatar_user$key } & Pick<
  ComponentProps<typeof Avatar>,
  'size' | 'isNamed'
>

/** A fan's face. */
export function UserAvatar({ user, ...look }: UserAvatarProps) {
  const { displayName, avatar } = useFragment(
    graphql`
      fragment UserAvatar_user on User @throwOnFieldError {
        displayName
        avatar {
          url
          dominantColor
        }
      }
    `,
    user,
  )
  return (
    <Avatar {...look} src={avatar.url} name={displayName} dominantColor={avatar.dominantColor} />
  )
}
