import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ToggleButton } from '#design-system/toggle-button/ToggleButton.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import type { FollowButton_fan$key } from './__generated__/FollowButton_fan.graphql.ts'
import type { FollowButtonMutation } from './__generated__/FollowButtonMutation.graphql.ts'

type FollowButtonProps = {
  fan: FollowButton_fan$key
  communityId: string
  size?: 'small' | 'medium'
}

/** Follows a fan, or stops: seen at once, and undone with a word where it could not be. */
export function FollowButton({ communityId, size, ...props }: FollowButtonProps) {
  const { id, user, isFollowed } = useFragment(
    graphql`
      fragment FollowButton_fan on Fan @throwOnFieldError {
        id
        isFollowed
        followerCount
        user {
          id
          displayName
        }
      }
    `,
    props.fan,
  )
  const intl = useIntl()
  const choose = useLatestChoice<FollowButtonMutation>({
    subject: `follow:${id}`,
    mutation: graphql`
      mutation FollowButtonMutation($input: FollowFanInput!) {
        followFan(input: $input) {
          ... on FollowFanSuccess @alias(as: "success") {
            fan {
              id
              isFollowed
              followerCount
            }
            follows {
              id
              followingCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (wanted) => ({ input: { communityId, userId: user.id, isFollowed: wanted } }),
    show: (store, wanted) => {
      const shown = store.get(id)
      if (!shown || shown.getValue('isFollowed') === wanted) return
      shown.setValue(wanted, 'isFollowed')
      shown.setValue(Number(shown.getValue('followerCount')) + (wanted ? 1 : -1), 'followerCount')
    },
    logIn: { step: 'login' },
    onFailed: useFailureToast(),
  })
  return (
    <ToggleButton
      label={intl.formatMessage({ id: 'follow.button' })}
      pressedLabel={intl.formatMessage({ id: 'follow.following' })}
      accessibleName={intl.formatMessage(
        { id: isFollowed ? 'follow.button.on.of' : 'follow.button.of' },
        { name: user.displayName },
      )}
      icon="plus"
      size={size}
      isPressed={isFollowed}
      onChange={choose}
    />
  )
}
