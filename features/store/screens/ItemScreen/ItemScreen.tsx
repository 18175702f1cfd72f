import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ItemDetail } from '../../components/ItemDetail/ItemDetail.tsx'
import { ItemDetailSkeleton } from '../../components/ItemDetail/ItemDetailSkeleton.tsx'
import type { ItemScreenQuery } from './__generated__/ItemScreenQuery.graphql.ts'

/** `/store/items/:item_id`: all that a fan decides by before they buy. */
export function Screen(props: ScreenProps<ItemScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<ItemDetailSkeleton />}
      renderFrame={(face) => <ItemPage>{face}</ItemPage>}
    >
      <Item {...props} />
    </ScreenPart>
  )
}

function Item({ queryRef }: ScreenProps<ItemScreenQuery>) {
  const { node } = usePreloadedQuery<ItemScreenQuery>(
    graphql`
      query ItemScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on StoreItem @alias(as: "item") {
            id
            name
            description
            pictures {
              url
            }
            ...ItemDetail_item
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const item = node?.item
  if (!item)
    return (
      <Missing
        title={intl.formatMessage({ id: 'store.item.missing.title' })}
        body={intl.formatMessage({ id: 'store.missing.body' })}
        nextAction={{ href: paths.store(), label: intl.formatMessage({ id: 'store.back' }) }}
      />
    )
  const { id, name, description, pictures } = item
  return (
    <ItemPage>
      <PageHead title={name} description={description} image={pictures[0]?.url} />
      <ItemDetail key={id} item={item} />
    </ItemPage>
  )
}

function ItemPage({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'store.back' })
  return (
    <Page width="medium" back={{ href: paths.store(), label: back }}>
      {children}
    </Page>
  )
}
