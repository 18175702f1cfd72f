import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/prize-draw.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { DrawDetail } from '../../components/DrawDetail/DrawDetail.tsx'
import { DrawDetailSkeleton } from '../../components/DrawDetail/DrawDetailSkeleton.tsx'
import type { PrizeDrawScreenQuery } from './__generated__/PrizeDrawScreenQuery.graphql.ts'

/** `/prize-draws/:prize_draw_id`: what can be won, how one enters, and who did win. */
export function Screen(props: ScreenProps<PrizeDrawScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<DrawDetailSkeleton />}
      renderFrame={(face) => <DrawPage>{face}</DrawPage>}
    >
      <Draw {...props} />
    </ScreenPart>
  )
}

function Draw({ queryRef }: ScreenProps<PrizeDrawScreenQuery>) {
  const { node } = usePreloadedQuery<PrizeDrawScreenQuery>(
    graphql`
      query PrizeDrawScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on PrizeDraw @alias(as: "draw") {
            id
            name
            description
            sharePicture
            ...DrawDetail_draw
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const draw = node?.draw
  if (!draw)
    return (
      <Missing
        title={intl.formatMessage({ id: 'prizeDraw.missing.title' })}
        body={intl.formatMessage({ id: 'prizeDraw.missing.body' })}
        nextAction={{ href: paths.draws(), label: intl.formatMessage({ id: 'prizeDraw.back' }) }}
      />
    )
  const { id, name, description, sharePicture } = draw
  return (
    <DrawPage>
      <PageHead title={name} description={description} image={sharePicture} />
      <DrawDetail key={id} draw={draw} />
    </DrawPage>
  )
}

function DrawPage({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'prizeDraw.back' })
  return (
    <Page width="medium" back={{ href: paths.draws(), label: back }}>
      {children}
    </Page>
  )
}
