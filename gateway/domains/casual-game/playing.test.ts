import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { greedy, playOut } from '#rules/games/lighthouse/bots.ts'
import { lighthouseRules } from '#rules/games/lighthouse/replay.ts'
import { lighthouseTables } from '#rules/games/lighthouse/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { balancesOf, grant } from '../ledger/service.ts'
import { newId } from '../../platform/ids.ts'
import { finishPlay, startPlay } from './playing.ts'
import { gameOf, topOf, viewerBestOf } from './service.ts'
import { readStamina, recoverStamina } from './stamina.ts'
import { casualGamePlay } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const name = 'lighthouse'
let requests = 0
const newRequest = () => `request-${(requests += 1)}`
const start = (fan: string | null, requestId = newRequest(), rules = lighthouseRules) =>
  startPlay(stage.as(fan), { communityId: stage.communityId, name, requestId, rules })
const left = async (fan: string) =>
  (await readStamina(stage.as(fan), { communityId: stage.communityId, fanId: fan })).left
const recover = (fan: string, means: 'TICKET' | 'PAID_COINS', requestId = newRequest()) =>
  recoverStamina(stage.as(fan), { communityId: stage.communityId, requestId, with: means })
const now = () => stage.as(null).now()

async function begun(fan: string) {
  const answer = await start(fan)
  if (answer.__typename !== 'StartCasualGameSuccess') throw new Error(answer.__typename)
  return answer.play
}
const useUp = async (fan: string) => {
  for (let all = await left(fan); all > 0; all -= 1) await begun(fan)
}
const give = (
  fan: string,
  what: 'TICKET:stamina' | 'COIN',
  amount: number,
  kind: 'FREE' | 'PAID',
) =>
  stage.db.transaction((transaction) =>
    grant(transaction, {
      key: `test:${newRequest()}`,
      reason: 'SUPPORT',
      at: now(),
      lots: [{ ownerId: fan, asset: what, class: kind, amount, expiry: { afterDays: 30 } }],
    }),
  )
const has = async (fan: string) => {
  const balances = await balancesOf(stage.db, fan, now())
  return {
    tickets: balances.get('TICKET:stamina')?.free ?? 0,
    paid: balances.get('COIN')?.paid ?? 0,
  }
}

/** What a bot does in a play. */
function played({ seed }: { seed: string }) {
  const { inputs, night } = playOut(greedy, seed, lighthouseTables)
  return { inputs, until: night.step, score: night.score }
}

describe('a play', () => {
  it('begins as often as there is stamina for, by 50 requests at once', async () => {
    const fan = await stage.fan()
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(fan)))
    expect(
      answers.filter(({ __typename }) => __typename === 'StartCasualGameSuccess'),
    ).toHaveLength(5)
    expect(new Set(answers.map(({ __typename }) => __typename)).size).toBe(2)
    expect(await left(fan)).toBe(0)
  })

  it('is one, and costs one, by the same request 50 times at once', async () => {
    const fan = await stage.fan()
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(fan, 'same')))
    expect(new Set(answers.map((answer) => 'play' in answer && answer.play?.id)).size).toBe(1)
    expect(await left(fan)).toBe(4)
  })

  it('says when the next stamina comes, and it does', async () => {
    const fan = await stage.fan()
    await useUp(fan)
    expect(await start(fan)).toMatchObject({
      __typename: 'StaminaNotEnoughError',
      retryAt: new Date(now().getTime() + 30 * 60_000),
    })
    stage.pass(30 * 60 - 1)
    expect((await start(fan)).__typename).toBe('StaminaNotEnoughError')
    stage.pass(1)
    expect((await start(fan)).__typename).toBe('StartCasualGameSuccess')
  })

  it('is for those who have joined, of a game that is there, under its rules', async () => {
    const fan = await stage.fan()
    expect((await start(null)).__typename).toBe('UnauthenticatedError')
    expect((await start(await stage.fan({ hasJoined: false }))).__typename).toBe('NotJoinedError')
    expect((await start(fan, 'old', 'older')).__typename).toBe('CasualGameRulesChangedError')
    for (const other of ['', 'constructor', "';--"])
      expect(await gameOf(stage.as(fan), stage.communityId, other)).toBeNull()
    expect(await left(fan)).toBe(5)
  })

  it('dies with its gateway, and no stamina is lost', async () => {
    const fan = await stage.fan()
    await expect(
      stage.db.transaction(async (transaction) => {
        const context = { ...stage.as(fan), db: transaction as unknown as typeof stage.db }
        const input = {
          communityId: stage.communityId,
          name,
          requestId: 'dies',
          rules: lighthouseRules,
        }
        await startPlay(context, input)
        throw new Error('died')
      }),
    ).rejects.toThrow('died')
    expect(await left(fan)).toBe(5)
  })
})

