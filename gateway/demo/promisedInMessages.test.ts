import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { holderMaxLength } from '#rules/bankAccount.ts'
import { codeLength } from '#rules/campaignCode.ts'
import { stampCoins } from '#rules/checkIn.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { saveMaxBytes } from '#rules/games/harbour/save.ts'
import { stepMs } from '#rules/games/lighthouse/replay.ts'
import { lighthouseTables } from '#rules/games/lighthouse/tables.ts'
import { letterText } from '#rules/giftLetter.ts'
import { hashtagMaxLength } from '#rules/hashtag.ts'
import { editMs } from '#rules/message.ts'
import { claimDays } from '#rules/missions.ts'
import { muteDays } from '#rules/mute.ts'
import { pollMs } from '#rules/poll.ts'
import { answerMaxLength } from '#rules/questionnaire.ts'
import { referralTakenDays } from '#rules/referral.ts'
import { staminaRefillsADay } from '#rules/stamina.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { graceMs } from '../domains/buzz-casual-game/service.ts'
import { nameMaxLength } from '../domains/checkout/payer.ts'
import { daysToRaise } from '../domains/checkout/spending.ts'
import { daysForMadeToOrder } from '../domains/checkout/yen.ts'
import { daysToSay } from '../domains/delivery/service.ts'
import { longestAppeal } from '../domains/information/received.ts'
import { undoDays } from '../domains/leaving/service.ts'
import { usualKonbiniDays } from '../domains/payments/deadlines.ts'
import { ticketsMost } from '../domains/prize-draw/tables.ts'
import { minimumAge } from '../domains/sign-up/birthDate.ts'
import { keptMs } from '../domains/support/jobs.ts'
import { daysOfPoints } from '../domains/treasure-machine/granting.ts'
import { mostReplacedADay } from '../domains/treasure-machine/seeds.ts'
import { uploadMaxBytes } from '../platform/files/http.ts'
import { referralCodeLength } from '../domains/user/referral.ts'
import { passwordMaxLength, passwordMinLength } from '../platform/identity/passwordRules.ts'

const hourMs = 60 * 60_000
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
  ['check-in.guest.body', stampCoins.day],
  ['check-in.guest.body', stampCoins.seventh],
  ['check-in.store.code.how', codeLength + 1],
  ['timeline.hashtag.missing.body', hashtagMaxLength],
  ['errors.InvalidStandaloneGameSaveError.TOO_LARGE', saveMaxBytes / 1024],
  ['errors.LotteryErrorResponse.LIMIT', ticketsMost],
  ['mute.words.count', listSizes['ViewerMutes.words']],
  ['account.password.nextHint', passwordMinLength],
  ['errors.provider.weak-password', passwordMinLength],
  ['auth.reset.passwordHint', passwordMinLength],
  ['auth.reset.passwordShort', passwordMinLength],
  ['onboarding.password.hint', passwordMinLength],
  ['treasure.verify.reveal.body', mostReplacedADay],
  ['greenhouse.card.pattern', greenhouseTables.turns],
  ['greenhouse.once', graceMs / 60_000],
  ['poll.fields.duration.HOUR', pollMs.HOUR / hourMs],
  ['poll.fields.duration.DAY', pollMs.DAY / hourMs / 24],
  ['poll.fields.duration.THREE_DAYS', pollMs.THREE_DAYS / hourMs / 24],
  ['poll.fields.duration.WEEK', pollMs.WEEK / hourMs / 24],
  ['mute.word.duration.DAY', muteDays.DAY * 24],
  ['support.inquiry.missing.body', keptMs / hourMs / 24 / 365],
  ['errors.PasswordError.TOO_LONG', passwordMaxLength],
  ['profile.uploadHint', uploadMaxBytes / 1024 / 1024],
  ['profile.upload.tooLarge', uploadMaxBytes / 1024 / 1024],
  ['picture.problem.TOO_LARGE', uploadMaxBytes / 1024 / 1024],
  ['errors.InviteCodeInvalidError', referralCodeLength],
  ['onboarding.referral.hint', referralCodeLength],
  ['referral.enter.hint', referralCodeLength],
]

