import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { checkoutOfItem } from '#addresses/checkout.ts'
import { paths } from '#addresses/store.ts'
import { ActionBar } from '#design-system/action-bar/ActionBar.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'
import { Price } from '../Price/Price.tsx'
import { QuantityField } from '../QuantityField/QuantityField.tsx'
import { VariantChoice } from '../VariantChoice/VariantChoice.tsx'
import type { BuyButtons_item$key } from './__generated__/BuyButtons_item.graphql.ts'
import { buttons, panel, price, said } from './BuyPanel.css.ts'
import { useAddToBasket } from './useAddToBasket.ts'

type BuyButtonsProps = {
  item: BuyButtons_item$key
  variantId: string | undefined
  onChoose: (variantId: string) => void
}

/** In which size or colour, how many, into the basket or bought at once. A guest is asked to log in. */
export function BuyButtons({ variantId, onChoose, ...props }: BuyButtonsProps) {
  const item = useFragment(
    graphql`
      fragment BuyButtons_item on StoreItem @throwOnFieldError {
        id
        kind
        viewerAvailable
        viewerBasketQuantity
        variants {
          id
          viewerAvailable
          priceYen
          priceCoins
        }
        ...Price_item
        ...VariantChoice_item
        ...useAddToBasket_item
      }
    `,
    props.item,
  )
  const { id, kind, variants, viewerBasketQuantity } = item
  const chosen = variants.find((each) => each.id === variantId)
  const { viewerAvailable } = chosen ?? item
  const intl = useIntl()
  const navigate = useNavigate()
  const { status, openLogin } = useSession()
  const [wanted, setWanted] = useState(1)
  const quantity = Math.min(wanted, Math.max(viewerAvailable, 1))
  const { add, isAdding, error, retry } = useAddToBasket(item)
  const isAlone = kind === 'SUBSCRIPTION'
  const [asked, setAsked] = useState(0)
  /** Where something is to be chosen, it is asked for first. */
  const onceChosen = (act: () => void) => {
    if (variants.length > 0 && !chosen) setAsked(asked + 1)
    else act()
  }
  const buy = () => {
    const redirectPath = checkoutOfItem(id, quantity, chosen?.id)
    if (status === 'notLoggedIn') openLogin({ step: 'signup', redirectPath })
    else void navigate(redirectPath)
  }
  return (
    <div className={panel}>
      {variants.length > 0 && (
        <VariantChoice item={item} value={chosen?.id} onChange={onChoose} asked={asked} />
      )}
      {!isAlone && viewerAvailable > 1 && (
        <QuantityField value={quantity} most={viewerAvailable} onChange={setWanted} />
      )}
      <ActionBar>
        {error && (
          <div className={said}>
            <ErrorWords error={error} onRetry={retry} />
          </div>
        )}
        <div className={price} aria-hidden>
          <Price item={item} chosen={chosen} />
        </div>
        <div className={buttons({ isAlone })}>
          <Button size="large" isFullWidth onClick={() => onceChosen(buy)}>
            <FormattedMessage id={isAlone ? 'store.subscribe' : 'store.buy'} />
          </Button>
          {!isAlone && (
            <Button
              size="large"
              emphasis="outline"
              isFullWidth
              isBusy={isAdding}
              busyLabel={intl.formatMessage({ id: 'store.adding' })}
              onClick={() => onceChosen(() => add({ quantity, variantId: chosen?.id }))}
            >
              <FormattedMessage id="store.add" />
            </Button>
          )}
        </div>
      </ActionBar>
      {viewerBasketQuantity > 0 && (
        <TextLink key={viewerBasketQuantity} href={paths.basket()}>
          <FormattedMessage id="store.inBasket" values={{ count: viewerBasketQuantity }} />
        </TextLink>
      )}
    </div>
  )
}
