import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { campaigns } from '#content/campaigns.ts'
import { faq } from '#content/faq.ts'
import { informations } from '#content/informations.ts'
import { privacy } from '#content/legal/privacy.ts'
import { commercialTransactions, paymentServices } from '#content/legal/selling.ts'
import { terms } from '#content/legal/terms.ts'
import { questionnaires } from '#content/questionnaires.ts'
import { specialGifts } from '#content/store/specialGifts.ts'
import { preferenceMaxAge } from '#platform/storage/cookie.ts'
import { codeLength } from '#rules/campaignCode.ts'
import { daysOfBought } from '#rules/coins.ts'
import { mostReferrals, referralCoins, referralDays, referralTakenDays } from '#rules/referral.ts'
import { staminaEveryMs, staminaMost } from '#rules/stamina.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { monthlyYen, mostPaidCoins } from '../domains/checkout/limits.ts'
import { daysToRaise } from '../domains/checkout/spending.ts'
import { daysForMadeToOrder } from '../domains/checkout/yen.ts'
import { daysBefore } from '../domains/delivery/reminding.ts'
import { daysToSay } from '../domains/delivery/service.ts'
import { undoDays } from '../domains/leaving/service.ts'
import { deadlinesOf, usualKonbiniDays } from '../domains/payments/deadlines.ts'
import { grownUp } from '../domains/referral/service.ts'
import { guardianlessAge, minimumAge } from '../domains/sign-up/birthDate.ts'
import { codeMinutes } from '../domains/sign-up/codes.ts'
import { resendAfterMs } from '../domains/sign-up/sendLimits.ts'
import { keptMs } from '../domains/support/jobs.ts'

type Text = { ja: string; en: string }

/** All that fans are told by the station itself: what it binds itself to, what it answers and what it announces. */
const texts: readonly Text[] = [
  ...[terms, privacy, commercialTransactions, paymentServices].flatMap(({ sections }) =>
    sections.flatMap(({ heading, body }) => [heading, body]),
  ),
  ...faq.flatMap(({ question, answer }) => [question, answer]),
  ...informations.flatMap(({ title, body }) => [title, body]),
]

const inDigits = (count: number) => count.toLocaleString('en')
const inKanji = (count: number) => '〇一二三四五六七八九'.charAt(count)
const inWords = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count]!

const dayMs = 24 * 60 * 60_000
/** What a slip is good for that is made on this noon in Japan. */
const { payBy } = deadlinesOf('KONBINI', new Date('2026-11-20T03:00:00.000Z'))
const lastMinute = payBy.toLocaleTimeString('ja', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Tokyo',
})
const oldestWard = guardianlessAge - 1
const [lastReminder, firstReminder] = daysBefore as [number, number]
const [tape] = campaigns
const [graded] = questionnaires
const staminaMinutes = staminaEveryMs / 60_000
const tracks = specialGifts['greenhouse-soundtrack']!.flatMap((gift) =>
  gift.kind === 'SOUND' ? gift.tracks : [],
)

