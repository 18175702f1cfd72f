import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/support.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Prose } from '#design-system/prose/Prose.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { InquiryDetail_inquiry$key } from './__generated__/InquiryDetail_inquiry.graphql.ts'
import { answered, said } from './InquiryDetail.css.ts'

/** A question as it was sent, and what came back. */
export function InquiryDetail(props: { inquiry: InquiryDetail_inquiry$key }) {
  const { topic, text, state, sentAt, maskedReplyTo, answers } = useFragment(
    graphql`
      fragment InquiryDetail_inquiry on Inquiry @throwOnFieldError {
        topic
        text
        state
        sentAt
        maskedReplyTo
        answers {
          id
          text
          at
        }
      }
    `,
    props.inquiry,
  )
  const { dayAndTime } = useTokyoTime()
  const time = (at: string) => (
    <Text size="caption" tone="muted" tabular>
      {dayAndTime(at)}
    </Text>
  )
  return (
    <Stack gap={8}>
      <Inline gap={2} wrap>
        <Chip tone={state === 'ANSWERED' ? 'accent' : 'neutral'}>
          <FormattedMessage id={`support.state.${state}`} />
        </Chip>
        <Chip tone="neutral">
          <FormattedMessage id={`support.topic.${topic}`} />
        </Chip>
      </Inline>
      <Stack as="section" gap={3}>
        <Heading level={2} size="small">
          <FormattedMessage id="support.inquiry.yours" />
        </Heading>
        {time(sentAt)}
        <div className={said}>
          <Text isPreformatted>{text}</Text>
        </div>
      </Stack>
      {answers.map((answer) => (
        <Stack key={answer.id} as="section" gap={3}>
          <Heading level={2} size="small">
            <FormattedMessage id="support.inquiry.answer" />
          </Heading>
          {time(answer.at)}
          <div className={answered}>
            <Prose>{answer.text}</Prose>
          </div>
        </Stack>
      ))}
      {answers.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="support.inquiry.waiting" values={{ address: maskedReplyTo }} />
        </Text>
      )}
      <div>
        <ButtonLink href={paths.contact()} emphasis="soft">
          <FormattedMessage id="support.inquiry.more" />
        </ButtonLink>
      </div>
    </Stack>
  )
}
