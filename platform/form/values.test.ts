import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { agreed, email, isSecret, katakana, narrow, secret, text, tidyOf } from './values.ts'

const firstIssue = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message ?? null

describe('values', () => {
  it('ask by the id of their words', () => {
    expect(firstIssue(text('a.missing'), ' 　 ')).toBe('a.missing')
    expect(firstIssue(narrow('a.missing'), '　')).toBe('a.missing')
    expect(firstIssue(email('a.missing', 'a.wrong'), '')).toBe('a.missing')
    expect(firstIssue(email('a.missing', 'a.wrong'), 'aoi@')).toBe('a.wrong')
    expect(firstIssue(agreed('a.missing'), false)).toBe('a.missing')
    expect(firstIssue(agreed('a.missing'), true)).toBeNull()
  })

  it('are sent in one form, whatever keyboard they were typed with', () => {
    expect(v.parse(narrow('a'), ' １５０－０００１ ')).toBe('150-0001')
    expect(v.parse(katakana('a'), 'ほしの')).toBe('ホシノ')
    expect(v.parse(text('a'), ' 髙﨑 ')).toBe('髙﨑')
  })

  it('leave a secret as it was typed, and mark it wherever it stands', () => {
    const code = v.pipe(secret('a'), v.length(5, 'b'))
    expect(v.parse(code, ' １２３ ')).toBe(' １２３ ')
    expect([code, v.optional(code), v.object({ code })].map(isSecret)).toEqual([true, true, true])
    expect(isSecret(v.variant('kind', [v.object({ kind: v.literal('CODE'), code })]))).toBe(true)
    expect(isSecret(v.object({ name: text('a') }))).toBe(false)
  })

  it('are rewritten for the eye where they are for sending', () => {
    expect(tidyOf(email('a', 'b'))?.('ＡＯＩ')).toBe('AOI')
    expect(tidyOf(text('a'))).toBeUndefined()
  })
})
