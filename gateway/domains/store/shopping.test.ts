import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { newId } from '../../platform/ids.ts'
import { newItem, newMember, newMembership } from './testing.ts'
import { passesSold } from './service.ts'
import { subscription } from '../subscription/tables.ts'
import { storeItem, storeSection, storeShelf, storeStock } from './tables.ts'

let stage: Awaited<ReturnType<typeof startGraphql>>
beforeAll(async () => {
  stage = await startGraphql()
})
afterAll(() => stage.close())

const words = { ja: 'ためし', en: 'A try' }
const item = (more: Parameters<typeof newItem>[2] = {}) =>
  newItem(stage.db, stage.communityId, more)

async function ask<Data>(fan: string | null, text: string, variables: object = {}) {
  const answer = await stage.ask(text, variables, fan ? { authorization: `Bearer ${fan}` } : {})
  return (await answer.json()) as { data: Data; errors?: { extensions?: { code?: string } }[] }
}

const basketFields = `count totalYen totalCoins isOrderable
  lines { item { id viewerBasketQuantity } quantity problem seenPriceYen }`

type Basket = {
  count: number
  totalYen: number | null
  totalCoins: number | null
  isOrderable: boolean
  lines: { item: { id: string }; quantity: number; problem: string | null }[]
}

async function basketOf(fan: string | null): Promise<Basket | null> {
  const { data } = await ask<{ node: { viewerBasket: Basket | null } }>(
    fan,
    `query ($id: ID!) { node(id: $id) { ... on Community { viewerBasket { ${basketFields} } } } }`,
    { id: stage.communityId },
  )
  return data.node.viewerBasket
}

const errorFields = `__typename ... on StoreErrorResponse { code most retryAt isMembersOnly }`

const add = (
  fan: string | null,
  itemId: string,
  quantity = 1,
  idempotencyKey: string = newId('upload'),
) =>
  ask<{ addToBasket: { __typename: string; basket?: Basket } }>(
    fan,
    `mutation ($input: AddToBasketInput!) { addToBasket(input: $input) {
      ${errorFields} ... on BasketFullError { most } ... on AddToBasketSuccess { basket { ${basketFields} } } } }`,
    { input: { itemId, quantity, idempotencyKey } },
  )

const change = (fan: string | null, itemId: string, quantity: number) =>
  ask<{ changeBasketLine: { __typename: string; basket?: Basket } }>(
    fan,
    `mutation ($input: ChangeBasketLineInput!) { changeBasketLine(input: $input) {
      ${errorFields} ... on ChangeBasketLineSuccess { basket { ${basketFields} } } } }`,
    { input: { itemId, quantity } },
  )

describe('the store', () => {
  const sections = `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on StoreSection {
    title items(first: $first, after: $after) { edges { cursor node { id state stockLeft } } pageInfo { hasNextPage } } } } }`
  type Page = {
    node: {
      title: string
      items: {
        edges: { cursor: string; node: { id: string; state: string } }[]
        pageInfo: { hasNextPage: boolean }
      }
    }
  }

  it('shows a guest what a section holds, in its order and page by page', async () => {
    const now = stage.as(null).now().getTime()
    const shown = [
      [await item(), 'ON_SALE'],
      [await item({ stock: 0 }), 'SOLD_OUT'],
      [await item({ saleFrom: new Date(now + 1000) }), 'UPCOMING'],
      [await item({ saleUntil: new Date(now) }), 'ENDED'],
      [await item({ stock: 3 }), 'ON_SALE'],
    ] as const
    const id = newId('storesection')
    const own = { id, slug: id, communityId: stage.communityId, position: 99 }
    await stage.db.insert(storeSection).values({ ...own, kind: 'GRID', title: words, lead: words })
    await stage.db
      .insert(storeShelf)
      .values(shown.map(([itemId], position) => ({ sectionId: id, itemId, position })))
    const first = (await ask<Page>(null, sections, { id, first: 3 })).data.node.items
    const after = first.edges.at(-1)!.cursor
    const rest = (await ask<Page>(null, sections, { id, first: 3, after })).data.node.items
    expect([...first.edges, ...rest.edges].map(({ node }) => [node.id, node.state])).toEqual(shown)
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
  })

  it('is found by its own name, or its talent’s, while it stands on a shelf and is not over', async () => {
    const found = async (typed: string) => {
      const text = `query ($id: ID!, $words: String!) {
        node(id: $id) { ... on Community { searchItems(words: $words) { id name } } } }`
      const variables = { id: stage.communityId, words: typed }
      type Found = { node: { searchItems: { id: string; name: string }[] } }
      const { data } = await ask<Found>(null, text, variables)
      return data.node.searchItems.map(({ name }) => name)
    }
    expect(await found('まくら らじお')).toEqual([])
    expect(await found('枕もと　ﾗｼﾞｵ')).toEqual([expect.stringContaining('枕もとのラジオ')])
    for (const named of ['yowa luka', 'るか'])
      expect(await found(named)).toEqual(expect.arrayContaining([expect.stringContaining('ルカ')]))
    for (const nothing of ['', 'ない名前', '%', 'あ'.repeat(2_000)])
      expect(await found(nothing)).toEqual([])
  })

  it('tells nobody of another tenant’s items', async () => {
    const elsewhere = { tenant: 'other' }
    const text = 'query ($id: ID!) { node(id: $id) { id } }'
    const id = await item()
    const answer = await stage.ask(text, { id }, elsewhere)
    expect(await answer.text()).not.toContain(`"${id}"`)
  })
})

