import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { BasketLineItem } from '../BasketLineItem/BasketLineItem.tsx'
import type { Basket_basket$key } from './__generated__/Basket_basket.graphql.ts'
import { BasketSum } from './BasketSum.tsx'
import { columns, lines } from './Basket.css.ts'

/** What a fan means to buy, line by line, and beside or below it the sum and the way on. */
export function Basket(props: { basket: Basket_basket$key }) {
  const basket = useFragment(
    graphql`
      fragment Basket_basket on Basket @throwOnFieldError {
        lines {
          id
          ...BasketLineItem_line
        }
        ...BasketSum_basket
      }
    `,
    props.basket,
  )
  const intl = useIntl()
  if (basket.lines.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'store.basket.empty.title' })}
        body={<FormattedMessage id="store.basket.empty.body" />}
        action={
          <ButtonLink href={paths.store()}>
            <FormattedMessage id="store.basket.empty.look" />
          </ButtonLink>
        }
      />
    )
  return (
    <div className={columns}>
      <ul className={lines}>
        {basket.lines.map((line) => (
          <BasketLineItem key={line.id} line={line} />
        ))}
      </ul>
      <BasketSum basket={basket} />
    </div>
  )
}
