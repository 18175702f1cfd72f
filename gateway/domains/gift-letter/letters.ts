import { letterInBoth } from '../../platform/mail/letter.ts'
import type { LetterNames } from './tables.ts'

/** The mail that says that a letter is answered. The answer itself is read on the page, where it looks like one. */
export function answeredMail({ gift, talent }: Omit<LetterNames, 'fan'>) {
  return letterInBoth((language, { brand, link }) => {
    const isJapanese = language === 'ja'
    const from = talent?.[language]
    return {
      subject: isJapanese
        ? `【${brand}】おたよりにお返事が届きました`
        : `Your letter to ${brand} has an answer`,
      title: isJapanese
        ? `${from === undefined ? '' : `${from}から、`}お返事が届きました`
        : `${from ?? brand} has answered you`,
      parts: [
        {
          kind: 'text',
          text: isJapanese
            ? `「${gift.ja}」に添えたおたよりへのお返事です。便箋のままお読みいただけます。`
            : `It answers the letter that you wrote with “${gift.en}”. Read it as it was written:`,
        },
        {
          kind: 'action',
          label: isJapanese ? 'お返事を読む' : 'Read the answer',
          href: link('/mypage/special-gifts'),
        },
      ],
    }
  })
}
