import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const texts = (files: string) =>
  globSync(files).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const japanese = texts('features/*/messages/ja.ts')

/** A way back is worded alike wherever it leads: 「〜へ戻る」, in these characters and by this particle; 「ひとつ戻る」 undoes a step. */
it('a way back is worded alike everywhere', () => {
  const ways = japanese.flatMap(({ text }) =>
    [...text.matchAll(/'([^']*(?:戻る|もどる))',/g)].map(([, each]) => each!),
  )
  expect(ways.length).toBeGreaterThan(20)
  expect(ways.filter((way) => !/(?:へ|^|^ひとつ)戻る$/.test(way))).toEqual([])
})

/** Where a fan's works are is 「ライブラリ」, in one name; 「買った作品をひらく」 opens what was bought, and names no place. */
it('the library is named alike everywhere', () => {
  const said = [
    ...japanese,
    ...texts('content/**/*.ts'),
    ...texts('gateway/domains/*/{letters,notices}.ts'),
  ]
  expect(said.filter(({ text }) => text.includes('「ライブラリ」')).length).toBeGreaterThan(5)
  const otherwise = /「買った作品[^」]*」|買った作品を見る|'買った作品(?:・[^']*)?'/
  expect(said.filter(({ text }) => otherwise.test(text)).map(({ file }) => file)).toEqual([])
})

/** What is announced is お知らせ, in one spelling, in messages and in what the house itself says. */
it('an announcement is spelt alike everywhere', () => {
  const said = [...japanese, ...texts('content/**/*.ts')]
  expect(said.filter(({ text }) => text.includes('お知らせ')).length).toBeGreaterThan(10)
  expect(said.filter(({ text }) => text.includes('おしらせ')).map(({ file }) => file)).toEqual([])
})
