import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { PresentDetail } from '../../components/PresentDetail/PresentDetail.tsx'
import { PresentDetailSkeleton } from '../../components/PresentDetail/PresentDetailSkeleton.tsx'
import type { CheckInPresentScreenQuery } from './__generated__/CheckInPresentScreenQuery.graphql.ts'

/** `/check-in/presents/:present_id`: one present, and the press that receives it. */
export function Screen(props: ScreenProps<CheckInPresentScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<PresentDetailSkeleton />}
      renderFrame={(face) => <PresentPage>{face}</PresentPage>}
    >
      <Present {...props} />
    </ScreenPart>
  )
}

function Present({ queryRef }: ScreenProps<CheckInPresentScreenQuery>) {
  const { node } = usePreloadedQuery<CheckInPresentScreenQuery>(
    graphql`
      query CheckInPresentScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on CheckInPresent @alias(as: "present") {
            id
            name
            description
            ...PresentDetail_present
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const present = node?.present
  if (!present)
    return (
      <Missing
        title={intl.formatMessage({ id: 'check-in.present.missing.title' })}
        body={intl.formatMessage({ id: 'check-in.present.missing.body' })}
        nextAction={{
          href: paths.presents(),
          label: intl.formatMessage({ id: 'check-in.presents.back' }),
        }}
      />
    )
  const { id, name, description } = present
  return (
    <PresentPage>
      <PageHead title={name} description={description} />
      <PresentDetail key={id} present={present} />
    </PresentPage>
  )
}

function PresentPage({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'check-in.presents.back' })
  return (
    <Page width="medium" back={{ href: paths.presents(), label: back }}>
      {children}
    </Page>
  )
}
