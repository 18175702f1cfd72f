import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, startGraphql } from './testing.ts'

const query = 'query G($day: Date) { tenant { community { buzzCasualGame(day: $day) { id } } } }'
const written = (day: string) => query.replace('($day: Date)', '').replace('$day', `"${day}"`)

describe('a day that is asked for', () => {
  let stage: Awaited<ReturnType<typeof startGraphql>>
  beforeAll(async () => {
    stage = await startGraphql()
  })
  afterAll(() => stage.close())

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31', 'yesterday', ''])(
    'is refused as the asker’s fault where there is none: %s',
    async (day) => {
      for (const answer of [await stage.ask(query, { day }), await stage.ask(written(day))]) {
        const codes = await codesOf(answer)
        expect(codes.length).toBeGreaterThan(0)
        expect(codes).not.toContain('INTERNAL')
        expect(codes).not.toContain('INTERNAL_SERVER_ERROR')
      }
    },
  )

  it('has no game where nobody played on it', async () => {
    const answer = await stage.ask(query, { day: '1970-01-01' })
    expect(await answer.json()).toEqual({
      data: { tenant: { community: { buzzCasualGame: null } } },
    })
  })
})
