import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/support.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { LinkCard } from '#design-system/link-cards/LinkCards.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { InquiryCard_inquiry$key } from './__generated__/InquiryCard_inquiry.graphql.ts'

/** One of them: when, how it stands, and how it begins. */
export function InquiryCard(props: { inquiry: InquiryCard_inquiry$key }) {
  const { number, topic, text, state, sentAt } = useFragment(
    graphql`
      fragment InquiryCard_inquiry on Inquiry @throwOnFieldError {
        number
        topic
        text
        state
        sentAt
      }
    `,
    props.inquiry,
  )
  const { dayAndTime } = useTokyoTime()
  return (
    <LinkCard
      href={paths.inquiry({ inquiry_number: number })}
      time={
        <Text as="span" size="caption" tone="muted" tabular>
          {dayAndTime(sentAt)}
        </Text>
      }
      state={
        <Chip tone={state === 'ANSWERED' ? 'accent' : 'neutral'}>
          <FormattedMessage id={`support.state.${state}`} />
        </Chip>
      }
    >
      <Text as="strong" weight="bold" lines={2}>
        {text}
      </Text>
      <Text as="span" size="caption" tone="muted">
        <FormattedMessage id={`support.topic.${topic}`} />
      </Text>
    </LinkCard>
  )
}
