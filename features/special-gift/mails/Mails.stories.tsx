import { answeredMail } from '#gateway/domains/gift-letter/letters.ts'
import { MailSheet } from '#storybook/MailSheet.tsx'
import preview from '#storybook/preview.tsx'

const reader = (brand: string, language: '' | '/en' = '') => ({
  name: 'はるか',
  brand,
  link: (path: string) => `https://yoiyami.example${language}${path}`,
})
const answered = answeredMail({
  gift: { ja: '夜半ルカからの手書きのお返事', en: 'A handwritten reply from Yowa Luka' },
  talent: { ja: '夜半ルカ', en: 'Yowa Luka' },
})

const meta = preview.meta({
  component: MailSheet,
  args: { mail: answered.ja(reader('よいやみ放送局')) },
})

export const LetterAnswered = meta.story()
export const LetterAnsweredInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: answered.en({ ...reader('Yoiyami Radio', '/en'), name: 'Haruka' }) },
})
