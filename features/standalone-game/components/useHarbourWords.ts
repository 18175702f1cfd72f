import { useIntl } from 'react-intl'
import type { Kind } from '#rules/games/harbour/tables.ts'

/** Names of what a town has, and spans of time as one waits for them. */
export function useHarbourWords() {
  const intl = useIntl()
  const kindName = (kind: Kind) => intl.formatMessage({ id: 'harbour.kind' }, { kind })
  return {
    kindName,
    /** Several of them, one after the other. */
    kindNames: (kinds: readonly Kind[]) =>
      intl.formatList(kinds.map(kindName), { type: 'unit', style: 'short' }),
    rankName: (rank: number) => intl.formatMessage({ id: 'harbour.rank' }, { rank }),
    /** 12秒, 20分, 3時間: rounded up, since one comes back then. */
    span(seconds: number) {
      if (seconds < 60) return intl.formatMessage({ id: 'harbour.seconds' }, { count: seconds })
      const minutes = Math.ceil(seconds / 60)
      if (minutes < 60) return intl.formatMessage({ id: 'harbour.minutes' }, { count: minutes })
      const hours = Math.trunc(minutes / 60)
      return intl.formatMessage({ id: 'harbour.hours' }, { hours, minutes: minutes % 60 })
    },
  }
}
