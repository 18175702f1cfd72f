import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { OddsTable_machine$key } from './__generated__/OddsTable_machine.graphql.ts'
import { oddsId } from './oddsId.ts'
import { OddsRows } from './OddsRows.tsx'
import { ExpectedCost } from './ExpectedCost.tsx'

/** By which odds a machine draws: each prize's, in each of its tables, and beside it what was really drawn. */
export function OddsTable(props: { machine: OddsTable_machine$key }) {
  const machine = useFragment(
    graphql`
      fragment OddsTable_machine on TreasureMachine @throwOnFieldError {
        odds {
          version
          effectiveAt
          pityAt
          tables {
            name
          }
        }
        ...ExpectedCost_machine
        ...OddsRows_machine
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const { whole } = useTokyoTime()
  const [table, setTable] = useState<string>('BASE')
  const { odds } = machine
  if (!odds) return null
  return (
    <Stack gap={4} as="section">
      <Heading level={2} id={oddsId} tabIndex={-1}>
        <FormattedMessage id="treasure.odds.title" />
      </Heading>
      {odds.tables.length > 1 && (
        <SegmentedControl
          label={intl.formatMessage({ id: 'treasure.odds.which' })}
          value={table}
          onChange={setTable}
          options={odds.tables.map(({ name }) => ({
            value: name,
            label: intl.formatMessage({ id: `treasure.table.${name}` }),
          }))}
        />
      )}
      {table === 'PITY' && odds.pityAt != null && (
        <Text size="small">
          <FormattedMessage id="treasure.odds.pity" values={{ at: odds.pityAt }} />
        </Text>
      )}
      <OddsRows machine={machine} table={table} />
      <ExpectedCost machine={machine} />
      <Text size="small" tone="muted" tabular>
        <FormattedMessage
          id="treasure.odds.version"
          values={{ version: odds.version, instant: whole(odds.effectiveAt) }}
        />
      </Text>
    </Stack>
  )
}
