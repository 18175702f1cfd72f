import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { grant, reverse, spend } from './service.ts'
import { idOf } from './testing.ts'

let stage: Awaited<ReturnType<typeof startGraphql>>
beforeAll(async () => {
  stage = await startGraphql()
})
afterAll(() => stage.close())

type Wallet = {
  id: string
  free: number
  paid: number
  owed: number
  expiring: { at: string; free: number; paid: number }[]
  movements: {
    edges: {
      node: {
        id: string
        kind: string
        reason: string
        free: number
        paid: number
        expiresAt: string | null
        freeExpiresAt: string | null
        paidExpiresAt: string | null
      }
    }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

const fields = `id free paid owed expiring { at free paid } movements(first: $first, after: $after) {
  edges { node { id kind reason free paid expiresAt freeExpiresAt paidExpiresAt } } pageInfo { hasNextPage endCursor } }`

async function walletOf(fan: string | null, page: object = {}): Promise<Wallet | null> {
  const answer = await stage.ask(
    `query ($first: Int, $after: String) { viewer { coinWallet { ${fields} } } }`,
    page,
    fan ? { authorization: `Bearer ${fan}` } : {},
  )
  const { data, errors } = (await answer.json()) as {
    data: { viewer: { coinWallet: Wallet | null } }
    errors?: unknown
  }
  expect(errors).toBeUndefined()
  return data.viewer.coinWallet
}

let turn = 0
const cause = (fan: string) => ({ key: `test:${fan}:${++turn}`, at: stage.as(fan).now() })
const order = (fan: string, amount: number) =>
  stage.db.transaction((transaction) =>
    spend(transaction, {
      ...cause(fan),
      reason: 'STORE_ORDER',
      ownerId: fan,
      asset: 'COIN',
      amount,
    }),
  )
const buy = (fan: string, paid: number, free: number) =>
  stage.db.transaction((transaction) =>
    grant(transaction, {
      ...cause(fan),
      reason: 'COIN_PACK',
      lots: [
        { ownerId: fan, asset: 'COIN', class: 'PAID', amount: paid, expiry: { afterDays: 180 } },
        { ownerId: fan, asset: 'COIN', class: 'FREE', amount: free, expiry: { afterDays: 90 } },
      ],
    }),
  )

describe('a fan’s coins', () => {
  it('are shown as they can be spent, with what expires and each movement, newest first', async () => {
    const fan = await stage.fan()
    await buy(fan, 500, 20)
    const spent = idOf(await order(fan, 400))
    await stage.db.transaction((transaction) =>
      reverse(transaction, { ...cause(fan), reason: 'REFUND', transferId: spent }),
    )
    const wallet = (await walletOf(fan))!
    expect(wallet).toMatchObject({ free: 320, paid: 500, owed: 0 })
    expect(wallet.expiring.map(({ free, paid }) => [free, paid])).toEqual([
      [320, 0],
      [0, 500],
    ])
    expect(
      wallet.movements.edges.map(({ node }) => [node.kind, node.reason, node.free, node.paid]),
    ).toEqual([
      ['REVERSAL', 'REFUND', 320, 80],
      ['SPEND', 'STORE_ORDER', -320, -80],
      ['GRANT', 'COIN_PACK', 20, 500],
      ['GRANT', 'WELCOME', 300, 0],
    ])
    const [, ordered, pack, welcome] = wallet.movements.edges.map(({ node }) => node)
    expect(ordered).toMatchObject({ expiresAt: null, freeExpiresAt: null, paidExpiresAt: null })
    // What came together is told apart: the bonus goes before what was paid for.
    const [first] = wallet.expiring
    const ofPaid = wallet.expiring.find(({ paid }) => paid > 0)
    expect(pack).toMatchObject({
      expiresAt: first!.at,
      freeExpiresAt: first!.at,
      paidExpiresAt: ofPaid!.at,
    })
    expect(welcome!.paidExpiresAt).toBeNull()
  })

  it('say when what was paid for expires, however many were given that expire before', async () => {
    const fan = await stage.fan()
    for (let days = 1; days <= 6; days += 1)
      await stage.db.transaction((transaction) =>
        grant(transaction, {
          ...cause(fan),
          reason: 'SUPPORT',
          lots: [
            { ownerId: fan, asset: 'COIN', class: 'FREE', amount: 1, expiry: { afterDays: days } },
          ],
        }),
      )
    await buy(fan, 500, 20)
    const { expiring } = (await walletOf(fan))!
    expect(expiring).toHaveLength(5)
    expect(expiring.at(-1)).toMatchObject({ free: 0, paid: 500 })
  })

  it('page through every movement once, however many lots each took from', async () => {
    const fan = await stage.fan()
    for (let time = 0; time < 4; time += 1) {
      await buy(fan, 10, 5)
      await order(fan, 9)
    }
    const seen: string[] = []
    for (let after: string | null = null; ;) {
      const { edges, pageInfo }: Wallet['movements'] = (await walletOf(fan, { first: 2, after }))!
        .movements
      expect(edges.length).toBeLessThanOrEqual(2)
      seen.push(...edges.map(({ node }) => node.id))
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor
    }
    expect(seen).toHaveLength(9)
    expect(new Set(seen).size).toBe(9)
  })

  it('are nobody else’s: not a guest’s, and by no id', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const { id } = (await walletOf(fan))!
    expect(await walletOf(null)).toBeNull()
    const ask = async (viewer: string | null) => {
      const query = 'query ($id: ID!) { node(id: $id) { ... on CoinWallet { id free } } }'
      const headers: Record<string, string> = viewer ? { authorization: `Bearer ${viewer}` } : {}
      return (await stage.ask(query, { id }, headers)).json()
    }
    expect(await ask(fan)).toEqual({ data: { node: { id, free: 300 } } })
    expect(await ask(other)).toEqual({ data: { node: null } })
    expect(await ask(null)).toEqual({ data: { node: null } })
  })
})
