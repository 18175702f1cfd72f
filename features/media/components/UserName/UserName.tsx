import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { MemberMoon } from '../MemberMoon/MemberMoon.tsx'
import type { UserName_user$key } from './__generated__/UserName_user.graphql.ts'
import { name, worn } from './UserName.css.ts'

/** What a fan is called, wherever their name is shown; a member's wears the moon, as it is promised to them. */
export function UserName({ user }: { user: UserName_user$key }) {
  const { displayName, isSubscriber } = useFragment(
    graphql`
      fragment UserName_user on User @throwOnFieldError {
        displayName
        isSubscriber
      }
    `,
    user,
  )
  const intl = useIntl()
  if (!isSubscriber) return <bdi>{displayName}</bdi>
  return (
    <span className={worn}>
      <bdi className={name}>{displayName}</bdi>
      <MemberMoon label={intl.formatMessage({ id: 'shell.subscriber' })} />
    </span>
  )
}
