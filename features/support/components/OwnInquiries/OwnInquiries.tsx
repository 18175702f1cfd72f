import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { LinkCards } from '#design-system/link-cards/LinkCards.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { OwnInquiries_viewer$key } from './__generated__/OwnInquiries_viewer.graphql.ts'
import { InquiryCard } from './InquiryCard.tsx'

/** What a fan has asked the desk, the newest first; nothing for a guest. */
export function OwnInquiries(props: { viewer: OwnInquiries_viewer$key }) {
  const { inquiries } = useFragment(
    graphql`
      fragment OwnInquiries_viewer on Viewer @throwOnFieldError {
        inquiries {
          id
          ...InquiryCard_inquiry
        }
      }
    `,
    props.viewer,
  )
  if (!inquiries) return null
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="medium">
        <FormattedMessage id="support.own.title" />
      </Heading>
      {inquiries.length === 0 ? (
        <Text size="small" tone="muted">
          <FormattedMessage id="support.own.empty" />
        </Text>
      ) : (
        <LinkCards>
          {inquiries.map((inquiry) => (
            <InquiryCard key={inquiry.id} inquiry={inquiry} />
          ))}
        </LinkCards>
      )}
    </Stack>
  )
}
