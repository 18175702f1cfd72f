import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/information.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { InformationDetail } from '../../components/InformationDetail/InformationDetail.tsx'
import { InformationDetailSkeleton } from '../../components/InformationDetail/InformationDetailSkeleton.tsx'
import { InformationNeighbors } from '../../components/InformationNeighbors/InformationNeighbors.tsx'
import type { InformationScreenQuery } from './__generated__/InformationScreenQuery.graphql.ts'

/** `/information/:information_id/general-information` and `…/favorite-information-list`: one of them, and the way on. */
export function Screen(props: ScreenProps<InformationScreenQuery>) {
  const { among } = props.queryRef.variables
  return (
    <ScreenPart
      skeleton={<InformationDetailSkeleton />}
      renderFrame={(face) => <InformationPage among={among}>{face}</InformationPage>}
    >
      <Information {...props} />
    </ScreenPart>
  )
}

type Among = InformationScreenQuery['variables']['among']

function Information({ queryRef }: ScreenProps<InformationScreenQuery>) {
  const { node } = usePreloadedQuery<InformationScreenQuery>(
    graphql`
      query InformationScreenQuery($id: ID!, $among: InformationList!) @throwOnFieldError {
        node(id: $id) {
          ... on GeneralInformation @alias(as: "information") {
            id
            title
            body
            picture {
              url
            }
            ...InformationDetail_information
            ...InformationNeighbors_information @arguments(among: $among)
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { among } = queryRef.variables
  const information = node?.information
  if (!information)
    return (
      <Missing
        title={intl.formatMessage({ id: 'information.missing.title' })}
        body={intl.formatMessage({ id: 'information.missing.body' })}
        nextAction={{
          href: paths.informations(),
          label: intl.formatMessage({ id: 'information.showAll' }),
        }}
      />
    )
  const { id, title, body, picture } = information
  return (
    <InformationPage among={among}>
      <PageHead
        title={title}
        description={body.split('\n', 1)[0]}
        {...(picture && { image: picture.url })}
        {...(among === 'FAVORITE' && { robots: 'noindex' as const })}
      />
      <InformationDetail key={id} information={information} />
      <InformationNeighbors information={information} among={among} />
    </InformationPage>
  )
}

function InformationPage({ among, children }: { among: Among; children: ReactNode }) {
  const intl = useIntl()
  const back =
    among === 'FAVORITE'
      ? {
          href: `${paths.informations()}?list=favorite`,
          id: 'information.backToFavorites' as const,
        }
      : { href: paths.informations(), id: 'information.back' as const }
  return (
    <Page back={{ href: back.href, label: intl.formatMessage({ id: back.id }) }}>{children}</Page>
  )
}
