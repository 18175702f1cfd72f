import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/support.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ContactForm, type SentInquiry } from './ContactForm.tsx'
import { ContactReceipt } from './ContactReceipt.tsx'
import type { ContactScreenQuery } from './__generated__/ContactScreenQuery.graphql.ts'

/** `/support/contact`: where one asks the desk. Guests too. */
export function Screen(props: ScreenProps<ContactScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'support.contact.title' })}
      back={{ href: paths.support(), label: intl.formatMessage({ id: 'support.back' }) }}
      skeleton={
        <Stack gap={6}>
          <Skeleton width="100%" height={48} radius="control" />
          <Skeleton width="100%" height={180} radius="control" />
          <Skeleton width="100%" height={48} radius="control" />
        </Stack>
      }
    >
      <Contact {...props} />
    </ScreenPage>
  )
}

function Contact({ queryRef }: ScreenProps<ContactScreenQuery>) {
  const { viewer } = usePreloadedQuery<ContactScreenQuery>(
    graphql`
      query ContactScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          ...ContactForm_viewer
        }
      }
    `,
    queryRef,
  )
  const [sent, setSent] = useState<SentInquiry>()
  return (
    <div ref={keepFocus}>
      {sent ? (
        <ContactReceipt
          number={sent.number}
          address={sent.maskedReplyTo}
          isOwn={viewer.user != null}
          onAnother={() => setSent(undefined)}
        />
      ) : (
        <Stack gap={6}>
          <Text>
            <FormattedMessage id="support.contact.lead" />
          </Text>
          <ContactForm viewer={viewer} onSent={setSent} />
        </Stack>
      )}
    </div>
  )
}
