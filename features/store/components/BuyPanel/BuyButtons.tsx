import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'
import { checkoutOfItem, paths } from '../../paths.ts'
import { QuantityField } from '../QuantityField/QuantityField.tsx'
import type { BuyButtons_item$key } from './__generated__/BuyButtons_item.graphql.ts'
import { buttons } from './BuyPanel.css.ts'
import { useAddToBasket } from './useAddToBasket.ts'

/** How many, into the basket or bought at once. A guest is asked to log in. */
export function BuyButtons(props: { item: BuyButtons_item$key }) {
  const item = useFragment(
    graphql`
      fragment BuyButtons_item on StoreItem @throwOnFieldError {
        id
        kind
        viewerAvailable
        viewerBasketQuantity
        ...useAddToBasket_item
      }
    `,
    props.item,
  )
  const { id, kind, viewerAvailable, viewerBasketQuantity } = item
  const intl = useIntl()
  const navigate = useNavigate()
  const { status, openLogin } = useSession()
  const [wanted, setWanted] = useState(1)
  const quantity = Math.min(wanted, Math.max(viewerAvailable, 1))
  const { add, isAdding, error, retry } = useAddToBasket(item)
  const isAlone = kind === 'SUBSCRIPTION'
  const buy = () => {
    const redirectPath = checkoutOfItem(id, quantity)
    if (status === 'notLoggedIn') openLogin({ step: 'signup', redirectPath })
    else void navigate(redirectPath)
  }
  return (
    <Stack gap={3}>
      {!isAlone && viewerAvailable > 1 && (
        <QuantityField value={quantity} most={viewerAvailable} onChange={setWanted} />
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
      <div className={buttons}>
        <Button size="large" isFullWidth onClick={buy}>
          <FormattedMessage id={isAlone ? 'store.subscribe' : 'store.buy'} />
        </Button>
        {!isAlone && (
          <Button
            size="large"
            emphasis="outline"
            icon="store"
            isFullWidth
            isBusy={isAdding}
            busyLabel={intl.formatMessage({ id: 'store.adding' })}
            onClick={() => add(quantity)}
          >
            <FormattedMessage id="store.add" />
          </Button>
        )}
      </div>
      {viewerBasketQuantity > 0 && (
        <TextLink href={paths.basket()}>
          <FormattedMessage id="store.inBasket" values={{ count: viewerBasketQuantity }} />
        </TextLink>
      )}
    </Stack>
  )
}
