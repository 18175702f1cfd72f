import preview from '#storybook/preview.tsx'
import { HashtagRow } from './HashtagRow.tsx'

const meta = preview.meta({ component: HashtagRow, args: { name: '夜の港' } })

export const Default = meta.story()
export const English = meta.story({ args: { name: 'harbour' }, globals: { locale: 'en' } })
export const LongText = meta.story({
  args: { name: '灯台のふもとで待つひよこ隊の夜の港から見える星のはなし' },
})
