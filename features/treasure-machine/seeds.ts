import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { newSeed } from '#rules/draws/seeds.ts'
import { privateKey, tabTexts } from '#platform/storage/privateTexts.ts'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { UserError } from '#platform/submission/userError.ts'
import type { seedsOpenMutation } from './__generated__/seedsOpenMutation.graphql.ts'
import type { seedsRevealMutation } from './__generated__/seedsRevealMutation.graphql.ts'

/**
 * Begins a pair of seeds at a machine: the browser's is random, and shown once the gateway's is fixed. The pair
 * before it is replaced. Answers what was refused, or nothing. A seed that was told of and not yet shown is kept in
 * this tab, so that the next try goes on with it.
 */
export async function readySeed(
  environment: IEnvironment,
  machineId: string,
): Promise<UserError | undefined> {
  const key = privateKey('drawSeed', machineId)
  const clientSeed = tabTexts.read(key) ?? newSeed()
  tabTexts.write(key, clientSeed)
  const opened = await sendMutation<seedsOpenMutation>(environment, {
    mutation: graphql`
      mutation seedsOpenMutation($input: OpenDrawSeedInput!) {
        openDrawSeed(input: $input) {
          ... on OpenDrawSeedSuccess @alias(as: "success") {
            seed {
              id
            }
            machine {
              viewerSeed {
                isCurrent
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { machineId, clientHash: hashOfBytes(clientSeed) } },
    isRepeatable: true,
  })
  if (opened.error) return opened.error
  const shown = await sendMutation<seedsRevealMutation>(environment, {
    mutation: graphql`
      mutation seedsRevealMutation($input: RevealDrawSeedInput!) {
        revealDrawSeed(input: $input) {
          ... on RevealDrawSeedSuccess @alias(as: "success") {
            seed {
              isCurrent
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { seedId: opened.success.seed.id, clientSeed } },
    isRepeatable: true,
  })
  tabTexts.write(key, null)
  return shown.error
}
