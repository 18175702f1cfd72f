import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { nearlyReached, type Night } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'
import { useIntl } from 'react-intl'
import { Sea } from '../Sea/Sea.tsx'
import { over, points, result } from './Over.css.ts'

type OverProps = {
  night: Night
  /** What becomes of the score, and the ways on. */
  children?: ReactNode
}

/** How a night ended, and what was nearly reached. */
export function Over({ night, children }: OverProps) {
  const intl = useIntl()
  const nearly = nearlyReached(night, tables)
  const isMorning = night.wrecks < tables.wrecks
  return (
    <div className={over}>
      <Sea night={night} label={intl.formatMessage({ id: 'lighthouse.sea' })} />
      <div className={result}>
        <Heading level={1} size="medium" tabIndex={-1}>
          <FormattedMessage id={isMorning ? 'lighthouse.over.morning' : 'lighthouse.over.wrecks'} />
        </Heading>
        <span className={points}>
          <FormattedMessage
            id="lighthouse.points"
            values={{ points: <FormattedNumber value={night.score} /> }}
          />
        </span>
        <Text>
          <FormattedMessage
            id="lighthouse.over.ships"
            values={{ docked: night.docked, chain: night.bestChain }}
          />
        </Text>
        {nearly && (
          <Text tone="muted">
            <FormattedMessage
              id={`lighthouse.nearly.${nearly.kind}`}
              values={{ left: nearly.left }}
            />
          </Text>
        )}
      </div>
      {children}
    </div>
  )
}
