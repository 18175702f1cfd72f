import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import ja from '#features/channel/messages/ja.ts'
import { isolatingIntl } from './IsolatingIntl.tsx'

const intl = isolatingIntl(
  createIntl({
    locale: 'ja',
    messages: { ...ja, count: '{name}さん{others, plural, =0 {} other {ほか#人}}' },
  }),
)

it('a name from right to left keeps to itself, so that what stands around it stays where it is', () => {
  expect(intl.formatMessage({ id: 'channel.newest' }, { name: 'محمد', text: '12時から' })).toBe(
    '\u2068محمد\u2069：12時から',
  )
  expect(intl.formatMessage({ id: 'count' as never }, { name: 'שירה', others: 3 })).toBe(
    '\u2068שירה\u2069さんほか3人',
  )
})

it('other names are left as they are', () => {
  expect(intl.formatMessage({ id: 'channel.newest' }, { name: 'こむぎ', text: 'はい' })).toBe(
    'こむぎ：はい',
  )
})