describe('a basket', () => {
  it('is the fan’s alone, and a guest has none', async () => {
    const [fan, id] = [await stage.fan(), await item({ priceCoins: 900 })]
    const { data } = await add(fan, id, 2)
    expect(data.addToBasket).toMatchObject({
      basket: { count: 2, totalYen: 2000, totalCoins: 1800, isOrderable: true },
    })
    expect((await basketOf(await stage.fan()))?.lines).toEqual([])
    expect(await basketOf(null)).toBeNull()
    expect((await add(null, id)).data.addToBasket.__typename).toBe('UnauthenticatedError')
    expect((await change(null, id, 1)).data.changeBasketLine.__typename).toBe(
      'UnauthenticatedError',
    )
  })

  it('takes the same adding once, at once and later', async () => {
    const [fan, id, key] = [await stage.fan(), await item(), newId('upload')]
    await Promise.all([add(fan, id, 1, key), add(fan, id, 1, key)])
    await add(fan, id, 1, key)
    expect((await basketOf(fan))?.count).toBe(1)
    await add(fan, id, 1)
    expect((await basketOf(fan))?.count).toBe(2)
  })

  it.each([0, -1, -2_147_483_648])('refuses a quantity of %d', async (quantity) => {
    const [fan, id] = [await stage.fan(), await item()]
    const { errors } = await add(fan, id, quantity)
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    expect((await basketOf(fan))?.lines).toEqual([])
  })

  it('says how many there may be, and when a sale begins', async () => {
    const fan = await stage.fan()
    const [few, limited] = [await item({ stock: 2 }), await item({ perPersonLimit: 3 })]
    const saleFrom = new Date(stage.as(null).now().getTime() + 60_000)
    const early = await item({ saleFrom })
    const refusal = (code: string, most: number, retryAt: string | null = null) => ({
      __typename: 'StoreErrorResponse',
      code,
      most,
      retryAt,
      isMembersOnly: false,
    })
    const tried = async (id: string, quantity: number) =>
      (await add(fan, id, quantity)).data.addToBasket
    expect(await tried(few, 3)).toEqual(refusal('OUT_OF_STOCK', 2))
    expect(await tried(await item({ stock: 0 }), 1)).toEqual(refusal('OUT_OF_STOCK', 0))
    expect(await tried(limited, 2_147_483_647)).toEqual(refusal('LIMIT', 3))
    expect(await tried(await item(), 11)).toEqual(refusal('LIMIT', 10))
    expect(await tried(early, 1)).toEqual(refusal('PERIOD', 0, saleFrom.toISOString()))
    const over = await item({ saleUntil: stage.as(null).now() })
    expect(await tried(over, 1)).toEqual(refusal('PERIOD', 0))
    await tried(limited, 2)
    expect(await tried(limited, 2)).toEqual(refusal('LIMIT', 3))
    expect((await change(fan, limited, 4)).data.changeBasketLine).toEqual(refusal('LIMIT', 3))
  })

  it('is changed, and told of a new price by looking', async () => {
    const [fan, id] = [await stage.fan(), await item()]
    await add(fan, id, 2)
    await stage.db.update(storeItem).set({ priceYen: 1500 }).where(eq(storeItem.id, id))
    expect((await basketOf(fan))?.lines[0]).toMatchObject({
      problem: 'PRICE_CHANGED',
      seenPriceYen: 1000,
    })
    const { data } = await change(fan, id, 3)
    expect(data.changeBasketLine.basket).toMatchObject({ totalYen: 4500, isOrderable: true })
    expect(data.changeBasketLine.basket?.lines[0]?.problem).toBeNull()
    await change(fan, id, 0)
    expect((await basketOf(fan))?.lines).toEqual([])
    expect((await change(fan, id, 1)).data.changeBasketLine.__typename).toBe('NotFoundError')
  })

  it('holds thirty different items', async () => {
    const fan = await stage.fan()
    for (let count = 0; count < 30; count += 1) await add(fan, await item())
    expect((await add(fan, await item())).data.addToBasket).toEqual({
      __typename: 'BasketFullError',
      most: 30,
    })
  })

  it('holds thirty different items, put in at the same instant', async () => {
    const fan = await stage.fan()
    const items: string[] = []
    for (let count = 0; count < 34; count += 1) items.push(await item())
    await Promise.all(items.map((id) => add(fan, id)))
    expect((await basketOf(fan))?.lines).toHaveLength(30)
  })

  it('has one sum for what can be ordered, where all of it has such a price', async () => {
    const fan = await stage.fan()
    const [yen, coins, gone] = [
      await item(),
      await item({ priceYen: null, priceCoins: 70 }),
      await item({ stock: 1 }),
    ]
    await add(fan, yen)
    await add(fan, gone)
    await stage.db
      .update(storeItem)
      .set({ saleUntil: stage.as(null).now() })
      .where(eq(storeItem.id, gone))
    expect(await basketOf(fan)).toMatchObject({
      totalYen: 1000,
      totalCoins: null,
      isOrderable: false,
    })
    await add(fan, coins)
    expect(await basketOf(fan)).toMatchObject({ totalYen: null, totalCoins: null })
  })

  it('takes no id of anything else', async () => {
    const fan = await stage.fan()
    for (const id of [fan, stage.communityId, 'storeitem_00000000000000000000000000', '', '%'])
      expect((await add(fan, id)).data.addToBasket.__typename).toBe('NotFoundError')
  })
})

