import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { newSeed } from '#rules/draws/seeds.ts'
import { privateKey, tabTexts } from '#platform/storage/privateTexts.ts'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { UserError } from '#platform/submission/userError.ts'
import { keepPair } from './promises.ts'
import type { seedsOpenMutation } from './__generated__/seedsOpenMutation.graphql.ts'
import type { seedsRevealMutation } from './__generated__/seedsRevealMutation.graphql.ts'

/**
 * Begins a pair of seeds at a machine: the browser's is random, and shown once the gateway's is fixed. The pair
 * before it is replaced. What the gateway fixed stays in this browser, so that each draw can be held against it.
 * Answers what was refused, or nothing. A seed that was told of and not yet shown is kept in
 * this tab, so that the next try goes on with it.
 */
export async function readySeed(
  environment: IEnvironment,
  machineId: string,
): Promise<UserError | undefined> {
  const key = privateKey('drawReveal', machineId)
  const pending = tabTexts.read(key)
  let pair = pending === null ? null : (JSON.parse(pending) as Pair)
  if (pair === null) {
    const opened = await openPair(environment, machineId)
    if ('refusal' in opened) return opened.refusal
    pair = opened
    // From here on the seed may have been seen: a lost answer is asked for again with this pair, never with another.
    tabTexts.write(key, JSON.stringify(pair))
  }
  const { seedId, clientSeed } = pair
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
    variables: { input: { seedId, clientSeed } },
    isRepeatable: true,
  })
  tabTexts.write(key, null)
  return shown.error
}

type Pair = { seedId: string; clientSeed: string }

async function openPair(
  environment: IEnvironment,
  machineId: string,
): Promise<Pair | { refusal: UserError }> {
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
              serverHash
              drawer
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
  if (opened.error) return { refusal: opened.error }
  const { id: seedId, serverHash, drawer } = opened.success.seed
  // Before the seed is shown: so it is known that the gateway had chosen by then.
  keepPair(machineId, { seedId, clientSeed, serverHash, drawer })
  tabTexts.write(key, null)
  return { seedId, clientSeed }
}
