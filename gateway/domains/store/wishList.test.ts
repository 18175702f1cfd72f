import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { newItem } from './testing.ts'

let stage: Awaited<ReturnType<typeof startGraphql>>
beforeAll(async () => {
  stage = await startGraphql()
})
afterAll(() => stage.close())

async function ask<Data>(viewer: string | null, query: string, variables: object): Promise<Data> {
  const headers: Record<string, string> = viewer ? { authorization: `Bearer ${viewer}` } : {}
  const answer = (await (await stage.ask(query, variables, headers)).json()) as { data: Data }
  return answer.data
}
const wish = (fan: string, itemId: string, isWished = true) =>
  ask(
    fan,
    `mutation ($itemId: ID!, $isWished: Boolean!) {
      wishForItem(input: { itemId: $itemId, isWished: $isWished }) { __typename } }`,
    { itemId, isWished },
  )

type Wishes = {
  edges: { node: { id: string } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
const wishesOf = async (viewer: string | null, after: string | null = null, first = 2) =>
  (
    await ask<{ node: { viewerWishes: Wishes | null } }>(
      viewer,
      `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on Community {
        viewerWishes(first: $first, after: $after) {
          edges { node { id } } pageInfo { hasNextPage endCursor } } } } }`,
      { id: stage.communityId, first, after },
    )
  ).node.viewerWishes
const idsOf = (wishes: Wishes | null) => wishes?.edges.map(({ node }) => node.id)

it('holds what was wished for last first, page by page, whatever is let go of meanwhile', async () => {
  const fan = await stage.fan()
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const id = await newItem(stage.db, stage.communityId, {})
    await wish(fan, id)
    ids.unshift(id)
    // Two at the same instant keep their places too.
    if (count !== 2) stage.pass(1)
  }
  const first = await wishesOf(fan)
  expect(first?.pageInfo.hasNextPage).toBe(true)
  const seen = idsOf(first)!
  await wish(fan, seen[1]!, false)
  const rest = await wishesOf(fan, first!.pageInfo.endCursor, 10)
  expect(new Set([...seen, ...idsOf(rest)!])).toEqual(new Set(ids))
  expect(idsOf(await wishesOf(fan, null, 10))).toHaveLength(4)
  expect(seen[0]).toBe(ids[0])
})

it('is the fan’s alone, and of no other place', async () => {
  const [fan, other] = [await stage.fan(), await stage.fan()]
  await wish(fan, await newItem(stage.db, stage.communityId, {}))
  expect(idsOf(await wishesOf(other))).toEqual([])
  expect(await wishesOf(null)).toBeNull()
  const cursor = Buffer.from('1 user_x').toString('base64url')
  expect(idsOf(await wishesOf(fan, cursor))).toHaveLength(1)
})
