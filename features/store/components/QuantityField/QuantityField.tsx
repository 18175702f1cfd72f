import { useIntl } from 'react-intl'
import { Select } from '#design-system/select/Select.tsx'

type QuantityFieldProps = {
  /** The item's name, where several of these stand on a page. */
  of?: string
  value: number
  /** The most that can be chosen; the value itself can always be kept. */
  most: number
  onChange: (quantity: number) => void
  disabled?: boolean
}

/** How many of an item. */
export function QuantityField({ of, value, most, onChange, disabled }: QuantityFieldProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'store.quantity' })
  return (
    <Select
      label={
        of === undefined ? label : intl.formatMessage({ id: 'store.quantity.of' }, { name: of })
      }
      isLabelHidden={of !== undefined}
      disabled={disabled}
      value={String(value)}
      options={Array.from({ length: Math.max(most, value) }, (_, index) => ({
        value: String(index + 1),
        label: intl.formatMessage({ id: 'store.quantity.count' }, { count: index + 1 }),
      }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
