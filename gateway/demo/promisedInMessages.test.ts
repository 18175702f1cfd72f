import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { holderMaxLength } from '#rules/bankAccount.ts'
import { codeLength } from '#rules/campaignCode.ts'
import { stepMs } from '#rules/games/lighthouse/replay.ts'
import { lighthouseTables } from '#rules/games/lighthouse/tables.ts'
import { letterText } from '#rules/giftLetter.ts'
import { editMs } from '#rules/message.ts'
import { claimDays } from '#rules/missions.ts'
import { muteDays } from '#rules/mute.ts'
import { answerMaxLength } from '#rules/questionnaire.ts'
import { referralTakenDays } from '#rules/referral.ts'
import { staminaRefillsADay } from '#rules/stamina.ts'
import { nameMaxLength } from '../domains/checkout/payer.ts'
import { daysToRaise } from '../domains/checkout/spending.ts'
import { daysForMadeToOrder } from '../domains/checkout/yen.ts'
import { daysToSay } from '../domains/delivery/service.ts'
import { longestAppeal } from '../domains/information/received.ts'
import { undoDays } from '../domains/leaving/service.ts'
import { usualKonbiniDays } from '../domains/payments/deadlines.ts'
import { minimumAge } from '../domains/sign-up/birthDate.ts'
import { daysOfPoints } from '../domains/treasure-machine/granting.ts'
import { mostReplacedADay } from '../domains/treasure-machine/seeds.ts'

const editMinutes = editMs / 60_000
const nightSeconds = (lighthouseTables.steps * stepMs) / 1000

/** Words that tell a rule's number where they stand, and the number. */
const told: [message: string, count: number][] = [
  ['gift.letter.hint', letterText.maxLength],
  ['errors.CommentEditClosedError', editMinutes],
  ['errors.PostEditClosedError', editMinutes],
  ['errors.TopicEditClosedError', editMinutes],
  ['leaving.lead', undoDays],
  ['mission.missed.how', claimDays],
  ['stamina.noRefills', staminaRefillsADay],
  ['errors.StaminaRecoveryLimitError', staminaRefillsADay],
  ['errors.CampaignCodeError.INVALID', codeLength + 1],
  ['errors.CheckInStoreError.INVALID', codeLength + 1],
  ['questionnaire.longest', answerMaxLength],
  ['errors.QuestionnaireError.TOO_LONG', answerMaxLength],
  ['errors.InviteCodeTooLateError', referralTakenDays],
  ['prizeDraw.terms.delivery', daysToSay],
  ['lighthouse.what', nightSeconds],
  ['play.lighthouse.none', nightSeconds],
  ['treasure.redeem.after', daysOfPoints],
  ['errors.DrawSeedError.LIMIT', mostReplacedADay],
  ['errors.KonbiniPayerError.TOO_LONG', nameMaxLength],
  ['errors.BankAccountError.NOT_A_HOLDER', holderMaxLength],
  ['onboarding.tooYoung.body', minimumAge],
  ['spending.cap.hint', daysToRaise],
  ['mute.word.duration.WEEK', muteDays.WEEK],
  ['mute.word.duration.MONTH', muteDays.MONTH],
  ['information.received.appeal.hint', longestAppeal],
  ['checkout.terms.payment.KONBINI', usualKonbiniDays],
  ['checkout.terms.payment.KONBINI', daysForMadeToOrder],
  ['errors.PurchaseLimitError.OWN_LIMIT', daysToRaise],
  ['errors.AgeRestrictionError', minimumAge],
]
/** As English spells them in these words. */
const spelled = new Map([
  [1, 'a day'],
  [3, '(?:three|third)'],
  [5, 'five'],
  [7, 'seven(?:th)?'],
  [10, 'ten'],
  [13, 'thirteen'],
  [14, 'fourteen'],
])

const messages = { ja: new Map<string, unknown>(), en: new Map<string, unknown>() }
beforeAll(async () => {
  for (const folder of globSync('features/*/messages'))
    for (const language of ['ja', 'en'] as const) {
      const file = resolve(folder, `${language}.ts`)
      if (!existsSync(file)) continue
      const { default: words } = (await import(file)) as { default: Record<string, unknown> }
      for (const [id, message] of Object.entries(words)) messages[language].set(id, message)
    }
})

/** What a message, which is parsed as it is built, says without its arguments. */
const literalsOf = (message: unknown) =>
  [...JSON.stringify(message ?? '').matchAll(/"value":"([^"]*)"/g)]
    .map(([, text]) => text)
    .join(' ')
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')))

it.each(told)('%s tells the rule’s %d', (id, count) => {
  const [ja, en] = [literalsOf(messages.ja.get(id)), literalsOf(messages.en.get(id))]
  expect(numbersIn(ja), ja).toContain(count)
  const word = spelled.get(count)
  const isSpelled = word !== undefined && new RegExp(`\\b${word}\\b`, 'i').test(en)
  expect(isSpelled || numbersIn(en).includes(count), `${count}: ${en}`).toBe(true)
})
