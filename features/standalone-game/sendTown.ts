import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { SavedTown } from './keptTown.ts'
import type { SaveAnswer } from './machines/harbourSaveMachine.ts'
import type { sendTownMutation } from './__generated__/sendTownMutation.graphql.ts'
import type { sendTownVersionsQuery } from './__generated__/sendTownVersionsQuery.graphql.ts'

type Saving = sendTownMutation['variables']['input']

/** Keeps a town on the gateway. Rejects where no answer came. */
export async function sendTown(environment: IEnvironment, input: Saving): Promise<SaveAnswer> {
  const { success, error } = await sendMutation<sendTownMutation>(environment, {
    mutation: graphql`
      mutation sendTownMutation($input: SaveStandaloneGameInput!) {
        saveStandaloneGame(input: $input) {
          ... on SaveStandaloneGameSuccess @alias(as: "success") {
            game {
              id
              viewerSave {
                id
                version
                savedAt
                text
              }
            }
            save {
              id
              version
              savedAt
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input },
    isRepeatable: true,
    isKeptAlive: true,
  })
  if (success) {
    const { version, savedAt } = success.save
    return { kind: 'kept', text: input.text, version, savedAt }
  }
  switch (error.__typename) {
    case 'StandaloneGameSaveConflictError': {
      const { latestText: text, latestVersion: version, latestSavedAt: savedAt } = error.values
      return { kind: 'conflict', latest: { text, version, savedAt, from: 'device' } }
    }
    case 'InvalidStandaloneGameSaveError':
      return { kind: 'refused', problem: error.code }
    default:
      return { kind: 'alone' }
  }
}

/** The versions that the gateway kept, the latest first. Rejects where no answer came. */
export async function findVersions(environment: IEnvironment, name: string): Promise<SavedTown[]> {
  const answer = await fetchQuery<sendTownVersionsQuery>(
    environment,
    graphql`
      query sendTownVersionsQuery($name: String!) @throwOnFieldError {
        tenant {
          community {
            standaloneGame(name: $name) {
              viewerSaves {
                id
                version
                savedAt
                text
              }
            }
          }
        }
      }
    `,
    { name },
  ).toPromise()
  return [...(answer?.tenant.community.standaloneGame?.viewerSaves ?? [])]
}
