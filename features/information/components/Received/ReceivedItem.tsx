import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ReceivedItem_received$key } from './__generated__/ReceivedItem_received.graphql.ts'
import { card, meta, unread } from './Received.css.ts'
import { ReceivedPresent } from './ReceivedPresent.tsx'
import { ReceivedWarning } from './ReceivedWarning.tsx'

/** Something that reached the fan alone: its words, and what can be done about it. */
export function ReceivedItem(props: { received: ReceivedItem_received$key }) {
  const received = useFragment(
    graphql`
      fragment ReceivedItem_received on ReceivedInformation @throwOnFieldError {
        title
        body
        at
        isUnread
        link {
          path
          label
        }
        present {
          kind
        }
        warning {
          reason
        }
        ...ReceivedPresent_received
        ...ReceivedWarning_received
      }
    `,
    props.received,
  )
  const { title, body, at, isUnread, link, present, warning } = received
  const intl = useIntl()
  const tokyo = useTokyoTime()
  return (
    <li className={card}>
      <span className={meta}>
        {isUnread && (
          <span
            role="img"
            aria-label={intl.formatMessage({ id: 'information.unread' })}
            className={unread}
          />
        )}
        <Text as="time" size="caption" tone="muted" dateTime={at} tabular>
          {tokyo.day(at)}
        </Text>
      </span>
      <Heading level={3}>{title}</Heading>
      {warning && (
        <Text size="small" weight="medium">
          <FormattedMessage id={`information.received.reason.${warning.reason}`} />
        </Text>
      )}
      <Text isPreformatted>{body}</Text>
      {link && (
        <div>
          <ButtonLink href={link.path} emphasis="outline" tone="neutral" size="small">
            {link.label}
          </ButtonLink>
        </div>
      )}
      {present && <ReceivedPresent received={received} />}
      {warning && <ReceivedWarning received={received} />}
    </li>
  )
}
