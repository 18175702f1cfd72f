import { graphql, useFragment } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { Example_channel$key } from './__generated__/Example_channel.graphql.ts'

/** A channel's name and newest words. */
export function Example({ channel: key }: { channel: Example_channel$key }) {
  const channel = useFragment(
    graphql`
      fragment Example_channel on Channel {
        name
        topic
        lastSeq
        newestMessage {
          text
          sentAt
        }
      }
    `,
    key,
  )
  const { channel_id } = useParams()
  return (
    <section>
      <h2>{channel.name}</h2>
      <p>{channel.topic}</p>
      <p>{channel.newestMessage?.text ?? '—'}</p>
      <p>
        {channel_id} {new Date().toLocaleString('ja-JP')}
      </p>
    </section>
  )
}
