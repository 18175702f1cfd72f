import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { DrawCard } from '../../components/DrawCard/DrawCard.tsx'
import { list } from '../../components/DrawCard/DrawCard.css.ts'
import { DrawCardSkeleton } from '../../components/DrawCard/DrawCardSkeleton.tsx'
import type { PrizeDrawsScreenQuery } from './__generated__/PrizeDrawsScreenQuery.graphql.ts'

/** `/prize-draws`: all draws, those that can be entered first. */
export function Screen(props: ScreenProps<PrizeDrawsScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'prizeDraw.title' })
  return (
    <ScreenPage title={title} width="medium" skeleton={<DrawCardSkeleton />}>
      <Draws {...props} />
    </ScreenPage>
  )
}

function Draws({ queryRef }: ScreenProps<PrizeDrawsScreenQuery>) {
  const { tenant } = usePreloadedQuery<PrizeDrawsScreenQuery>(
    graphql`
      query PrizeDrawsScreenQuery @throwOnFieldError {
        tenant {
          community {
            prizeDraws {
              id
              ...DrawCard_draw
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { prizeDraws } = tenant.community
  if (prizeDraws.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'prizeDraw.empty.title' })}
        body={<FormattedMessage id="prizeDraw.empty.body" />}
      />
    )
  return (
    <ul className={list}>
      {prizeDraws.map((draw, index) => (
        <DrawCard key={draw.id} draw={draw} priority={index === 0} />
      ))}
    </ul>
  )
}
