import { expect, it } from 'vitest'
import { addressOf, askedBy, readAddress, variablesOf, type Asked } from './address.ts'

const read = (search: string) => readAddress(new URLSearchParams(search))
const narrow = { since: '2026-11-01', until: '2026-11-20', hasPicture: true, authorId: 'user_1' }

it.each<Asked>([
  { words: '' },
  { words: 'らじお 夜' },
  { words: 'らじお', kind: 'TOPICS' },
  { words: '', kind: 'TALK', roomId: 'channel_1', ...narrow },
  { words: '', kind: 'POSTS', ...narrow },
  { words: '海', kind: 'TALK', since: '2026-11-01' },
])('says in an address what it looks for: %j', (asked) => {
  const address = addressOf(asked)
  const again = askedBy(variablesOf(read(address.split('?')[1] ?? '')))
  expect(again).toMatchObject(asked)
  expect(addressOf(again)).toBe(address)
})

it('reads what older addresses mean: posts, by somebody and of some days', () => {
  expect(read('q=a&by=user_1')).toMatchObject({ kind: 'POSTS', authorId: 'user_1' })
  expect(read('q=a&within=week')).toMatchObject({ kind: 'POSTS', since: expect.any(String) })
  expect(read('q=a&within=toString')).toMatchObject({ words: 'a', kind: null })
})

it.each(['since=2026-13-01', 'until=x', 'since=2026-11-02&until=2026-11-01', 'has=film'])(
  'says that %s cannot be looked for',
  (search) => {
    const asked = askedBy(variablesOf(read(`q=a&kind=talk&${search}`)))
    expect(asked).toMatchObject({ words: 'a', isUnclear: true })
    expect(addressOf(asked)).toBe('/search?q=a')
  },
)
