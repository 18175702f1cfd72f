import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openOperationsFixture } from '../gateway/domains/operations/testing.ts'
import { newFan } from '../gateway/domains/ledger/testing.ts'
import { reportsOf } from '../gateway/domains/moderation/deciding.ts'
import { report as reportTable } from '../gateway/domains/moderation/tables.ts'
import { drawListed, listClosed } from '../gateway/domains/prize-draw/drawing.ts'
import { enterDraw } from '../gateway/domains/prize-draw/entering.ts'
import { newDraw } from '../gateway/domains/prize-draw/testing.ts'
import { sendInquiry } from '../gateway/domains/support/sending.ts'
import { addMachine, cardsAlone } from '../gateway/domains/treasure-machine/testing.machines.ts'
import { newId } from '../gateway/platform/ids.ts'
import { readCommand } from './ops/commands.ts'
import { UsageError } from './usage.ts'

const execute = promisify(execFile)

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(async () => {
  await desk.close()
})

async function run(...args: string[]): Promise<{ code: number; told: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: desk.appUrl,
    DATABASE_OWNER_URL: desk.ownerUrl,
    LOG_LEVEL: 'silent',
  }
  return execute(process.execPath, ['scripts/ops.ts', ...args], { env }).then(
    ({ stdout }) => ({ code: 0, told: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      told: stdout + stderr,
    }),
  )
}

/** The same without a process of its own, which takes a second or more. */
async function operate(...args: string[]): Promise<{ code: number; told: string }> {
  const done = async () => readCommand(args).run({ ...desk.as(null), tenantId: 'ouen' })
  return done().then(
    (lines) => ({ code: 0, told: lines.join('\n') }),
    (error: unknown) => ({ code: error instanceof UsageError ? 2 : 1, told: String(error) }),
  )
}

it('two operators refund an order, by its number, and see what was done', async () => {
  const fan = await desk.adult()
  const orderId = await desk.bought(fan, await desk.item({ priceYen: 1_200 }), 1_200)
  const shown = await operate('show', 'order', orderId)
  const number = /\d{6}-\w{4}-\w{4}/.exec(shown.told)![0]
  const asked = await operate('refund', number, '--by', '佐藤', '--why', '印刷が薄い')
  expect(asked).toMatchObject({ code: 0, told: expect.stringContaining('¥1200 go back') })
  const actId = /act_\w{26}/.exec(asked.told)![0]
  expect((await operate('show', 'refunds')).told).toContain(actId)
  const alone = await operate('approve', actId, '--by', '佐藤', '--why', 'はい')
  expect(alone).toMatchObject({ code: 1, told: expect.stringContaining('somebody else') })
  const approve = () => operate('approve', actId, '--by', 'Suzuki', '--why', 'お写真を確認')
  expect((await approve()).told).toContain('¥1200 go back')
  expect(await approve()).toMatchObject({ code: 0, told: expect.stringContaining('Done before') })
  const after = (await operate('show', 'order', number)).told
  for (const words of ['REFUNDED', '印刷が薄い', 'お写真を確認', 'by suzuki', 'taken back'])
    expect(after).toContain(words)
})

it('an operator begins a checkout for a fan, and tells its address', async () => {
  const fan = await desk.adult()
  const item = await desk.item({ priceYen: 1_200, stock: 4 })
  const sell = () =>
    operate('sell', fan, '--item', `${item}=2`, '--by', '佐藤', '--why', '電話でのご注文')
  const { code, told } = await sell()
  expect([code, told]).toEqual([0, expect.stringMatching(/^Begun.*\n {2}\/checkout\/checkout_/)])
  expect((await sell()).told).toContain(/\/checkout\/\w+/.exec(told)![0])
  expect(await desk.free(item)).toBe(2)
})