describe('an early sale', () => {
  const minutes = (count: number) => new Date(stage.as(null).now().getTime() + count * 60_000)
  type Shown = {
    node: {
      state: string
      viewerAvailable: number
      earlySale: {
        from: string
        isOpen: boolean
        membership: { id: string; name: string; earlySales: { id: string }[] }
        viewerMay: boolean
      } | null
    }
  }
  const shown = async (viewer: string | null, id: string) =>
    (
      await ask<Shown>(
        viewer,
        `query ($id: ID!) { node(id: $id) { ... on StoreItem { state viewerAvailable
          earlySale { from isOpen viewerMay membership { id name earlySales { id } } } } } }`,
        { id },
      )
    ).data.node
  async function stageIt(more: Parameters<typeof item>[0] = {}) {
    const earlyItemId = await newMembership(stage.db, stage.communityId)
    const early = { earlyItemId, earlyFrom: minutes(1), saleFrom: minutes(2) }
    const [id, member, other] = [
      await item({ ...early, ...more }),
      await stage.fan(),
      await stage.fan(),
    ]
    const now = stage.as(null).now()
    const subscriptionId = await newMember(stage.db, { fanId: member, itemId: earlyItemId, now })
    const end = () =>
      stage.db
        .update(subscription)
        .set({ state: 'ENDED', endedAt: stage.as(null).now(), end: 'UNPAID' })
        .where(eq(subscription.id, subscriptionId))
    return { ...early, id, member, other, end }
  }

  it('says to all who may buy when, and to members that they may', async () => {
    const { id, earlyItemId, earlyFrom, member, other } = await stageIt()
    const membership = { id: earlyItemId, name: words.ja, earlySales: [{ id }] }
    const sale = { from: earlyFrom.toISOString(), isOpen: false, membership, viewerMay: false }
    const upcoming = { state: 'UPCOMING', viewerAvailable: 0, earlySale: sale }
    expect(await shown(null, id)).toEqual(upcoming)
    expect(await shown(member, id)).toEqual({
      ...upcoming,
      earlySale: { ...sale, viewerMay: true },
    })
    stage.pass(60)
    const open = { ...upcoming, earlySale: { ...sale, isOpen: true } }
    for (const viewer of [null, other]) expect(await shown(viewer, id)).toEqual(open)
    expect(await shown(member, id)).toEqual({
      state: 'UPCOMING',
      viewerAvailable: 10,
      earlySale: { ...sale, isOpen: true, viewerMay: true },
    })
    stage.pass(60)
    expect(await shown(member, id)).toEqual({
      state: 'ON_SALE',
      viewerAvailable: 10,
      earlySale: null,
    })
  })

  it('lets members put it into their basket, tells others when, and ends with a membership', async () => {
    const { id, earlyFrom, saleFrom, member, other, end } = await stageIt()
    const refusal = (retryAt: Date, isMembersOnly: boolean) => ({
      __typename: 'StoreErrorResponse',
      code: 'PERIOD',
      most: 0,
      retryAt: retryAt.toISOString(),
      isMembersOnly,
    })
    const tried = async (fan: string) => (await add(fan, id)).data.addToBasket
    expect(await tried(member)).toEqual(refusal(earlyFrom, false))
    stage.pass(60)
    expect(await tried(member)).toMatchObject({ basket: { count: 1, isOrderable: true } })
    expect(await tried(other)).toEqual(refusal(saleFrom, true))
    await end()
    expect((await basketOf(member))?.lines).toMatchObject([{ problem: 'PERIOD' }])
    expect((await change(member, id, 2)).data.changeBasketLine).toEqual(refusal(saleFrom, true))
    stage.pass(60)
    expect((await basketOf(member))?.isOrderable).toBe(true)
  })

  it('is of coins and passes, too', async () => {
    const coins = await stageIt({ kind: 'COIN_PACK', contents: { paidCoins: 77 } })
    const passes = await stageIt({ kind: 'TICKET_PACK', contents: { passes: 1 } })
    const packs = async (fan: string) => {
      const { data } = await ask<{ node: { coinPacks: { id: string }[] } }>(
        fan,
        'query ($id: ID!) { node(id: $id) { ... on Community { coinPacks { id } } } }',
        { id: stage.communityId },
      )
      return data.node.coinPacks.map((pack) => pack.id)
    }
    const passesFor = async (fan: string | null) =>
      (await passesSold(stage.as(fan), stage.communityId))?.id
    expect(await packs(coins.member)).not.toContain(coins.id)
    expect(await passesFor(passes.member)).toBeUndefined()
    stage.pass(60)
    expect(await packs(coins.member)).toContain(coins.id)
    expect(await packs(coins.other)).not.toContain(coins.id)
    expect(await passesFor(passes.member)).toBe(passes.id)
    for (const viewer of [passes.other, null]) expect(await passesFor(viewer)).toBeUndefined()
    stage.pass(60)
    expect(await packs(coins.other)).toContain(coins.id)
    expect(await passesFor(passes.other)).toBe(passes.id)
  })
})

