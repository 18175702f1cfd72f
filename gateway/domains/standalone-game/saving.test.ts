import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { found } from '#rules/games/harbour/harbour.ts'
import { writeTown } from '#rules/games/harbour/save.ts'
import { harbourTables } from '#rules/games/harbour/tables.ts'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { gameOf, saveGame, viewerSavesOf } from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const name = 'harbour'
/** A town that differs by its shells. */
const town = (shells: number) =>
  writeTown({ ...found('a'.repeat(32), 0, harbourTables), shells, earned: shells })
const save = (fan: string | null, text: string, basedOn: number, communityId = stage.communityId) =>
  saveGame(stage.as(fan), { communityId, name, basedOn, text })
const saves = (fan: string | null) =>
  viewerSavesOf(stage.as(fan), { communityId: stage.communityId, name })

describe('a save', () => {
  it('is the next version on what the device went on from, and all of the fan’s devices have it', async () => {
    const fan = await stage.fan()
    expect(await save(fan, town(1), 0)).toMatchObject({ save: { version: 1, text: town(1) } })
    expect(await save(fan, town(2), 1)).toMatchObject({ save: { version: 2 } })
    expect((await saves(fan))!.map(({ text }) => text)).toEqual([town(2), town(1)])
  })

  it('that was sent again is kept once, 50 times at once', async () => {
    const fan = await stage.fan()
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(fan, town(1), 0)))
    for (const answer of answers) expect(answer).toMatchObject({ save: { version: 1 } })
    expect(await saves(fan)).toHaveLength(1)
  })

  it('of 50 devices at once goes through for one; the others are told of it', async () => {
    const fan = await stage.fan()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, device) => save(fan, town(device + 1), 0)),
    )
    const kept = answers.filter((answer) => answer.__typename === 'SaveStandaloneGameSuccess')
    expect(kept).toHaveLength(1)
    const [latest] = (await saves(fan))!
    const told = answers.filter(({ __typename }) => __typename !== 'SaveStandaloneGameSuccess')
    expect(told).toHaveLength(49)
    for (const answer of told)
      expect(answer).toMatchObject({
        __typename: 'StandaloneGameSaveConflictError',
        latestText: latest!.text,
      })
  })

  it('on an older version than the latest shows that one, and keeps nothing', async () => {
    const fan = await stage.fan()
    await save(fan, town(1), 0)
    stage.pass(60)
    await save(fan, town(2), 1)
    const answer = await save(fan, town(9), 1)
    expect(answer).toMatchObject({
      __typename: 'StandaloneGameSaveConflictError',
      latestVersion: 2,
      latestText: town(2),
      latestSavedAt: stage.as(null).now(),
    })
    expect(await saves(fan)).toHaveLength(2)
    // The fan chooses this device's: it goes on from the latest, which stays among the versions.
    expect(await save(fan, town(9), 2)).toMatchObject({ save: { version: 3 } })
    expect((await saves(fan))!.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('keeps the last five versions', async () => {
    const fan = await stage.fan()
    for (let version = 0; version < 8; version += 1) await save(fan, town(version), version)
    expect((await saves(fan))!.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4])
  })

  it('is refused in words: too large, no JSON, no town, of a later game', async () => {
    const fan = await stage.fan()
    const padded = town(1).replace('{', `{"more":"${'x'.repeat(65 * 1024)}",`)
    for (const [text, code] of [
      [padded, 'TOO_LARGE'],
      ['港', 'NOT_JSON'],
      ['{}', 'NOT_A_SAVE'],
      [town(-1), 'NOT_A_SAVE'],
      [town(1).replace('"version":1', '"version":9'), 'NEWER_SAVE'],
    ] as const)
      expect(await save(fan, text, 0)).toEqual({
        __typename: 'InvalidStandaloneGameSaveError',
        field: 'text',
        code,
      })
    expect(await saves(fan)).toEqual([])
  })

  it('is one’s own alone', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    await save(fan, town(5), 0)
    expect(await saves(other)).toEqual([])
    expect(await saves(null)).toBeNull()
    expect(await save(other, town(7), 0)).toMatchObject({ save: { version: 1 } })
    expect((await saves(fan))!.map(({ text }) => text)).toEqual([town(5)])
  })

  it('is for those who have joined, of a game that is there, in a community that is', async () => {
    expect((await save(null, town(1), 0)).__typename).toBe('UnauthenticatedError')
    const stranger = await stage.fan({ hasJoined: false })
    expect((await save(stranger, town(1), 0)).__typename).toBe('NotJoinedError')
    const fan = await stage.fan()
    expect(await save(fan, town(1), 0, newId('community'))).toMatchObject({ field: 'communityId' })
    const unknown = { communityId: stage.communityId, name: 'constructor', basedOn: 0, text: '{}' }
    expect(await saveGame(stage.as(fan), unknown)).toMatchObject({ field: 'name' })
    expect(await gameOf(stage.as(fan), stage.communityId, 'lighthouse')).toBeNull()
  })
})
