import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { Price } from '../Price/Price.tsx'
import { QuantityField } from '../QuantityField/QuantityField.tsx'
import type { BasketLineItem_line$key } from './__generated__/BasketLineItem_line.graphql.ts'
import { acts, line, name as nameStyle, picture, words } from './BasketLineItem.css.ts'
import { BasketLineProblem } from './BasketLineProblem.tsx'
import { useBasketLine } from './useBasketLine.ts'

/** A line of the basket: what, how many, and what is wrong with it by now with the way out. */
export function BasketLineItem(props: { line: BasketLineItem_line$key }) {
  const basketLine = useFragment(
    graphql`
      fragment BasketLineItem_line on BasketLine @throwOnFieldError {
        quantity
        most
        priceYen
        priceCoins
        variant {
          id
          name
        }
        item {
          id
          name
          pictures {
            ...Image_image
          }
          ...Price_item
        }
        ...BasketLineProblem_line
      }
    `,
    props.line,
  )
  const { quantity, most, variant, item } = basketLine
  const { id, name, pictures } = item
  const intl = useIntl()
  const { submit, retry, isPending, error } = useBasketLine(id, variant?.id)
  const href = paths.item({ item_id: id })
  const [first] = pictures
  return (
    <li className={line}>
      <Link href={href} className={picture} aria-label={name}>
        {first && <Image image={first} ratio={1} isDecorative />}
      </Link>
      <div className={words}>
        <Link href={href} className={nameStyle}>
          <Text as="span" weight="medium" lines={3}>
            {name}
          </Text>
        </Link>
        {variant && (
          <Text size="small" tone="muted">
            {variant.name}
          </Text>
        )}
        <Price item={item} chosen={basketLine} />
        <BasketLineProblem line={basketLine} isPending={isPending} onChange={submit} />
        {error && <ErrorWords error={error} onRetry={retry} />}
        <div className={acts}>
          <QuantityField
            of={[name, variant?.name].filter(Boolean).join(' ')}
            value={quantity}
            most={most}
            disabled={isPending || most === 0}
            onChange={submit}
          />
          <Button
            tone="neutral"
            emphasis="quiet"
            size="small"
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'store.basket.changing' })}
            onClick={() => submit(0)}
          >
            <FormattedMessage id="store.basket.remove" />
          </Button>
        </div>
      </div>
    </li>
  )
}
