import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { loadSeed, shownServerSeed } from './seeds.ts'
import { clientSeed, drawOf, openTreasureFixture } from './testing.ts'

const secrets = ['the-newest-secret-of-draws-0123456789', 'an-older-secret-of-draws-0123456789']
let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

const seedOf = (answer: object) => (answer as { seed: { id: string; serverHash: string } }).seed
const other = 'd2'.repeat(32)

it('fixes the gateway’s seed by its hash before the browser’s is shown, and shows it once replaced', async () => {
  const { id } = await hall.machine()
  const fan = await hall.drawer(id, 900)
  const [row] = await hall.draws(fan)
  expect(row).toBeUndefined()
  const draw = drawOf(await hall.draw(fan, id))
  const seed = (await loadSeed(hall.as(fan), draw.seedId!))!
  expect(shownServerSeed(hall.as(fan), seed)).toBeNull()
  // The draw is by what was told then.
  const { serverHash, drawer } = seed
  expect(JSON.parse(draw.receipt!)).toMatchObject({ serverHash, drawer })
  await hall.openSeed(fan, id, other)
  const closed = (await loadSeed(hall.as(fan), draw.seedId!))!
  expect(hashOfBytes(shownServerSeed(hall.as(fan), closed)!)).toBe(seed.serverHash)
})

it('draws by no pair whose browser’s seed was not shown, and takes no other seed than the one told', async () => {
  const { id } = await hall.machine()
  const fan = await hall.fan()
  await hall.give(fan, 300)
  expect(await hall.draw(fan, id, 'ONE', { freeCoins: 300 })).toMatchObject({ code: 'SEED_NEEDED' })
  const { id: seedId } = seedOf(await hall.openSeed(fan, id))
  expect(await hall.draw(fan, id, 'ONE', { freeCoins: 300 })).toMatchObject({ code: 'SEED_NEEDED' })
  expect(await hall.reveal(fan, seedId, other)).toMatchObject({ code: 'INVALID' })
  expect(await hall.reveal(fan, seedId, 'ab'.repeat(500_000))).toMatchObject({ code: 'INVALID' })
  const stranger = await hall.fan()
  expect(await hall.reveal(stranger, seedId)).toMatchObject({ __typename: 'NotFoundError' })
  expect(await hall.reveal(null, seedId)).toMatchObject({ __typename: 'UnauthenticatedError' })
  await hall.reveal(fan, seedId)
  // A second time changes nothing.
  expect(seedOf(await hall.reveal(fan, seedId))).toMatchObject({ clientSeed })
  drawOf(await hall.draw(fan, id, 'ONE', { freeCoins: 300 }))
  expect((await loadSeed(hall.as(fan), seedId))!.clientSeed).toBe(clientSeed)
  expect(await loadSeed(hall.as(stranger), seedId)).toBeNull()
})

it('is replaced three times a day at most, so that nobody turns seeds for luck', async () => {
  const { id } = await hall.machine()
  const fan = await hall.drawer(id, 0)
  for (const letter of ['d', 'e', 'f']) await hall.seed(fan, id, `${letter}0`.repeat(32))
  expect(await hall.openSeed(fan, id, other)).toMatchObject({
    __typename: 'DrawSeedError',
    code: 'LIMIT',
    retryAt: new Date('2026-11-20T15:00:00.000Z'),
  })
  hall.pass(24 * 3600)
  seedOf(await hall.openSeed(fan, id, other))
  // Another machine has its own.
  seedOf(await hall.openSeed(fan, (await hall.machine()).id))
})

it('takes no hash that is none, and nobody’s', async () => {
  const { id } = await hall.machine()
  const fan = await hall.fan()
  const open = (clientHash: string, machineId = id, who: string | null = fan) =>
    import('./seeds.ts').then(({ openSeed }) => openSeed(hall.as(who), { machineId, clientHash }))
  for (const hash of ['', 'zz'.repeat(32), 'AB'.repeat(32), 'ab'.repeat(500_000)])
    expect(await open(hash)).toMatchObject({ code: 'INVALID' })
  expect(await open('ab'.repeat(32), 'treasuremachine_x')).toMatchObject({
    __typename: 'NotFoundError',
  })
  expect(await open('ab'.repeat(32), id, null)).toMatchObject({
    __typename: 'UnauthenticatedError',
  })
})

it('a new key replaces every pair, and what the old one made is still shown', async () => {
  const config = { ...hall.as(null).config }
  const withKeys = (fan: string, ...keys: string[]) => ({
    ...hall.as(fan),
    config: { ...config, drawSecrets: { reveal: () => keys.join('\n') } as never },
  })
  const { openSeed, revealSeed, isCurrent } = await import('./seeds.ts')
  const { id } = await hall.machine()
  const fan = await hall.fan()
  const before = withKeys(fan, secrets[1]!)
  const opened = seedOf(
    await openSeed(before, { machineId: id, clientHash: hashOfBytes(clientSeed) }),
  )
  await revealSeed(before, { seedId: opened.id, clientSeed })
  const seed = (await loadSeed(before, opened.id))!
  expect(isCurrent(before, seed)).toBe(true)
  const after = withKeys(fan, ...secrets)
  expect(isCurrent(after, seed)).toBe(false)
  await openSeed(after, { machineId: id, clientHash: hashOfBytes(other) })
  const closed = (await loadSeed(after, opened.id))!
  expect(hashOfBytes(shownServerSeed(after, closed)!)).toBe(opened.serverHash)
  expect(() => shownServerSeed(withKeys(fan, secrets[0]!), closed)).toThrow(/is gone/)
})
