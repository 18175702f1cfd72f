import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { kindWord } from '../../kindWord.ts'
import { rankWord } from '../../rankWord.ts'
import type { OddsRows_machine$key } from './__generated__/OddsRows_machine.graphql.ts'
import { amount, note, table as tableStyle } from './OddsTable.css.ts'

type OddsRowsProps = { machine: OddsRows_machine$key; table: string }

/** Three decimals: a weight is a thousandth of a percent. */
const exact = { style: 'percent', minimumFractionDigits: 3, maximumFractionDigits: 3 } as const
const rough = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Each prize's share of a table, and their sum. Of the base table also what was drawn, once that says something. */
export function OddsRows({ table, ...props }: OddsRowsProps) {
  const { odds, prizes } = useFragment(
    graphql`
      fragment OddsRows_machine on TreasureMachine @throwOnFieldError {
        prizes {
          id
          kind
          name
          rank
        }
        odds {
          tables {
            name
            chances {
              prizeId
              weight
            }
          }
          drawn {
            prizeId
            count
            total
            from
            to
          }
        }
      }
    `,
    props.machine,
  )
  const intl = useIntl()
  const chances = odds?.tables.find(({ name }) => name === table)?.chances ?? []
  const named = new Map(prizes.map((prize) => [prize.id, prize]))
  const drawn = new Map(
    (table === 'BASE' ? (odds?.drawn ?? []) : []).map((row) => [row.prizeId, row]),
  )
  const sum = chances.reduce((total, { weight }) => total + weight, 0)
  return (
    <table className={tableStyle}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="treasure.odds.prize" />
          </th>
          <th scope="col" className={amount}>
            <FormattedMessage id="treasure.odds.share" />
          </th>
        </tr>
      </thead>
      <tbody>
        {chances.map(({ prizeId, weight }) => {
          const row = drawn.get(prizeId)
          const prize = named.get(prizeId)
          const kind = prize && kindWord(intl, prize)
          return (
            <tr key={prizeId}>
              <th scope="row">
                <FormattedMessage
                  id="treasure.odds.row"
                  values={{
                    rank: prize ? rankWord(intl, prize) : '',
                    name: prize?.name ?? '',
                  }}
                />
                {kind != null && <small className={note}>{kind}</small>}
              </th>
              <td className={amount}>
                <FormattedNumber value={weight / 100_000} {...exact} />
                {row && (
                  <small className={note}>
                    <FormattedMessage
                      id="treasure.odds.drawn"
                      values={{
                        share: <FormattedNumber value={row.count / row.total} {...rough} />,
                        from: <FormattedNumber value={row.from} {...rough} />,
                        to: <FormattedNumber value={row.to} {...rough} />,
                      }}
                    />
                  </small>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="treasure.odds.sum" />
          </th>
          <td className={amount}>
            <FormattedNumber value={sum / 100_000} {...exact} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
