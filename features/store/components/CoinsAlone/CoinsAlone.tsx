import { FormattedMessage } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { useCoinsAlone, type PricedLine } from './useCoinsAlone.ts'

type CoinsAloneProps = {
  lines: readonly PricedLine[]
  /** A checkout has begun: its lines stay as they are, whatever becomes of the basket. */
  isBegun?: boolean
}

/** Which items are sold for coins alone, and that an order with them is paid in coins: nothing where none is. */
export function CoinsAlone({ lines, isBegun = false }: CoinsAloneProps) {
  const { told, hasOthers } = useCoinsAlone(lines)
  if (told.count === 0) return null
  const beside = isBegun ? 'store.coinsAlone.beside.begun' : 'store.coinsAlone.beside'
  return (
    <Text size="small">
      <FormattedMessage id={hasOthers ? beside : 'store.coinsAlone'} values={told} />
    </Text>
  )
}
