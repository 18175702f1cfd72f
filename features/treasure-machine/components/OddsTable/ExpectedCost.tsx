import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { expectedDraws } from '#rules/draws/expected.ts'
import type { ExpectedCost_machine$key } from './__generated__/ExpectedCost_machine.graphql.ts'

/** What a featured prize costs on average, points counted in: said before anyone draws. */
export function ExpectedCost(props: { machine: ExpectedCost_machine$key }) {
  const { priceOne, pointPrice, prizes, odds } = useFragment(
    graphql`
      fragment ExpectedCost_machine on TreasureMachine @throwOnFieldError {
        priceOne
        pointPrice
        prizes {
          id
          name
          isFeatured
        }
        odds {
          tables {
            name
            chances {
              prizeId
              weight
            }
          }
        }
      }
    `,
    props.machine,
  )
  // What is free has no cost to expect.
  if (priceOne === 0) return null
  const base = odds?.tables.find(({ name }) => name === 'BASE')?.chances ?? []
  const featured = prizes.filter(({ isFeatured }) => isFeatured)
  return featured.map(({ id, name }) => {
    const weight = base.find(({ prizeId }) => prizeId === id)?.weight
    if (!weight) return null
    const draws = expectedDraws(weight / 100_000, pointPrice ?? null)
    return (
      <Text key={id} size="small">
        <FormattedMessage
          id="treasure.odds.expected"
          values={{ name, draws: Math.round(draws), coins: Math.ceil(draws * priceOne) }}
        />
      </Text>
    )
  })
}
