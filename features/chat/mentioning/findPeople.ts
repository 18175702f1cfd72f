import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { findPeopleQuery } from './__generated__/findPeopleQuery.graphql.ts'

/** Somebody who can be mentioned. */
export type Person = {
  id: string
  name: string
  avatar: { url: string; dominantColor: string }
  /** What they are in the room's community; a fan where it is absent. */
  role?: 'TALENT' | 'STAFF' | undefined
  /** Their name wears the moon. */
  isSubscriber?: boolean
}

/** Whom the viewer may mention by what they typed of a name. */
export type FindPeople = (name: string) => Promise<readonly Person[]>

const query = graphql`
  query findPeopleQuery($channelId: ID!, $communityId: ID!, $name: String!) @throwOnFieldError {
    node(id: $channelId) {
      ... on Channel {
        mentionable(name: $name) {
          id
          displayName
          avatar {
            url
            dominantColor
          }
          publicJoinedCommunity(communityId: $communityId) {
            role
            isSubscriber
          }
        }
      }
    }
  }
`

/** Asks for those of a room; nobody where there is no answer, for what is typed can be sent without. */
export async function findPeople(
  environment: IEnvironment,
  room: { channelId: string; communityId: string },
  name: string,
): Promise<readonly Person[]> {
  const { node } = (await fetchQuery<findPeopleQuery>(environment, query, {
    ...room,
    name,
  }).toPromise())!
  return (node?.mentionable ?? []).map(
    ({ id, displayName, avatar, publicJoinedCommunity: place }) => ({
      id,
      name: displayName,
      avatar: { ...avatar },
      role: place?.role === 'TALENT' || place?.role === 'STAFF' ? place.role : undefined,
      isSubscriber: place?.isSubscriber ?? false,
    }),
  )
}