it.each([
  [0, ['help'], 'npm run ops'],
  [1, ['refund', 'order_none', '--by', 'a', '--why', 'b'], 'There is no order order_none'],
  [2, ['refund', 'order_none'], '--by'],
  [2, ['sell', 'user_none', '--by', 'a', '--why', 'b'], '--item'],
])('exits with %i at %o, and says why', async (code, args, words) => {
  const answer = await run(...args)
  expect(answer).toEqual({ code, told: expect.stringContaining(words) })
  expect(answer.told).not.toMatch(/\n\s+at /)
})

it('two operators change a machine’s odds by a file, from a time on', async () => {
  const { id, prizes } = await addMachine(desk, { odds: cardsAlone })
  expect((await operate('show', 'odds', id)).told).toContain('"weight": 85000')
  const folder = await mkdtemp(join(tmpdir(), 'odds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'odds.json')
  await writeFile(file, JSON.stringify(cardsAlone(prizes)))
  const hand = ['--by', '佐藤', '--why', '新しい版']
  const from = new Date(Date.now() + 86_400_000).toISOString()
  const asked = await operate('odds', id, '--file', file, '--from', from, ...hand)
  expect(asked).toMatchObject({ code: 0, told: expect.stringContaining('version 2') })
  const actId = /act_\w{26}/.exec(asked.told)![0]
  expect(await operate('approve', actId, ...hand)).toMatchObject({ code: 1 })
  const approved = await operate('approve', actId, '--by', 'Suzuki', '--why', '確認')
  expect(approved).toMatchObject({ code: 0, told: expect.stringContaining('version 2 takes') })
  expect((await operate('show', 'odds', id)).told).toContain('by 佐藤 and suzuki')
  await writeFile(file, '{ "base": 1')
  expect(await operate('odds', id, '--file', file, '--from', from, ...hand)).toMatchObject({
    code: 1,
  })
  expect(await operate('odds', id, '--file', file, '--from', 'soon', ...hand)).toMatchObject({
    code: 2,
  })
})

it('two operators open a season of supporters’ ranks by a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'season-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'season.json')
  const season = {
    name: { ja: '春', en: 'Spring' },
    opensOn: '2031-03-01',
    endsOn: '2031-05-01',
    budgetYen: 100,
    rules: [{ source: 'CHECK_IN', points: 5, per: 1, mostPerDay: 5 }],
    ranks: [
      {
        name: { ja: 'つぼみ', en: 'Bud' },
        points: 50,
        rewards: [{ kind: 'COIN', amount: 100 }],
      },
    ],
  }
  await writeFile(file, JSON.stringify(season))
  const hand = ['--by', '佐藤', '--why', '春の応援']
  const asked = await operate('season', desk.communityId, '--file', file, ...hand)
  const actId = /act_\w{26}/.exec(asked.told)![0]
  expect((await operate('show', 'seasons', desk.communityId)).told).toContain(actId)
  expect(await operate('approve', actId, ...hand)).toMatchObject({ code: 1 })
  const approved = await operate('approve', actId, '--by', 'Suzuki', '--why', '確認')
  expect(approved.told).toMatch(/\/supporter-rank\/supporterseason_\w+/)
  expect((await operate('show', 'seasons', desk.communityId)).told).toContain(
    '2031-03-01 to 2031-05-01  春',
  )
  expect(await operate('season', desk.communityId, ...hand)).toMatchObject({ code: 2 })
  expect(await operate('season', 'nowhere', '--file', file, ...hand)).toMatchObject({ code: 1 })
})

it('shows a prize draw, how far it has come, and what is late', async () => {
  const draw = await newDraw(desk.db, desk.as(null), {
    communityId: desk.communityId,
    slug: 'thanks',
    prizes: [{ kind: 'COIN', amount: 5 }],
  })
  const fan = await newFan(desk.db, desk.now())
  const entered = await enterDraw(desk.as(fan), {
    drawId: draw,
    requestId: 'one',
    withTicket: false,
  })
  if (entered.__typename !== 'EnterPrizeDrawSuccess') throw new Error(entered.__typename)
  expect((await operate('show', 'draws')).told).toContain('thanks: OPEN')
  expect((await operate('show', 'draw', 'thanks')).told).toContain('1 entries so far')
  const context = { ...desk.as(null), signal: new AbortController().signal }
  desk.pass(86_400 + 600)
  expect((await operate('show', 'draws')).told).toContain('LATE: its list')
  await listClosed(context)
  desk.pass(3_600)
  expect((await operate('show', 'draw', draw)).told).toContain('LATE: its number')
  await drawListed(context)
  const { code, told } = await operate('show', 'draw', draw)
  expect(code).toBe(0)
  expect(told).toContain('thanks: DRAWN')
  expect(told).toContain(`entry ${entered.entry.id}, given`)
  for (const secret of ['LATE', fan]) expect(told).not.toContain(secret)
  desk.pass(-90_600)
  expect(await operate('show', 'draw', 'constructor')).toMatchObject({ code: 1 })
})

