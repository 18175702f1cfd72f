import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionnaireAnswerInput as Answer } from '../types.generated.ts'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { balancesOf } from '../ledger/service.ts'
import { answerQuestionnaire, keepViewerAnswers } from './answering.ts'
import { exportAnswers } from './exporting.ts'
import { invariants } from './invariants.ts'
import {
  askedBy,
  hasCoinsLeft,
  loadQuestionnaire,
  questionnairesOf,
  resultsOf,
  viewerResponse,
} from './reading.ts'
import { questionnaire, questionnaireResponse, type QuestionnaireRow } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let asks: Map<string, QuestionnaireRow>
beforeAll(async () => {
  stage = await openCommunity()
  const rows = await questionnairesOf(stage.as(null), stage.communityId)
  asks = new Map(rows.map((row) => [row.slug, row]))
})
afterAll(() => stage.close())

const named = (slug: string) => asks.get(slug)!
/** The first choice of each question that has some, and words for the others. */
const whole = (row: QuestionnaireRow, at = 0, words = 'こたつです'): Answer[] =>
  askedBy(row).map(({ id, kind, choiceIds }) =>
    kind === 'TEXT'
      ? { questionId: id, choiceIds: [], text: words }
      : { questionId: id, choiceIds: [choiceIds[at]!], text: null },
  )
type Answers = Answer[]
const keep = (fan: string | null, row: QuestionnaireRow, answers: Answers) =>
  keepViewerAnswers(stage.as(fan), { questionnaireId: row.id, answers })
const answer = (fan: string | null, row: QuestionnaireRow, answers = whole(row)) =>
  answerQuestionnaire(stage.as(fan), { questionnaireId: row.id, answers })
const own = (fan: string, row: QuestionnaireRow) => viewerResponse(stage.as(fan), row)
const coins = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('COIN')?.free ?? 0
const refused = (code: string) => ({ __typename: 'QuestionnaireError', code })

describe('answers that are kept', () => {
  it('stand beside each other, the newest of each question', async () => {
    const [fan, row] = [await stage.fan(), named('station-year-end')]
    const [when, place] = askedBy(row)
    await Promise.all([
      keep(fan, row, [{ questionId: when!.id, choiceIds: [when!.choiceIds[1]!], text: null }]),
      keep(fan, row, [{ questionId: place!.id, choiceIds: [place!.choiceIds[2]!], text: null }]),
    ])
    await keep(fan, row, [{ questionId: when!.id, choiceIds: [when!.choiceIds[3]!], text: null }])
    expect(await own(fan, row)).toMatchObject({
      answers: { when: { choiceIds: ['night'] }, 'oshi-scene': { choiceIds: ['greenhouse'] } },
      sentAt: null,
    })
    expect(await own(await stage.fan(), row)).toBeNull()
  })

  it('are nobody’s answer until they are sent, and can’t be changed from then on', async () => {
    const [fan, row] = [await stage.fan(), named('next-sticker')]
    const before = await stage.db.select().from(questionnaireResponse)
    await keep(fan, row, whole(row))
    expect(await exportAnswers(stage.db, row.slug)).toHaveLength(
      before.filter((each) => each.questionnaireId === row.id).length + 1,
    )
    expect(await answer(fan, row)).toMatchObject({ __typename: 'AnswerQuestionnaireSuccess' })
    expect(await keep(fan, row, whole(row, 1))).toEqual(refused('ALREADY_ANSWERED'))
    expect(await own(fan, row)).toMatchObject({
      answers: { face: { choiceIds: ['hiyori-sleepy'] } },
    })
  })
})