describe('an ending', () => {
  it('keeps what its replay comes to, once, by 50 at once', async () => {
    const fan = await stage.fan()
    const play = await begun(fan)
    stage.pass(90)
    const { inputs, until, score } = played(play)
    const ending = { playId: play.id, inputs, until }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => finishPlay(stage.as(fan), ending)),
    )
    for (const answer of answers) expect(answer).toMatchObject({ play: { score } })
    const game = { communityId: stage.communityId, name }
    expect(await viewerBestOf(stage.as(fan), game)).toBe(score)
    expect(await finishPlay(stage.as(fan), { ...ending, inputs: [] })).toEqual(answers[0])
  })

  it('is refused of another fan, another seed, too fast, too late', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const play = await begun(fan)
    const { inputs, until } = played(play)
    const ending = { playId: play.id, inputs, until }
    expect(await finishPlay(stage.as(fan), ending)).toMatchObject({ code: 'TOO_FAST' })
    stage.pass(90)
    expect((await finishPlay(stage.as(other), ending)).__typename).toBe('NotFoundError')
    expect((await finishPlay(stage.as(null), ending)).__typename).toBe('UnauthenticatedError')
    const stranger = { ...ending, playId: newId('casualplay') }
    expect((await finishPlay(stage.as(fan), stranger)).__typename).toBe('NotFoundError')
    expect(await finishPlay(stage.as(fan), { ...ending, until: until - 1 })).toMatchObject({
      code: 'INCOMPLETE',
    })
    stage.pass(30 * 60)
    expect(await finishPlay(stage.as(fan), ending)).toMatchObject({ code: 'EXPIRED' })
  })

  it('under rules that were changed meanwhile gives the stamina back, once', async () => {
    const fan = await stage.fan()
    const play = await begun(fan)
    await stage.db
      .update(casualGamePlay)
      .set({ rules: 'older' })
      .where(eq(casualGamePlay.id, play.id))
    const ending = { playId: play.id, inputs: [], until: 1 }
    const answers = await Promise.all([1, 2, 3].map(() => finishPlay(stage.as(fan), ending)))
    expect(answers).toContainEqual(expect.objectContaining({ code: 'CHANGED' }))
    expect(await left(fan)).toBe(5)
    await start(fan)
    await finishPlay(stage.as(fan), ending)
    expect(await left(fan)).toBe(4)
  })

  it('stands on the boards once a fan, the best first', async () => {
    stage.pass(24 * 60 * 60)
    const fans = [await stage.fan(), await stage.fan()]
    for (const fan of [...fans, ...fans]) {
      const play = await begun(fan)
      stage.pass(90)
      const { inputs, until } = played(play)
      await finishPlay(stage.as(fan), { playId: play.id, inputs, until })
    }
    const game = { communityId: stage.communityId, name }
    const top = await topOf(stage.as(null), game, { isOfToday: true, most: 50 })
    expect(top.map(({ fanId }) => fanId).toSorted()).toEqual(fans.toSorted())
    expect(top.map(({ score }) => score)).toEqual(
      top.map(({ score }) => score).toSorted((a, b) => b - a),
    )
    const all = await topOf(stage.as(null), game, { isOfToday: false, most: 50 })
    expect(all.length).toBeGreaterThan(2)
  })
})

describe('recovery', () => {
  it('takes one ticket, once, by the same request 50 times at once', async () => {
    const fan = await stage.fan()
    await give(fan, 'TICKET:stamina', 3, 'FREE')
    await useUp(fan)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => recover(fan, 'TICKET', 'one')),
    )
    for (const answer of answers) expect(answer.__typename).toBe('RecoverStaminaSuccess')
    expect(await left(fan)).toBe(5)
    expect((await has(fan)).tickets).toBe(2)
  })

  it('pays once by 50 requests at once: the others find it full, and pay nothing', async () => {
    const fan = await stage.fan()
    await give(fan, 'COIN', 500, 'PAID')
    await useUp(fan)
    const answers = await Promise.all(Array.from({ length: 50 }, () => recover(fan, 'PAID_COINS')))
    expect(answers.filter(({ __typename }) => __typename === 'RecoverStaminaSuccess')).toHaveLength(
      1,
    )
    expect((await has(fan)).paid).toBe(450)
    expect((await recover(fan, 'PAID_COINS')).__typename).toBe(
      'StaminaForRecoveryStaminaEnoughError',
    )
  })

  it('is refused without what it costs: coins that were given do not count', async () => {
    const fan = await stage.fan()
    await give(fan, 'COIN', 500, 'FREE')
    await give(fan, 'COIN', 49, 'PAID')
    await useUp(fan)
    expect((await recover(fan, 'PAID_COINS')).__typename).toBe(
      'PaidCoinsForRecoveryStaminaNotEnoughError',
    )
    expect((await recover(fan, 'TICKET')).__typename).toBe(
      'TicketsForRecoveryStaminaNotEnoughError',
    )
    expect(await left(fan)).toBe(0)
    expect((await has(fan)).paid).toBe(49)
  })

  it('by coins is had five times a day', async () => {
    const fan = await stage.fan()
    await give(fan, 'COIN', 500, 'PAID')
    for (let time = 0; time < 5; time += 1) {
      await start(fan)
      expect((await recover(fan, 'PAID_COINS')).__typename).toBe('RecoverStaminaSuccess')
    }
    await start(fan)
    expect((await recover(fan, 'PAID_COINS')).__typename).toBe('StaminaRecoveryLimitError')
    expect((await has(fan)).paid).toBe(250)
  })
})
