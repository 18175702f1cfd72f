import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/support.ts'
import { Page } from '#design-system/page/Page.tsx'
import { LogInFirst, Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { InquiryDetail } from './InquiryDetail.tsx'
import { InquiryDetailSkeleton } from './InquiryDetailSkeleton.tsx'
import type { InquiryScreenQuery } from './__generated__/InquiryScreenQuery.graphql.ts'

/** `/support/contacts/:inquiry_number`: a question to the desk by its receipt number, for whoever sent it. */
export function Screen(props: ScreenProps<InquiryScreenQuery>) {
  const back = useIntl().formatMessage({ id: 'support.back' })
  return (
    <ScreenPart
      skeleton={<InquiryDetailSkeleton />}
      renderFrame={(face) => <Page back={{ href: paths.support(), label: back }}>{face}</Page>}
    >
      <Inquiry {...props} />
    </ScreenPart>
  )
}

function Inquiry({ queryRef }: ScreenProps<InquiryScreenQuery>) {
  const { viewer } = usePreloadedQuery<InquiryScreenQuery>(
    graphql`
      query InquiryScreenQuery($number: String!) @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          inquiry(number: $number) {
            number
            ...InquiryDetail_inquiry
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const back = { href: paths.support(), label: intl.formatMessage({ id: 'support.back' }) }
  const { user, inquiry } = viewer
  if (!user)
    return (
      <Framed back={back} title={intl.formatMessage({ id: 'support.contact.title' })}>
        <LogInFirst
          title={intl.formatMessage({ id: 'support.inquiry.guest.title' })}
          body={intl.formatMessage({ id: 'support.inquiry.guest.body' })}
        />
      </Framed>
    )
  if (!inquiry)
    return (
      <Missing
        title={intl.formatMessage({ id: 'support.inquiry.missing.title' })}
        body={intl.formatMessage({ id: 'support.inquiry.missing.body' })}
        nextAction={back}
      />
    )
  return (
    <Framed
      back={back}
      title={intl.formatMessage({ id: 'support.inquiry.title' }, { number: inquiry.number })}
    >
      <InquiryDetail inquiry={inquiry} />
    </Framed>
  )
}

type FramedProps = {
  back: { href: string; label: string }
  title: string
  children: ReactNode
}

/** Nobody else's: no search engine keeps it. */
function Framed({ children, ...page }: FramedProps) {
  return (
    <PageFrame {...page} robots="noindex">
      {children}
    </PageFrame>
  )
}
