import { useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { useSession } from '#platform/session/session.ts'
import type { findPeopleHomeQuery } from './__generated__/findPeopleHomeQuery.graphql.ts'
import type { findPeopleQuery } from './__generated__/findPeopleQuery.graphql.ts'

/** Somebody who can be mentioned. */
export type Person = {
  id: string
  name: string
  avatar: { url: string; dominantColor: string }
  /** What they are in the community; a fan where it is absent. */
  role?: 'TALENT' | 'STAFF' | undefined
  /** Their name wears the moon. */
  isSubscriber?: boolean
}

/** Whom the viewer may mention by what they typed of a name. */
export type FindPeople = (name: string) => Promise<readonly Person[]>

/** A room, what is commented on, or the community that is written to. */
type Place = { placeId: string; communityId: string }

const query = graphql`
  query findPeopleQuery($placeId: ID!, $communityId: ID!, $name: String!) @throwOnFieldError {
    node(id: $placeId) {
      ... on MentionPlace {
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

/** Asks for those of a place; nobody where there is no answer, for what is typed can be sent without. */
export async function findPeople(
  environment: IEnvironment,
  place: Place,
  name: string,
): Promise<readonly Person[]> {
  const { node } = (await fetchQuery<findPeopleQuery>(environment, query, {
    ...place,
    name,
  }).toPromise())!
  return (node?.mentionable ?? []).map(
    ({ id, displayName, avatar, publicJoinedCommunity: membership }) => ({
      id,
      name: displayName,
      avatar: { ...avatar },
      role:
        membership?.role === 'TALENT' || membership?.role === 'STAFF' ? membership.role : undefined,
      isSubscriber: membership?.isSubscriber ?? false,
    }),
  )
}

const homeQuery = graphql`
  query findPeopleHomeQuery @throwOnFieldError {
    tenant {
      community {
        id
      }
    }
  }
`

/**
 * Finds whom an `@` means: in a comment on what has this id, or where none is given, in what is written to the tenant's
 * community. Undefined for a guest, who can mention nobody.
 */
export function useFindPeople(subjectId?: string): FindPeople | undefined {
  const environment = useRelayEnvironment()
  const isFan = useSession().status === 'loggedIn'
  return useMemo(() => {
    if (!isFan) return undefined
    return async (name) => {
      const options = { fetchPolicy: 'store-or-network' } as const
      const found = fetchQuery<findPeopleHomeQuery>(environment, homeQuery, {}, options)
      const { tenant } = (await found.toPromise())!
      const { id: communityId } = tenant.community
      return findPeople(environment, { placeId: subjectId ?? communityId, communityId }, name)
    }
  }, [environment, isFan, subjectId])
}
