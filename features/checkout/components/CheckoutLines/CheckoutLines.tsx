import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Picture } from '#design-system/picture/Picture.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Sum } from '../Sum/Sum.tsx'
import type { CheckoutLines_session$key } from './__generated__/CheckoutLines_session.graphql.ts'
import { item as itemStyle, list, picture, price, words } from './CheckoutLines.css.ts'

/** What is to be bought: each item, how many, and what that costs. */
export function CheckoutLines(props: { session: CheckoutLines_session$key }) {
  const { method, lines } = useFragment(
    graphql`
      fragment CheckoutLines_session on CheckoutSession @throwOnFieldError {
        method
        lines {
          quantity
          variantName
          priceYen
          priceCoins
          item {
            id
            name
            pictures {
              url
              width
              height
              dominantColor
              focusX
              focusY
            }
          }
        }
      }
    `,
    props.session,
  )
  return (
    <ul className={list}>
      {lines.map(({ item, variantName, quantity, ...prices }) => (
        <li key={`${item.id} ${variantName ?? ''}`} className={itemStyle}>
          <span className={picture}>{item.pictures[0] && <Cover image={item.pictures[0]} />}</span>
          <div className={words}>
            <Text weight="medium">{item.name}</Text>
            {variantName != null && (
              <Text size="small" tone="muted">
                {variantName}
              </Text>
            )}
            <Text size="small" tone="muted" tabular>
              <FormattedMessage id="checkout.lines.quantity" values={{ quantity }} />
            </Text>
          </div>
          <div className={price}>
            <LinePrice {...prices} quantity={quantity} isInCoins={method === 'COINS'} />
          </div>
        </li>
      ))}
    </ul>
  )
}

type LinePriceProps = {
  priceYen: number | null | undefined
  priceCoins: number | null | undefined
  quantity: number
  isInCoins: boolean
}

/** In what is chosen; until then in yen, where it can be paid so. */
function LinePrice({ priceYen, priceCoins, quantity, isInCoins }: LinePriceProps) {
  const isCoins = typeof priceYen !== 'number' || (isInCoins && typeof priceCoins === 'number')
  const one = (isCoins ? priceCoins : priceYen) ?? 0
  return <Sum amount={one * quantity} currency={isCoins ? 'COINS' : 'YEN'} />
}

type Image = {
  url: string
  width: number
  height: number
  dominantColor: string
  focusX: number
  focusY: number
}

function Cover({ image: { url, focusX, focusY, ...image } }: { image: Image }) {
  return <Picture {...image} src={url} alt="" focus={{ x: focusX, y: focusY }} ratio={1} />
}
