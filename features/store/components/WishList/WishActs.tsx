import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { paths } from '#addresses/store.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useAddToBasket } from '../BuyPanel/useAddToBasket.ts'
import { useWish } from '../WishButton/useWish.ts'
import type { WishActs_item$key } from './__generated__/WishActs_item.graphql.ts'

/**
 * Puts what is wished for into the basket, one of it, or leads to where its size is chosen, or to what the fan has of it;
 * and takes it off the list, which the toast that says so undoes.
 */
export function WishActs(props: { item: WishActs_item$key }) {
  const item = useFragment(
    graphql`
      fragment WishActs_item on StoreItem @throwOnFieldError {
        id
        name
        kind
        viewerAllowed
        viewerAvailable
        viewerBasketQuantity
        variants {
          id
        }
        ...useAddToBasket_item
      }
    `,
    props.item,
  )
  const { id, name, kind, viewerAllowed, viewerAvailable, viewerBasketQuantity, variants } = item
  const intl = useIntl()
  const showToast = useToast()
  const { add, isAdding, error, retry } = useAddToBasket(item)
  const wish = useWish(id)
  const button = useRef<HTMLButtonElement>(null)
  const remove = () => {
    focusNeighbour(button.current)
    wish(false)
    showToast({
      message: intl.formatMessage({ id: 'store.wishes.removed' }, { name }),
      action: {
        label: intl.formatMessage({ id: 'store.wishes.undo' }),
        onPress: () => wish(true),
      },
    })
  }
  const isOwned = kind === 'DIGITAL' && viewerAllowed === 0
  const isChosenThere = variants.length > 0 || kind === 'SUBSCRIPTION'
  return (
    <Stack gap={2}>
      {error && <ErrorWords error={error} onRetry={retry} />}
      {isOwned && (
        <ButtonLink
          href={giftPaths.list()}
          size="small"
          emphasis="outline"
          tone="neutral"
          isFullWidth
        >
          <FormattedMessage id="store.buy.owned.look" />
        </ButtonLink>
      )}
      {viewerAvailable > 0 &&
        (isChosenThere ? (
          <ButtonLink href={paths.item({ item_id: id })} size="small" emphasis="soft" isFullWidth>
            <FormattedMessage
              id={kind === 'SUBSCRIPTION' ? 'store.wishes.look' : 'store.wishes.choose'}
            />
          </ButtonLink>
        ) : (
          <Button
            size="small"
            emphasis="soft"
            isFullWidth
            isBusy={isAdding}
            busyLabel={intl.formatMessage({ id: 'store.adding' })}
            onClick={() => add({ quantity: 1 })}
          >
            <FormattedMessage id="store.add" />
          </Button>
        ))}
      {viewerBasketQuantity > 0 && (
        <Text size="small">
          <TextLink href={paths.basket()}>
            <FormattedMessage id="store.inBasket" values={{ count: viewerBasketQuantity }} />
          </TextLink>
        </Text>
      )}
      <Button
        ref={button}
        size="small"
        emphasis="quiet"
        tone="neutral"
        isFullWidth
        onClick={remove}
      >
        <FormattedMessage id="store.wishes.remove" />
      </Button>
    </Stack>
  )
}

/** Whoever goes by keys goes on from the item beside: the one that they are at goes. */
function focusNeighbour(button: HTMLButtonElement | null) {
  const item = button?.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  const buttons = beside?.querySelectorAll('button') ?? []
  buttons[buttons.length - 1]?.focus()
}
