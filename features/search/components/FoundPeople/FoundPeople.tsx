import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { MemberMoon, UserAvatar } from '#features/media/index.ts'
import type { FoundPeople_community$key } from './__generated__/FoundPeople_community.graphql.ts'
import { list, mark, person } from './FoundPeople.css.ts'

/** Who is called so, each with the way to their page; nothing where nobody is. */
export function FoundPeople(props: { community: FoundPeople_community$key }) {
  const { searchPeople } = useFragment(
    graphql`
      fragment FoundPeople_community on Community
      @throwOnFieldError
      @argumentDefinitions(words: { type: "String!" }) {
        searchPeople(words: $words) {
          user {
            id
            displayName
            ...UserAvatar_user
          }
          membership {
            role
            isSubscriber
            oshi {
              palette
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  if (searchPeople.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        <FormattedMessage id="search.people" />
      </Heading>
      <ul className={list}>
        {searchPeople.map(({ user, membership }) => {
          const { role, isSubscriber, oshi } = membership
          return (
            <li key={user.id}>
              <Link
                href={profilePaths.profile({ user_id: user.id })}
                className={person}
                data-palette={role === 'TALENT' ? oshi?.palette : undefined}
              >
                <UserAvatar user={user} size={56} />
                <Text
                  as="span"
                  size="small"
                  weight={role === 'MEMBER' ? 'medium' : 'bold'}
                  lines={2}
                >
                  <bdi>{user.displayName}</bdi>
                  {role !== 'MEMBER' && (
                    <span className={mark}>
                      <Icon
                        name={role === 'TALENT' ? 'star' : 'check'}
                        size={16}
                        label={intl.formatMessage({ id: `people.${role}` })}
                      />
                    </span>
                  )}
                </Text>
                {isSubscriber && (
                  <MemberMoon label={intl.formatMessage({ id: 'people.subscriber' })} />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
