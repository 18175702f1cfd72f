import { useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { PostalTown } from '../../addressSchema.ts'
import type { usePostalTownsQuery } from './__generated__/usePostalTownsQuery.graphql.ts'

/** What came of looking a code up: `unknown` for a code of nowhere, `failed` where nobody could be asked. */
export type PostalAnswer = 'none' | 'asking' | 'unknown' | 'failed' | readonly PostalTown[]

const query = graphql`
  query usePostalTownsQuery($postalCode: String!) @throwOnFieldError {
    postalTowns(postalCode: $postalCode) {
      prefecture
      city
      town
    }
  }
`

/** Looks a postal code up, once; `onTown` is told where it stands for one town. */
export function usePostalTowns(onTown: (town: PostalTown) => void) {
  const environment = useRelayEnvironment()
  const asked = useRef('')
  const [answer, setAnswer] = useState<PostalAnswer>('none')
  const lookUp = async (postalCode: string) => {
    if (asked.current === postalCode) return
    asked.current = postalCode
    setAnswer('asking')
    const towns = await fetchQuery<usePostalTownsQuery>(environment, query, { postalCode })
      .toPromise()
      .then((data) => data?.postalTowns ?? [])
      .catch(() => null)
    // Another code has been typed meanwhile.
    if (asked.current !== postalCode) return
    if (towns === null) asked.current = ''
    setAnswer(towns === null ? 'failed' : towns.length === 0 ? 'unknown' : towns)
    if (towns?.length === 1) onTown(towns[0]!)
  }
  const forget = () => {
    asked.current = ''
    setAnswer('none')
  }
  return { answer, lookUp, forget }
}