describe('an answer', () => {
  it('is given once and brings its coins once, however often it is sent at once', async () => {
    const [fan, row] = [await stage.fan(), named('station-year-end')]
    const before = await coins(fan)
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer(fan, row)))
    for (const each of answers) expect(each).toMatchObject({ coins: 30 })
    expect(await coins(fan)).toBe(before + 30)
    expect(await answer(fan, row, whole(row, 1))).toEqual(refused('ALREADY_ANSWERED'))
    expect(await coins(fan)).toBe(before + 30)
  })

  it('that lacks what is asked for, or is none, is not taken', async () => {
    const [fan, row] = [await stage.fan(), named('station-year-end')]
    const [when, place, more] = askedBy(row)
    const words = askedBy(row).at(-1)!
    const of = (questionId: string, choiceIds: string[], text: string | null = null) =>
      answer(fan, row, [{ questionId, choiceIds, text }])
    expect(await of(when!.id, [when!.choiceIds[0]!])).toEqual(refused('INCOMPLETE'))
    const odd: [string, string[], string?][] = [
      [when!.id, [when!.choiceIds[0]!, when!.choiceIds[1]!]],
      [when!.id, [place!.choiceIds[0]!]],
      [when!.id, ['__proto__']],
      [when!.id, [], '朝'],
      ['constructor', [when!.choiceIds[0]!]],
      [more!.id, more!.choiceIds.slice(0, 4)],
      [more!.id, [more!.choiceIds[0]!, more!.choiceIds[0]!]],
      [askedBy(named('next-sticker'))[0]!.id, []],
      [words.id, [when!.choiceIds[0]!], 'こたつ'],
    ]
    for (const each of odd) expect(await of(...each)).toEqual(refused('INVALID'))
    expect(await of(words.id, [], 'あ'.repeat(401))).toEqual(refused('TOO_LONG'))
    expect(await of(words.id, [], 'あ\u202eい')).toEqual(refused('UNREADABLE'))
    const twice = whole(row)
    expect(await answer(fan, row, [...twice, twice[0]!])).toEqual(refused('INVALID'))
    expect(await own(fan, row)).toMatchObject({ sentAt: null })
  })

  it('of a guest, of who has not joined, of what is elsewhere or over is refused', async () => {
    const [fan, row] = [await stage.fan(), named('festival-night')]
    expect(await answer(fan, row)).toEqual(refused('ENDED'))
    expect(await keep(fan, row, whole(row))).toEqual(refused('ENDED'))
    expect(await answer(null, row)).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await answer(await stage.fan({ hasJoined: false }), row)).toMatchObject({
      __typename: 'NotJoinedError',
    })
    for (const id of ['', 'questionnaire_x', stage.communityId, '__proto__'])
      expect(await answer(fan, { ...row, id }, [])).toMatchObject({ __typename: 'NotFoundError' })
  })

  it('brings no coins once its budget is used up, and says so ahead', async () => {
    const row = named('station-year-end')
    const [{ given } = { given: 0 }] = await stage.db
      .select({ given: questionnaire.rewardsGiven })
      .from(questionnaire)
      .where(eq(questionnaire.id, row.id))
    const most = (rewardsMost: number) =>
      stage.db.update(questionnaire).set({ rewardsMost }).where(eq(questionnaire.id, row.id))
    await most(given + 1)
    const fans = await Promise.all(Array.from({ length: 5 }, () => stage.fan()))
    const answers = await Promise.all(fans.map((fan) => answer(fan, row)))
    const brought = answers.map((each) => ('coins' in each ? each.coins : -1))
    expect(brought.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 30])
    stage.pass(60)
    const now = (await loadQuestionnaire(stage.as(fans[0]!), row.id))!
    expect(await hasCoinsLeft(stage.as(fans[0]!), now)).toBe(false)
    await most(row.rewardsMost)
  })
})

describe('what came of it', () => {
  it('is shown to whoever may see it, and never of a few', async () => {
    const over = named('festival-night')
    expect((await resultsOf(stage.as(null), over))?.answers).toBeGreaterThan(5)
    const [fan, row] = [await stage.fan(), named('next-sticker')]
    expect(await resultsOf(stage.as(fan), row)).toBeNull()
    const [guest, open] = [await stage.fan(), named('station-year-end')]
    expect(await resultsOf(stage.as(guest), open)).toBeNull()
    await answer(guest, open)
    expect(await resultsOf(stage.as(guest), open)).toMatchObject({ answers: expect.any(Number) })
    await stage.db
      .delete(questionnaireResponse)
      .where(eq(questionnaireResponse.questionnaireId, over.id))
    stage.pass(60)
    expect(await resultsOf(stage.as(null), over)).toBeNull()
  })

  it('is handed to the operator without anybody’s name or time', async () => {
    const row = named('station-year-end')
    const fan = await stage.fan()
    await answer(fan, row, whole(row, 0, '=HYPERLINK("https://evil.example")\n"二行め"'))
    const lines = (await exportAnswers(stage.db, row.slug))!
    expect(lines[0]).toContain('"放送局にひとこと"')
    const text = lines.join('\n')
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")`)
    expect(text).not.toContain(fan)
    expect(text).not.toMatch(/user_|\d{4}-\d{2}-\d{2}/)
    expect(await exportAnswers(stage.db, 'no-such')).toBeNull()
  })
})

it('keeps its promises, and an audit sees where one is broken', async () => {
  const broken = async () =>
    (await audit(stage.ownerUrl, invariants)).map(({ violations }) => violations.length)
  expect(await broken()).toEqual([0, 0])
  const [fan, row] = [await stage.fan(), named('station-year-end')]
  const at = stage.as(null).now()
  await stage.db.insert(questionnaireResponse).values({
    questionnaireId: row.id,
    fanId: fan,
    answers: {},
    keptAt: at,
    sentAt: at,
    coins: 30,
  })
  expect(await broken()).toEqual([1, 1])
})
