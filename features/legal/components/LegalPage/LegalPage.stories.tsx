import preview from '#storybook/preview.tsx'
import { LegalRows } from '../LegalRows/LegalRows.tsx'
import { LegalPage } from './LegalPage.tsx'

const meta = preview.meta({
  component: LegalPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '利用規約',
    children: (
      <LegalRows rows={[{ heading: '登録と年齢', body: '登録できるのは13歳以上の方です。' }]} />
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  args: {
    title: 'ダイレクトメッセージと通話の録音に関する、十八歳に満たない方のための特別なきまり',
  },
})
