import { FormattedMessage, FormattedNumber } from 'react-intl'
import { bustleOf, rankOf } from '#rules/games/harbour/strength.ts'
import { harbourTables as tables } from '#rules/games/harbour/tables.ts'
import type { Town } from '#rules/games/harbour/town.ts'
import { Shell } from '../Shell.tsx'
import { useHarbourWords } from '../useHarbourWords.ts'
import { bar, done, figure, figures, label, rank as rankClass } from './TownFigures.css.ts'

/** What a town has, and how far it is to its next name. */
export function TownFigures({ town }: { town: Town }) {
  const { rankName } = useHarbourWords()
  const bustle = bustleOf(town, tables)
  const rank = rankOf(bustle, tables)
  const [from, to] = [tables.ranks[rank]!, tables.ranks[rank + 1]]
  return (
    <div className={figures}>
      <span>
        <span className={label}>
          <FormattedMessage id="harbour.shells" />
        </span>
        <span className={figure}>
          <Shell /> <FormattedNumber value={town.shells} />
        </span>
      </span>
      <span>
        <span className={label}>
          <FormattedMessage id="harbour.bustle" />
        </span>
        <span className={figure}>
          <FormattedNumber value={bustle} />
        </span>
      </span>
      <span className={rankClass}>
        <span className={label}>
          {to === undefined ? (
            <FormattedMessage id="harbour.rank.last" />
          ) : (
            <FormattedMessage
              id="harbour.rank.next"
              values={{ left: to - bustle, next: rankName(rank + 1) }}
            />
          )}
        </span>
        {to !== undefined && (
          <span className={bar}>
            <span className={done} style={{ width: `${((bustle - from) * 100) / (to - from)}%` }} />
          </span>
        )}
      </span>
    </div>
  )
}
