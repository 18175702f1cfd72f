import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { DrawingEvidence, OwnEntry } from '#rules/draws/verifyDrawing.ts'
import type {
  readDrawingQuery,
  readDrawingQuery$data,
} from './__generated__/readDrawingQuery.graphql.ts'

// With all that the page shows of it, so that the page and what is checked are of one moment.
const query = graphql`
  query readDrawingQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on PrizeDrawEntry @alias(as: "entry") {
        number
        evidence {
          receipt
          signature
          publicKey
          path
        }
        ...EntryResult_entry
        ...VerifyDrawing_entry
      }
    }
  }
`

type Told = NonNullable<NonNullable<readDrawingQuery$data['node']>['entry']>

/** A fan's own entry as the rules read it. */
function ownOf({ number, evidence }: Told): OwnEntry {
  const { receipt, signature, publicKey, path } = evidence
  const position = number == null ? null : number - 1
  return { receipt: JSON.parse(receipt), signature, publicKey, path: [...path], position }
}

/**
 * Fetches all that proves a draw, and puts the fan's own entry to it, which is asked for after the list: an entry that
 * a page has held since before the list was fixed knows no place in it. Throws where either could not be had.
 */
export async function readDrawing(
  environment: IEnvironment,
  { id, url }: { id: string; url: string },
): Promise<DrawingEvidence> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the list was answered with ${answer.status}`)
  const evidence = (await answer.json()) as DrawingEvidence
  const told = await fetchQuery<readDrawingQuery>(environment, query, { id }).toPromise()
  const entry = told?.node?.entry
  if (!entry) throw new Error(`the entry ${id} is not told of`)
  return { ...evidence, own: ownOf(entry) }
}
