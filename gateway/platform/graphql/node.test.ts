import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGraphql } from './testing.ts'

let stage: Awaited<ReturnType<typeof startGraphql>>
beforeAll(async () => {
  stage = await startGraphql()
})
afterAll(() => stage.close())

const text = 'query Node($id: ID!) { node(id: $id) { __typename id } }'

it.each([
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__proto__',
  'then',
  // A pattern of ids takes small letters only, so these are what it lets through.
  'tostring',
  'valueof',
])('finds nothing by an id that begins with %s', async (word) => {
  for (const id of [word, `${word}_00000000000000000000000000`]) {
    const response = await stage.ask(text, { id })
    expect({ status: response.status, ...((await response.json()) as object) }).toEqual({
      status: 200,
      data: { node: null },
    })
  }
})

it('finds what is there', async () => {
  const response = await stage.ask(text, { id: stage.communityId })
  expect(await response.json()).toEqual({
    data: { node: { __typename: 'Community', id: stage.communityId } },
  })
})
