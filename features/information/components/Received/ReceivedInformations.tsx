import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LogInFirst } from '#features/errors/index.ts'
import type { ReceivedInformations_viewer$key } from './__generated__/ReceivedInformations_viewer.graphql.ts'
import { ReceivedItem } from './ReceivedItem.tsx'
import { list } from './Received.css.ts'
import { useReadReceived } from './useReadReceived.ts'

/** The order of the sections: what asks for something stands first. */
const kinds = ['WARNING', 'PRESENT', 'CAMPAIGN'] as const

/** What reached the fan alone, by what it is; for a guest the way in. Having it before one marks it as read. */
export function ReceivedInformations(props: { viewer: ReceivedInformations_viewer$key }) {
  const { user, receivedInformations: received } = useFragment(
    graphql`
      fragment ReceivedInformations_viewer on Viewer @throwOnFieldError {
        user {
          id
        }
        receivedInformations {
          id
          kind
          isUnread
          ...ReceivedItem_received
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  useReadReceived(received.filter(({ isUnread }) => isUnread).map(({ id }) => id))
  if (!user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'information.received.guest.title' })}
        body={intl.formatMessage({ id: 'information.received.guest.body' })}
      />
    )
  if (received.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'information.received.empty.title' })}
        body={<FormattedMessage id="information.received.empty.body" />}
      />
    )
  return (
    <Stack gap={6}>
      {kinds.map((kind) => {
        const own = received.filter((each) => each.kind === kind)
        return (
          own.length > 0 && (
            <Stack key={kind} as="section" gap={3}>
              <Heading level={2}>
                <FormattedMessage id={`information.received.${kind}`} />
              </Heading>
              <ul className={list}>
                {own.map((each) => (
                  <ReceivedItem key={each.id} received={each} />
                ))}
              </ul>
            </Stack>
          )
        )
      })}
    </Stack>
  )
}