describe('a wish', () => {
  const set = (fan: string | null, itemId: string, isWanted: boolean) =>
    ask<Record<'wish' | 'alert', { __typename: string; item?: object }>>(
      fan,
      `mutation ($itemId: ID!, $isWanted: Boolean!) {
        wish: wishForItem(input: { itemId: $itemId, isWished: $isWanted }) {
          __typename ... on WishForItemSuccess { item { viewerWishes viewerIsAlerted } } }
        alert: alertOfItem(input: { itemId: $itemId, isAlerted: $isWanted }) {
          __typename ... on AlertOfItemSuccess { item { viewerWishes viewerIsAlerted } } } }`,
      { itemId, isWanted },
    )

  it('is noted once, and taken back', async () => {
    const [fan, id] = [await stage.fan(), await item()]
    await Promise.all([set(fan, id, true), set(fan, id, true)])
    expect((await set(fan, id, true)).data.alert.item).toEqual({
      viewerWishes: true,
      viewerIsAlerted: true,
    })
    expect((await set(fan, id, false)).data.alert.item).toEqual({
      viewerWishes: false,
      viewerIsAlerted: false,
    })
    expect((await set(null, id, true)).data.wish.__typename).toBe('UnauthenticatedError')
  })

  it('is told of once it can be bought, to the fan alone', async () => {
    const [fan, now] = [await stage.fan(), stage.as(null).now().getTime()]
    const soldOut = await item({ stock: 0 })
    const upcoming = await item({ saleFrom: new Date(now + 60_000) })
    for (const id of [soldOut, upcoming]) await set(fan, id, true)
    const told = async (viewer: string | null) => {
      const { data } = await ask<{ node: { viewerArrivals: { id: string }[] } }>(
        viewer,
        'query ($id: ID!) { node(id: $id) { ... on Community { viewerArrivals { id } } } }',
        { id: stage.communityId },
      )
      return data.node.viewerArrivals.map(({ id }) => id)
    }
    expect(await told(fan)).toEqual([])
    await stage.db
      .update(storeStock)
      .set({ supplied: 1, free: 1 })
      .where(eq(storeStock.itemId, soldOut))
    expect(await told(fan)).toEqual([soldOut])
    stage.pass(61)
    expect((await told(fan)).toSorted()).toEqual([soldOut, upcoming].toSorted())
    expect(await told(await stage.fan())).toEqual([])
    expect(await told(null)).toEqual([])
    await set(fan, soldOut, false)
    expect(await told(fan)).toEqual([upcoming])
  })
})

