import { useIntl } from 'react-intl'
import { paths as storePaths } from '#addresses/store.ts'
import type { Ways } from '#features/errors/index.ts'
import { oddsId } from '../OddsTable/oddsId.ts'

type Asking = {
  /** The draw that was refused. */
  kind: string
  onClose: () => void
  onChoose: (kind: string) => void
}

/** Where a refused draw leads on to: the store, a draw that can be had, or the odds that are new. */
export function useDrawWays({ kind, onClose, onChoose }: Asking): Ways {
  const intl = useIntl()
  const drawBy = (usual: 'ONE' | 'TEN') => ({
    label: intl.formatMessage({ id: 'treasure.offer.draw' }, { count: usual === 'ONE' ? 1 : 10 }),
    act: () => onChoose(usual),
  })
  return {
    CoinShortageError: {
      label: intl.formatMessage({ id: 'treasure.confirm.buy' }),
      href: storePaths.store(),
    },
    'TreasureMachineErrorResponse.STOCK_SHORT': drawBy('ONE'),
    'TreasureMachineErrorResponse.OFFER_USED': drawBy(kind === 'DISCOUNT_DRAW_TEN' ? 'TEN' : 'ONE'),
    'TreasureMachineErrorResponse.ODDS_CHANGED': {
      label: intl.formatMessage({ id: 'treasure.confirm.seeOdds' }),
      act() {
        onClose()
        // Once the sheet is gone: what is behind it takes no focus.
        requestAnimationFrame(() => document.getElementById(oddsId)?.focus())
      },
    },
  }
}
