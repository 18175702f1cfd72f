import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#addresses/chat.ts'
import { ChipLink } from '#design-system/chip/ChipLink.tsx'
import { CountBadge } from '#design-system/count-badge/CountBadge.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { unreadOf } from '#rules/unread.ts'
import type { UnreadChannels_community$key } from './__generated__/UnreadChannels_community.graphql.ts'
import { chips } from './WelcomeBack.css.ts'

/** The channels with something the fan has not read, as short ways there. */
export function UnreadChannels(props: { community: UnreadChannels_community$key }) {
  const { channels } = useFragment(
    graphql`
      fragment UnreadChannels_community on Community @throwOnFieldError {
        channels {
          edges {
            node {
              id
              name
              lastSeq
              viewerReadState {
                lastReadSeq
                unreadHidden
              }
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const unread = channels.edges
    .map(({ node }) => ({
      ...node,
      count: unreadOf(node.lastSeq, node.viewerReadState),
    }))
    .filter(({ count }) => count > 0)
  return (
    <Stack gap={2}>
      <Text size="small" weight="bold">
        <FormattedMessage id="home.unread.title" />
      </Text>
      {unread.length === 0 ? (
        <Text size="small" tone="muted">
          <FormattedMessage id="home.unread.none" />
        </Text>
      ) : (
        <ul className={chips}>
          {unread.map(({ id, name, count }) => (
            <li key={id}>
              <ChipLink
                href={paths.chat({ channel_id: id })}
                mark={
                  <CountBadge
                    count={count}
                    label={intl.formatMessage({ id: 'home.unread.count' }, { count })}
                  />
                }
              >
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
