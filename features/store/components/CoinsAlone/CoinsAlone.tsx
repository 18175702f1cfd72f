import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { coinsAlone, type PricedLine } from './coinsAlone.ts'

/** Which items are sold for coins alone, and that an order with them is paid in coins: nothing where none is. */
export function CoinsAlone({ lines }: { lines: readonly PricedLine[] }) {
  const intl = useIntl()
  const { names, hasOthers } = coinsAlone(lines)
  if (names.length === 0) return null
  return (
    <Text size="small">
      <FormattedMessage
        id={hasOthers ? 'store.coinsAlone.beside' : 'store.coinsAlone'}
        values={{ names: intl.formatList(names) }}
      />
    </Text>
  )
}
