import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
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
 * Puts what is wished for into the basket, one of it, or leads to where its size is chosen; and takes it off the list,
 * which the toast that says so undoes.
 */
export function WishActs(props: { item: WishActs_item$key }) {
  const item = useFragment(
    graphql`
      fragment WishActs_item on StoreItem @throwOnFieldError {
        id
        name
        kind
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
  const { id, name, kind, viewerAvailable, viewerBasketQuantity, variants } = item
  const intl = useIntl()
  const showToast = useToast()
  const { add, isAdding, error, retry } = useAddToBasket(item)
  const wish = useWish(id)
  const remove = () => {
    wish(false)
    showToast({
      message: intl.formatMessage({ id: 'store.wishes.removed' }, { name }),
      action: {
        label: intl.formatMessage({ id: 'store.wishes.undo' }),
        onPress: () => wish(true),
      },
    })
  }
  const isChosenThere = variants.length > 0 || kind === 'SUBSCRIPTION'
  return (
    <Stack gap={2}>
      {error && <ErrorWords error={error} onRetry={retry} />}
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
      <Button size="small" emphasis="quiet" tone="neutral" isFullWidth onClick={remove}>
        <FormattedMessage id="store.wishes.remove" />
      </Button>
    </Stack>
  )
}
