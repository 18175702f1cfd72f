import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths as home } from '#addresses/home.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'

type DeliveryPageProps = {
  title: string
  back?: { href: string; label: string }
  /** Reads the screen's query. */
  children: ReactNode
}

/** A page about one parcel, from before anything is known of it. */
export function DeliveryPage({ title, back, children }: DeliveryPageProps) {
  return (
    <ScreenPart
      skeleton={<DeliverySkeleton />}
      renderFrame={(face) => (
        <Page title={title} back={back}>
          {face}
        </Page>
      )}
    >
      <Page title={title} back={back}>
        <PageHead title={title} robots="noindex" />
        {children}
      </Page>
    </ScreenPart>
  )
}

/** What stands where an address names no parcel of the viewer's: another's looks the same. */
export function MissingDelivery() {
  const intl = useIntl()
  return (
    <Missing
      title={intl.formatMessage({ id: 'delivery.missing.title' })}
      body={intl.formatMessage({ id: 'delivery.missing.body' })}
      nextAction={{ href: home.home(), label: intl.formatMessage({ id: 'delivery.missing.home' }) }}
    />
  )
}

function DeliverySkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="60%" height={24} />
      <Skeleton width="100%" height={96} radius="card" />
      <Skeleton width="100%" height={160} radius="card" />
    </Stack>
  )
}
