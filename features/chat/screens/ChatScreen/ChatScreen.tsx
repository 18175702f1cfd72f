import { graphql, usePreloadedQuery } from 'react-relay'
import { useDocumentStatus } from '#platform/routing/status.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import type { ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql.ts'

/** `/messages/chat/:channel_id`: a channel's conversation. */
export function Screen({ queryRef }: ScreenProps<ChatScreenQuery>) {
  const { node } = usePreloadedQuery<ChatScreenQuery>(
    graphql`
      query ChatScreenQuery($channelId: ID!) {
        node(id: $channelId) {
          ... on Channel {
            name
            messages(last: 50) {
              edges {
                node {
                  id
                  text
                  author {
                    displayName
                  }
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  useDocumentStatus(node?.messages ? 200 : 404)
  if (!node?.messages) return <main>404</main>
  return (
    <main>
      <PageHead title={node.name ?? ''} />
      <h1>{node.name}</h1>
      <ol>
        {node.messages.edges.map(({ node: message }) => (
          <li key={message.id}>
            <b>{message.author?.displayName}</b> {message.text}
          </li>
        ))}
      </ol>
    </main>
  )
}