/** What is said of a rule, by its constants. */
const promised: readonly Text[] = [
  {
    ja: `登録できるのは${minimumAge}歳以上の方です`,
    en: `You must be at least ${minimumAge}.`,
  },
  { ja: `${minimumAge}歳から${oldestWard}歳の方`, en: `${minimumAge} to ${oldestWard}` },
  { ja: `${grownUp}歳以上の方の表示名`, en: `display name if you are ${grownUp} or older` },
  {
    ja: `言語の設定（${preferenceMaxAge / (dayMs / 1000)}日間）`,
    en: `(${preferenceMaxAge / (dayMs / 1000)} days)`,
  },
  {
    ja: `メールなら${codeMinutes.EMAIL}分、SMSなら${codeMinutes.PHONE}分`,
    en: `${codeMinutes.EMAIL} minutes by mail and ${codeMinutes.PHONE} minutes by SMS`,
  },
  {
    ja: `確認コードは${codeMinutes.EMAIL}分で使えなくなります`,
    en: `A code works for ${inWords(codeMinutes.EMAIL)} minutes`,
  },
  {
    ja: `${resendAfterMs / 60_000}分たつと、同じ画面から送り直せます`,
    en: 'After a minute you can have another sent',
  },
  { ja: `最後のお返事から${keptMs / dayMs / 365}年で消します`, en: 'deleted a year after' },
  { ja: `お申し込みから${undoDays}日のあいだは`, en: `For ${undoDays} days after you ask` },
  { ja: `${undoDays}日後にアカウントを削除し`, en: `deleted ${undoDays} days later` },
  {
    ja: `番号の発行から${usualKonbiniDays}日後の${lastMinute}まで`,
    en: `by ${lastMinute} JST ${inWords(usualKonbiniDays)} days after the number is issued`,
  },
  {
    ja: `受注生産の商品は${daysForMadeToOrder}日後の${lastMinute}まで`,
    en: `${inWords(daysForMadeToOrder)} days for what is made to order`,
  },
  {
    ja: `お取り置きの${inKanji(usualKonbiniDays)}日間`,
    en: `${inWords(usualKonbiniDays)} days on hold`,
  },
  {
    ja: `1人が持てるのは${inDigits(mostPaidCoins)}枚まで`,
    en: `can hold up to ${inDigits(mostPaidCoins)}`,
  },
  { ja: `購入から${daysOfBought.paid}日です`, en: `${daysOfBought.paid} days from purchase` },
  {
    ja: `購入したコインは購入から${daysOfBought.paid}日、そのおまけは${daysOfBought.free}日です`,
    en: `Bought coins after ${daysOfBought.paid} days; the bonus that comes with them after ${daysOfBought.free}.`,
  },
  {
    ja: `16歳未満の方は月${inDigits(monthlyYen.below16)}円まで、18歳未満の方は月${inDigits(monthlyYen.below18)}円まで`,
    en: `Under 16 it is ¥${inDigits(monthlyYen.below16)} a month, under 18 ¥${inDigits(monthlyYen.below18)}`,
  },
  { ja: `上げるのは${inKanji(daysToRaise)}日たってから`, en: 'raising after a day' },
  {
    ja: `当選から${daysToSay}日以内です。${firstReminder}日前と${lastReminder}日前に`,
    en: `Within ${daysToSay} days of winning. We remind you by mail ${firstReminder} days and ${lastReminder} day before.`,
  },
  {
    ja: `${staminaMinutes}分にひとつずつ、${staminaMost}つまで`,
    en: `One every ${staminaMinutes} minutes, up to ${staminaMost}.`,
  },
  {
    ja: `登録から${referralTakenDays}日以内にコードを`,
    en: `within ${referralTakenDays} days of signing up`,
  },
  {
    ja: `スタンプを${referralDays}日押すと、おふたりに${referralCoins}コインずつ届きます。受け取れるのは${mostReferrals}人まで`,
    en: `stamped ${referralDays} days, you both get ${referralCoins} coins. You can get them for up to ${mostReferrals} friends`,
  },
  {
    ja: `お届け先は設定に${listSizes['Viewer.deliveryAddresses']}件まで`,
    en: `You can keep ${inWords(listSizes['Viewer.deliveryAddresses'])} addresses`,
  },
  // What content says twice.
  {
    ja: `ルカが${codeLength + 1}文字のコードを`,
    en: 'a code of thirteen characters',
  },
  { ja: `で、${tape!.reward.amount}コイン`, en: `${tape!.reward.amount} coins for the words` },
  { ja: `${tape!.reward.amount}コインになります`, en: `becomes ${tape!.reward.amount} coins` },
  { ja: `お願いします（${graded!.coins}コイン）`, en: `for the year (${graded!.coins} coins)` },
  {
    ja: `${graded!.coins}コインをお渡しします（先着${inDigits(graded!.rewardsMost)}名）`,
    en: `The first ${inDigits(graded!.rewardsMost)} to answer receive ${graded!.coins} coins`,
  },
  {
    ja: `つむぎです！ ${tracks.length}曲あります`,
    en: `Tsumugi here! ${inWords(tracks.length).replace('t', 'T')} tracks!`,
  },
]

