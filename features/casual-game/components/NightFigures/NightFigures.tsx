import { FormattedMessage, FormattedNumber } from 'react-intl'
import type { Night } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'
import { figure, figures, label, points } from './NightFigures.css.ts'

/** What a night has come to: its points, the row of ships, the wrecks, and how long it is until the morning. */
export function NightFigures({ night }: { night: Night }) {
  const seconds = Math.ceil((tables.steps - night.step) / 20)
  return (
    <div className={figures}>
      <span className={points}>
        <span className={label}>
          <FormattedMessage id="lighthouse.score" />
        </span>
        <span className={figure}>
          <FormattedNumber value={night.score} />
        </span>
      </span>
      <span>
        <span className={label}>
          <FormattedMessage id="lighthouse.chain" />
        </span>
        <span className={figure}>
          <FormattedMessage id="lighthouse.times" values={{ chain: night.chain }} />
        </span>
      </span>
      <span>
        <span className={label}>
          <FormattedMessage id="lighthouse.wrecks" />
        </span>
        <span className={figure}>
          <FormattedMessage
            id="lighthouse.of"
            values={{ count: night.wrecks, most: tables.wrecks }}
          />
        </span>
      </span>
      <span>
        <span className={label}>
          <FormattedMessage id="lighthouse.morning" />
        </span>
        <span className={figure}>
          <FormattedMessage id="lighthouse.seconds" values={{ seconds }} />
        </span>
      </span>
    </div>
  )
}
