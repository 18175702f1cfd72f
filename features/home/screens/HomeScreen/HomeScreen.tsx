import { graphql, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts'

/** `/`: the tenant's default community. */
export function Screen({ queryRef }: ScreenProps<HomeScreenQuery>) {
  const { tenant } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery {
        tenant {
          community {
            name
            description
            channels {
              edges {
                node {
                  id
                  name
                  newestMessage {
                    text
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
  const { community } = tenant
  return (
    <main>
      <PageHead title={community.name} description={community.description} />
      <h1>{community.name}</h1>
      <ul>
        {community.channels.edges.map(({ node }) => (
          <li key={node.id}>
            <Link to={`/messages/chat/${node.id}`}>{node.name}</Link> {node.newestMessage?.text}
          </li>
        ))}
      </ul>
    </main>
  )
}
