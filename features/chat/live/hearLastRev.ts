import { graphql } from 'react-relay'
import { getFragment, getSingularSelector, type IEnvironment } from 'relay-runtime'
import type {
  hearLastRev_channel$data,
  hearLastRev_channel$key,
} from './__generated__/hearLastRev_channel.graphql.ts'

const fragment = graphql`
  fragment hearLastRev_channel on Channel @throwOnFieldError {
    lastRev
  }
`

/**
 * Calls `onRev` with the number of a channel's newest change, now and whenever an answer or an event says another one.
 * Each is heard by itself: an answer that is older than an event, and comes after it, sets the number back in the store
 * before anything is drawn. Returns what ends it.
 */
export function hearLastRev(
  environment: IEnvironment,
  channel: hearLastRev_channel$key,
  onRev: (rev: number) => void,
): () => void {
  const selector = getSingularSelector(getFragment(fragment), channel)
  if (!selector) return () => undefined
  const hear = (data: unknown) => onRev((data as hearLastRev_channel$data).lastRev)
  const snapshot = environment.lookup(selector)
  const { dispose } = environment.subscribe(snapshot, ({ data }) => hear(data))
  hear(snapshot.data)
  return dispose
}