it('shows the sizes of an item, and keeps the one that was chosen in the basket', async () => {
  const size = (key: string) => ({ key, size: { ja: key.toUpperCase(), en: key.toUpperCase() } })
  const variants = [size('s'), { ...size('m'), priceYen: 1200 }]
  const shirt = await item({ variants, stocks: { s: 0 } })
  const coat = await item({ variants })
  const fan = await stage.fan()
  type Sizes = { node: { variants: { id: string }[] } }
  const { data } = await ask<Sizes>(
    fan,
    `query ($id: ID!) { node(id: $id) { ... on StoreItem {
      state isPriceFrom variantTitle variants { id label priceYen stockLeft viewerAvailable } } } }`,
    { id: shirt },
  )
  expect(data.node).toMatchObject({
    state: 'ON_SALE',
    isPriceFrom: true,
    variantTitle: 'サイズ',
    variants: [
      { label: 'S', priceYen: 1000, stockLeft: 0, viewerAvailable: 0 },
      { label: 'M', priceYen: 1200, stockLeft: null, viewerAvailable: 10 },
    ],
  })
  const medium = data.node.variants[1]!.id
  const put = async (itemId: string, variantId: string | null) => {
    const answer = await ask<{ addToBasket: object }>(
      fan,
      `mutation ($input: AddToBasketInput!) { addToBasket(input: $input) {
        ... on StoreErrorResponse { code field } ... on NotFoundError { field }
        ... on AddToBasketSuccess { basket { totalYen lines { quantity priceYen variant { id name } } } } } }`,
      { input: { itemId, variantId, quantity: 1, idempotencyKey: newId('upload') } },
    )
    return answer.data.addToBasket
  }
  expect(await put(shirt, null)).toEqual({ code: 'VARIANT_REQUIRED', field: 'variantId' })
  expect(await put(coat, medium)).toEqual({ field: 'variantId' })
  expect(await put(shirt, data.node.variants[0]!.id)).toMatchObject({ code: 'OUT_OF_STOCK' })
  expect(await put(shirt, medium)).toEqual({
    basket: {
      totalYen: 1200,
      lines: [{ quantity: 1, priceYen: 1200, variant: { id: medium, name: 'サイズ: M' } }],
    },
  })
})