it('says of whom it knows nothing', async () => {
  const answer = await operate('show', 'fan', 'user_none')
  expect(answer).toEqual({ code: 1, told: expect.stringContaining('There is no fan') })
})

it.each([
  [['refund'], 'npm run ops'],
  [['burn', 'order_none'], 'npm run ops'],
  [['refund', 'x', '--by', 'a', '--why', 'b', '--yen', '-3'], '--yen'],
  [['refund', 'x', '--by', 'a', '--why', 'b', '--yen', '0'], '--yen takes a whole number'],
  [['refund', 'x', '--by', 'a', '--why', 'b', '--yen', '3', '--line', '1'], '--line or --yen'],
  [['ship', 'x', '--by', 'a', '--why', 'b', '--yen', '3'], '--yen is nothing to ship'],
  [['approve', 'x', '--because', 'y'], '--because'],
])('does not understand %o, and says why', async (args, words) => {
  expect(await operate(...args)).toEqual({ code: 2, told: expect.stringContaining(words) })
})

it('an operator answers a question, and decides a report, once', async () => {
  const fan = await desk.adult()
  const sent = await sendInquiry(desk.as(fan), {
    topic: 'GOODS',
    text: '箱がつぶれていました。\n写真があります。',
    replyTo: 'fan@example.com',
    idempotencyKey: 'one',
  })
  if (sent.__typename !== 'SendInquirySuccess') throw new Error(sent.__typename)
  const { number } = sent.inquiry
  const waiting = (await operate('show', 'inquiries')).told
  expect(waiting).toContain(`${number}  GOODS, ja`)
  expect(waiting).not.toContain('fan@example.com')
  const hand = ['--by', '佐藤', '--why', '交換の手配ずみ']
  const answer = () => operate('answer', number, '--text', '交換します。', ...hand)
  expect((await answer()).told).toContain('goes by mail')
  expect((await answer()).told).toContain('before')
  expect((await operate('show', 'inquiry', number)).told).toContain('> 写真があります。')
  expect((await operate('show', 'inquiries')).told).toContain('No question waits')
  expect(await operate('answer', number, ...hand)).toMatchObject({ code: 2 })
  expect(await operate('answer', 'S-0000-0000', '--text', 'x', ...hand)).toMatchObject({ code: 1 })

  const report = newId('report')
  await desk.db.insert(reportTable).values({
    id: report,
    kind: 'MESSAGE',
    subjectId: newId('message'),
    reporterId: fan,
    reason: 'SPAM',
    note: '',
    createdAt: desk.now(),
  })
  expect((await operate('show', 'reports')).told).toContain(report)
  const decide = (outcome: string) => operate('decide', report, '--outcome', outcome, ...hand)
  expect(await decide('maybe')).toMatchObject({ code: 1 })
  expect((await decide('acted')).told).toContain('told by mail')
  expect((await decide('acted')).told).toContain('before')
  expect(await decide('not-acted')).toMatchObject({ code: 1 })
  const [seen, ...others] = (await reportsOf(desk.as(fan))) ?? []
  expect([seen, others]).toEqual([expect.objectContaining({ state: 'ACTED' }), []])
  expect(await reportsOf(desk.as(await desk.adult()))).toEqual([])
  expect(await reportsOf(desk.as(null))).toBeNull()
})
