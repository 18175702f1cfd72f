import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Whose journeys go there by links alone: the journey, and the words that it goes by or finds there. */
const byLinks: Readonly<Record<string, readonly [journey: string, words: string]>> = {
  account: ['own-page', 'パスワードを変更'],
  auth: ['first-steps', 'パスワードを忘れた方'],
  'casual-game': ['lighthouse', '^灯台 あと'],
  collection: ['draws', "name: 'コレクション'"],
  'data-export': ['leaving', '自分のデータを受け取る'],
  delivery: ['presents', String.raw`store\/prize\/delivery`],
  leaving: ['leaving', '退会を申し込む'],
  'official-schedule': ['schedule', 'official-schedules'],
  player: ['films', '放送局の短い映画'],
  profile: ['own-page', 'プロフィールを編集'],
  sharing: ['voting-journey', 'リンクをコピー'],
  'special-gift': ['special-gifts', '買った作品をひらく'],
  'standalone-game': ['harbour', '^港町 '],
  'supporter-rank': ['supporter-rank', '冬の応援シーズン'],
}

/** What looks at pages from outside, and uses none of them. */
const lookers = /\/(faces|first-page|weight|flooded)\.spec\.ts$/

test('a journey in a browser opens each feature that has screens', () => {
  const journeys = globSync('tests/e2e/**/*.ts').filter((file) => !lookers.test(file))
  const told = journeys.map((file) => readFileSync(file, 'utf8')).join('\n')
  const features = globSync('features/*/routes.ts').map((file) => file.split('/')[1] ?? '')
  expect(features.length).toBeGreaterThan(40)
  const unopened = features.filter((feature) => {
    const [journey, words] = byLinks[feature] ?? []
    if (journey === undefined || words === undefined)
      return !addressesOf(feature).some((address) => address.test(told))
    return !readFileSync(`tests/e2e/${journey}.spec.ts`, 'utf8').includes(words)
  })
  expect(unopened).toEqual([])
})

/** A feature's addresses, as a journey writes them: in place of an id stands anything. */
function addressesOf(feature: string): RegExp[] {
  const text = readFileSync(`addresses/${feature}.ts`, 'utf8')
  const addresses = [...text.matchAll(/path\(\s*'([^']+)'/g)].map(([, address = '']) => address)
  return addresses.map((address) => {
    const written = address.replaceAll(/:\w+/g, '[^/\'"`?]+')
    return new RegExp(`(?<![\\w/])(?:\\$\\{[\\w.]*origin\\}|\\*\\*)?${written}(?=['"\`?#*])`)
  })
}