/** Numbers that no constant holds, by why. */
const own = new Map([
  [
    'one of a kind, or once: how the thing works, tried by its own tests',
    `
    errors.VoteToRoundAlreadyVotedError voting.find.found voting.receipt.what voting.round.next
    voting.standing.GUEST voting.left home.voting.open
    errors.TreasureMachineErrorResponse.DRAWN_TODAY treasure.odds.expected treasure.offer.daily
    treasure.offer.lot treasure.offer.once treasure.offer.ticket treasure.price.free
    treasure.price.one treasure.soldOut.body supporter-rank.rule.each supporter-rank.rule.yen
    store.item.draw questionnaire.privacy prizeDraw.enter.ticket prizeDraw.given.NFT
    prizeDraw.terms.OPEN prizeDraw.terms.PURCHASE prizeDraw.terms.caps play.draw.open
    play.greenhouse.none play.greenhouse.open play.machine.free play.machine.price
    penlight.like.full errors.LikeError.LIMIT notification.kind.OSHI_POST.body mission.renewal.ONCE
    gameRanking.how gameRanking.watch.later gameRanking.watch.laterNote gameReplay.notYet.body
    gameReplay.notYet.title dataExport.lead collection.set.first check-in.guest.title check-in.strip
    check-in.freeze.how check-in.presents.how check-in.present.outOfReach.body check-in.store.terms
    check-in.counter.how errors.MessageMentionError.LIMIT errors.MessageTextError.TOO_LONG
    errors.ReactionLimitError lighthouse.start stamina.confirmTicket errors.CampaignCodeError.LIMIT
    campaign.once errors.BuzzCasualGamePlayedError errors.BuzzCasualGameUnderWayError
    greenhouse.start greenhouse.what receipt.print.again checkout.terms.ending.how
    checkout.terms.renewal timeline.trend.body timeline.trend.empty.title timeline.trend.empty.body`,
  ],
  [
    'when a day or a month begins',
    `
    voting.results.AFTER_ROUND treasure.offer.freeDaily mission.renewal.DAILY
    mission.renewal.MONTHLY check-in.next check-in.store.tomorrow`,
  ],
  [
    'what the rules of a game show as it is played, whose tables its own tests hold',
    `
    harbour.build.how harbour.gift.lasts harbour.hint harbour.order.pay harbour.price harbour.raise
    harbour.strength lighthouse.how greenhouse.lesson.chain greenhouse.lesson.chain.done
    greenhouse.lesson.merge greenhouse.lesson.sun greenhouse.lesson.sun.done`,
  ],
  [
    'the form of what is typed, which its field refuses otherwise',
    `
    voting.find.how delivery.postalCode.hint delivery.street.hint
    errors.DestinationError.NOT_A_POSTAL_CODE errors.DestinationError.NOT_A_PHONE_NUMBER
    checkout.payer.phone.wrong errors.ContactError.NOT_A_MOBILE_NUMBER
    errors.BankAccountError.NOT_AN_ACCOUNT_NUMBER errors.BankAccountError.NOT_A_BANK_CODE
    errors.BankAccountError.NOT_A_BRANCH_CODE refund.bankCode.hint refund.branchCode.hint
    refund.number.hint onboarding.code.lead auth.code.missing account.code.lead`,
  ],
  [
    'the name of a method, a mark or a part',
    `
    treasure.verify.PICKS.body treasure.verify.SIGNATURE.body treasure.verify.pick
    treasure.odds.drawn treasure.table.GUARANTEE errors.TreasureMachineErrorResponse.STOCK_SHORT
    prizeDraw.terms.hash prizeDraw.verify.RECEIPT.body prizeDraw.verify.BEACON.body
    subscription.card.expired subscription.card.name payments.saved.name checkout.method.CARD.hint
    purchases.next.BANK_WANTED`,
  ],
  [
    'the law’s own',
    `
    receipt.note.coins receipt.note.RED8 receipt.total.RED8 receipt.total.STD10 leaving.kept.list
    store.return.GOODS`,
  ],
  [
    'what people do, or others’ machines',
    `
    support.contact.lead support.inquiry.waiting support.report.words.RECEIVED store.delivery.GOODS
    refund.next.AWAITS_TRANSFER purchases.returned.part.AWAITS_TRANSFER
    purchases.returned.whole.AWAITS_TRANSFER payments.konbini.till
    errors.provider.too-many-requests`,
  ],
  [
    'more than are counted, as a message says it of a capped argument',
    `
    notification.REACTION notification.POST_LIKE notification.TOPIC_LIKE notification.COMMENT_LIKE
    notification.FOLLOW`,
  ],
  [
    'held by a constant that stays where it is used: read beside it',
    `
    picture.problem.TOO_MANY_PIXELS check-in.present.over.body check-in.counter.turns
    check-in.counter.failed.body`,
  ],
])
const idsOf = (ids: string) => ids.trim().split(/\s+/).filter(Boolean)

/** As English spells them in these words. */
const spelled = new Map([
  [1, '(?:a day|a year)'],
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

const numbered = () =>
  [...new Set([...messages.ja.keys(), ...messages.en.keys()])].filter((id) =>
    [messages.ja, messages.en].some((words) => numbersIn(literalsOf(words.get(id))).length > 0),
  )

it('each number in a message is compared with its rule, or says whose it is', () => {
  const known = new Set([...told.map(([id]) => id), ...[...own.values()].flatMap(idsOf)])
  expect(numbered().filter((id) => !known.has(id))).toEqual([])
})

it('no message is let through that tells no number, or is compared', () => {
  const compared = new Set(told.map(([id]) => id))
  const ids = new Set(numbered())
  const idle = [...own.values()].flatMap(idsOf)
  expect(idle.filter((id) => !ids.has(id) || compared.has(id))).toEqual([])
})