/** What no rule of the code holds: the law's numbers, what people promise, and what is told as a story. */
const own: readonly Text[] = [
  // Who works at the station keeps these.
  { ja: '運営者は7日以内に確かめ', en: 'looks at it within 7 days' },
  { ja: '到着から8日以内に', en: 'within 8 days' },
  { ja: 'ふつう1分以内に届きます', en: 'usually takes less than a minute' },
  { ja: '1時間たっても変わらない', en: 'nothing changes for an hour' },
  { ja: 'ご注文から7日以内に港の倉庫を出ます', en: 'within seven days' },
  // The Payment Services Act.
  { ja: '有償コイン1枚は1円として', en: 'worth ¥1' },
  { ja: '60日以上の申出期間', en: 'at least 60 days' },
  { ja: '有効期間が6か月に満たない', en: 'less than six months' },
  // What a day and an age are.
  { ja: '一日は、日本時間の0時に始まります', en: 'A day begins at midnight in Japan' },
  { ja: '未成年でも購入できますか', en: 'I’m under 18' },
  { ja: '月ごとの上限があります', en: 'fans under 18' },
  { ja: '投票は1日1票。毎日0時に新しい1票が', en: 'One vote a day' },
  { ja: '無料で、毎日1口', en: 'one entry a day' },
  // The station's days.
  { ja: '112段', en: '112 steps' },
  { ja: '113段目', en: '113th' },
  { ja: '「深夜二時のラジオ」', en: '“Radio at 2 A.M.”' },
  { ja: '0とO、1とI', en: '0 or O, 1 or I' },
  { ja: '深夜2時から4時まで', en: 'from 2 to 4 a.m.' },
  { ja: '30分早く', en: 'half an hour early' },
  { ja: '単4形3本', en: '3 × AAA' },
  { ja: '3曲目の13秒', en: '13 seconds in' },
  { ja: '午前3時12分', en: '3:12 in the morning' },
  { ja: '0.4秒', en: '0.4 seconds' },
  { ja: '深夜1時', en: 'one in the morning' },
]

describe('what fans are told of a rule', () => {
  it.each(promised)('is what it holds: $ja', ({ ja, en }) => {
    const telling = texts.filter((text) => text.ja.includes(ja))
    expect(telling, ja).not.toEqual([])
    for (const text of telling) expect(text.en).toContain(en)
  })

  it.each(own)('or of something else is still told: $ja', ({ ja, en }) => {
    const telling = texts.filter((text) => text.ja.includes(ja))
    expect(telling.filter((text) => text.en.includes(en))).not.toEqual([])
  })

  it('is all that has a number, but for what no rule holds', () => {
    const untried = (language: 'ja' | 'en') => {
      const known = [...promised, ...own]
        .map((phrase) => phrase[language])
        .toSorted((one, other) => other.length - one.length)
      return texts
        .map((text) => known.reduce((left, phrase) => left.replaceAll(phrase, '…'), text[language]))
        .filter((left) => /\d/.test(left))
    }
    expect(untried('ja')).toEqual([])
    expect(untried('en')).toEqual([])
  })
})

it('a slip’s last minute is one, wherever it is told', () => {
  const days = Math.floor((payBy.getTime() - Date.parse('2026-11-19T15:00:00.000Z')) / dayMs)
  expect(days).toBe(usualKonbiniDays)
  for (const locale of ['ja', 'en'])
    expect(readFileSync(`features/checkout/messages/${locale}.ts`, 'utf8')).toContain(lastMinute)
})

it('postage is in the price, wherever it is told', () => {
  expect(commercialTransactions.sections.map(({ body }) => body.ja)).toContainEqual(
    expect.stringContaining('送料は価格に含まれます'),
  )
  const ofPostage = informations.filter(({ body }) => body.ja.includes('送料'))
  expect(ofPostage).not.toEqual([])
  for (const { body } of ofPostage) expect(body.ja).toContain('送料は価格に含まれています')
})
