import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import type { VariantChoice_item$key } from './__generated__/VariantChoice_item.graphql.ts'

type VariantChoiceProps = {
  item: VariantChoice_item$key
  /** The id of what is chosen. */
  value: string | undefined
  onChange: (variantId: string) => void
  /** How often it was asked for in vain: each time, the focus comes here. */
  asked: number
}

/** In which size or colour an item is bought. What is sold out is there, and can't be chosen. */
export function VariantChoice({ value, onChange, asked, ...props }: VariantChoiceProps) {
  const { variantTitle, priceYen, priceCoins, variants } = useFragment(
    graphql`
      fragment VariantChoice_item on StoreItem @throwOnFieldError {
        variantTitle
        priceYen
        priceCoins
        variants {
          id
          label
          priceYen
          priceCoins
          stockLeft
        }
      }
    `,
    props.item,
  )
  const intl = useIntl()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked > 0) group.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [asked])
  const title = variantTitle ?? ''
  const priceOf = (variant: (typeof variants)[number]) => {
    if (variant.priceYen != null && variant.priceYen !== priceYen)
      return intl.formatMessage({ id: 'store.price.yen' }, { amount: variant.priceYen })
    if (variant.priceCoins != null && variant.priceCoins !== priceCoins)
      return intl.formatMessage({ id: 'store.variant.coins' }, { amount: variant.priceCoins })
    return undefined
  }
  return (
    <div ref={group}>
      <RadioCards
        label={title}
        layout="tiles"
        value={value}
        onChange={onChange}
        error={
          asked > 0 && value === undefined
            ? intl.formatMessage({ id: 'store.variant.choose' }, { title })
            : undefined
        }
        options={variants.map((variant) => ({
          value: variant.id,
          label: variant.label,
          disabled: variant.stockLeft === 0,
          description:
            variant.stockLeft === 0
              ? intl.formatMessage({ id: 'store.state.SOLD_OUT' })
              : priceOf(variant),
        }))}
      />
    </div>
  )
}
