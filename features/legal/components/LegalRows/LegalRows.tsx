import type { ReactNode } from 'react'
import { Text } from '#design-system/text/Text.tsx'
import { row, rows } from './LegalRows.css.ts'

type LegalRowsProps = { rows: readonly { heading: string; body: ReactNode }[] }

/** What the law wants said, as it is read: a heading, and what holds under it. */
export function LegalRows({ rows: all }: LegalRowsProps) {
  return (
    <dl className={rows}>
      {all.map(({ heading, body }) => (
        <div key={heading} className={row}>
          <Text as="dt" size="small" weight="bold">
            {heading}
          </Text>
          <Text as="dd" size="small" isPreformatted>
            {body}
          </Text>
        </div>
      ))}
    </dl>
  )
}
