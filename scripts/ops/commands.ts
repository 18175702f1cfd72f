import { parseArgs } from 'node:util'
import {
  answerInquiry,
  approveOdds,
  approvePresent,
  approveRefund,
  approveSeason,
  askRefund,
  bookChargeback,
  bookPayout,
  decideReport,
  declineOdds,
  declinePresent,
  declineRefund,
  declineSeason,
  findAct,
  findUnanswered,
  sellTo,
  ship,
  type Answered,
  type AnsweredOdds,
  type AnsweredPresent,
  type AnsweredSeason,
  type Hand,
  type OperatorContext,
} from '../../gateway/domains/operations/service.ts'
import { readAnswer, showInquiries, showInquiry, showReports } from './desk.ts'
import { showDraw, showDraws } from './draws.ts'
import {
  answerAppeal,
  askForPresent,
  showAppeals,
  showPresents,
  tellOfCampaign,
  warn,
} from './informing.ts'
import { askForOdds, showOdds } from './odds.ts'
import { askForSeason, showSeasons } from './seasons.ts'
import { orderNamed, showFan, showOrder, showPayouts, wordsOfAct } from './show.ts'
import { UsageError } from '../usage.ts'
import { usage } from './usage.ts'
import { wordsOf } from './words.ts'

export type Given = ReturnType<typeof read>['values']
export type Command = (
  context: OperatorContext,
  name: string,
  given: Given,
  hand: Hand,
) => Promise<string[]>

/** Each act by its name; `fits` are the options that it takes besides who and why. */
const acts: ReadonlyMap<string, { fits: readonly string[]; run: Command }> = new Map([
  ['refund', { fits: ['line', 'yen', 'despite-spent'], run: refund }],
  ['odds', { fits: ['file', 'from'], run: askForOdds }],
  ['present', { fits: ['file'], run: askForPresent }],
  ['season', { fits: ['file'], run: askForSeason }],
  ['campaign', { fits: ['file'], run: tellOfCampaign }],
  ['warn', { fits: ['file'], run: warn }],
  ['appeal', { fits: ['file', 'verdict'], run: answerAppeal }],
  [
    'approve',
    { fits: [], run: answering(approveRefund, approveOdds, approvePresent, approveSeason) },
  ],
  [
    'decline',
    { fits: [], run: answering(declineRefund, declineOdds, declinePresent, declineSeason) },
  ],
  ['chargeback', { fits: [], run: chargeback }],
  ['payout', { fits: [], run: payout }],
  ['ship', { fits: ['carrier', 'tracking'], run: send }],
  ['sell', { fits: ['item'], run: sell }],
  ['answer', { fits: ['text', 'file'], run: answer }],
  ['decide', { fits: ['outcome'], run: decide }],
])

/** What an operator asks for, ready to be done. Throws a `UsageError` where it is not understood. */
export function readCommand(args: readonly string[]): {
  tenantId: string | undefined
  run: (context: OperatorContext) => Promise<string[]>
} {
  const { positionals, values } = read(args)
  const [action = '', what = '', name] = positionals
  const tenantId = values.tenant
  if (action === 'show') return { tenantId, run: (context) => show(context, what, name) }
  const act = acts.get(action)
  if (!act || what === '' || name !== undefined) throw new UsageError(usage)
  const { by: who, why } = values
  if (who === undefined || why === undefined)
    throw new UsageError(`Say who does it, and why: --by sato --why "…"\n\n${usage}`)
  const odd = Object.keys(values).find(
    (option) => !['by', 'why', 'tenant', ...act.fits].includes(option),
  )
  if (odd !== undefined) throw new UsageError(`--${odd} is nothing to ${action}.\n\n${usage}`)
  return { tenantId, run: (context) => act.run(context, what, values, { who, why }) }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        why: { type: 'string' },
        tenant: { type: 'string' },
        line: { type: 'string', multiple: true },
        yen: { type: 'string' },
        'despite-spent': { type: 'boolean' },
        item: { type: 'string', multiple: true },
        carrier: { type: 'string' },
        tracking: { type: 'string' },
        file: { type: 'string' },
        from: { type: 'string' },
        text: { type: 'string' },
        outcome: { type: 'string' },
        verdict: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

async function show(
  context: OperatorContext,
  what: string,
  name: string | undefined,
): Promise<string[]> {
  if (what === 'order' && name !== undefined) return showOrder(context, name)
  if (what === 'fan' && name !== undefined) return showFan(context, name)
  if (what === 'payouts' && name === undefined) return showPayouts(context)
  if (what === 'presents' && name === undefined) return showPresents(context)
  if (what === 'appeals' && name === undefined) return showAppeals(context)
  if (what === 'seasons' && name !== undefined) return showSeasons(context, name)
  if (what === 'draws' && name === undefined) return showDraws(context)
  if (what === 'draw' && name !== undefined) return showDraw(context, name)
  if (what === 'odds' && name !== undefined) return showOdds(context, name)
  if (what === 'inquiries' && name === undefined) return showInquiries(context)
  if (what === 'inquiry' && name !== undefined) return showInquiry(context, name)
  if (what === 'reports' && name === undefined) return showReports(context)
  if (what !== 'refunds' || name !== undefined) throw new UsageError(usage)
  const waiting = await findUnanswered(context.db, 'ASK_REFUND')
  return waiting.length === 0
    ? ['No refund waits.']
    : waiting.map((act) => `${act.subject}${wordsOfAct(act)}`)
}

async function refund(
  context: OperatorContext,
  name: string,
  given: Given,
  hand: Hand,
): Promise<string[]> {
  const { line, yen, 'despite-spent': isDespiteSpent } = given
  if (line !== undefined && yen !== undefined)
    throw new UsageError('Either lines of it or a part of its yen: --line or --yen.')
  const details = {
    ...(line && { positions: line.map((each) => whole(each, '--line', 0)) }),
    ...(yen !== undefined && { amountYen: whole(yen, '--yen', 1) }),
    ...(isDespiteSpent && { isDespiteSpent }),
  }
  const { id } = await orderNamed(context, name)
  const { act, isNew, would } = await askRefund(context, id, details, hand)
  return [
    isNew ? `Asked for, as ${act.id}.` : `You have asked for it already, as ${act.id}.`,
    ...(would ? ['Once it is approved:', ...wordsOf(would).map((line) => `  ${line}`)] : []),
    `Somebody else approves it: npm run ops -- approve ${act.id} --by … --why "…"`,
  ]
}

type Answering<Answer> = (context: OperatorContext, askedId: string, hand: Hand) => Promise<Answer>

/** Whatever was asked for is answered by its act alone. */
function answering(
  ofRefund: Answering<Answered>,
  ofOdds: Answering<AnsweredOdds>,
  ofPresent: Answering<AnsweredPresent>,
  ofSeason: Answering<AnsweredSeason>,
): Command {
  return async (context, name, _, hand) => {
    const asked = await findAct(context.db, name)
    if (asked?.kind === 'ASK_PRESENT') {
      const { act, isNew } = await ofPresent(context, name, hand)
      return told({ act, isNew, back: undefined })
    }
    if (asked?.kind === 'ASK_SEASON') {
      const { act, isNew, seasonId } = await ofSeason(context, name, hand)
      const where = seasonId === undefined ? [] : [`  /supporter-rank/${seasonId}, from its day on`]
      return [...told({ act, isNew, back: undefined }), ...where]
    }
    if (asked?.kind !== 'ASK_ODDS') return told(await ofRefund(context, name, hand))
    const { act, isNew, version } = await ofOdds(context, name, hand)
    return [
      ...told({ act, isNew, back: undefined }),
      ...(version === undefined
        ? []
        : [`  version ${version} takes effect at ${asked.details.effectiveAt ?? ''}`]),
    ]
  }
}

async function chargeback(
  context: OperatorContext,
  name: string,
  _: Given,
  hand: Hand,
): Promise<string[]> {
  const { id } = await orderNamed(context, name)
  const answered = await bookChargeback(context, id, hand)
  const owed = answered.back?.spent ?? 0
  return [
    ...told(answered),
    ...(owed > 0 ? [`The fan owes ${owed}, and spends nothing until that is paid.`] : []),
  ]
}

function told({ act, isNew, back }: Answered): string[] {
  if (!isNew) return [`Done before, by ${act.who} at ${act.at.toISOString()} (${act.id}).`]
  return [`Done (${act.id}).`, ...(back ? wordsOf(back).map((line) => `  ${line}`) : [])]
}

async function payout(
  context: OperatorContext,
  refundId: string,
  _: Given,
  hand: Hand,
): Promise<string[]> {
  const { act, isNew, amountYen } = await bookPayout(context, refundId, hand)
  return [
    isNew
      ? `Booked (${act.id}): ¥${amountYen} have gone, and the account is forgotten.`
      : `Booked before, by ${act.who} at ${act.at.toISOString()} (${act.id}).`,
  ]
}

async function send(
  context: OperatorContext,
  name: string,
  { carrier = '', tracking = '' }: Given,
  hand: Hand,
): Promise<string[]> {
  const parcel = name.includes('-') ? (await orderNamed(context, name)).id : name
  const { act, isNew } = await ship(context, parcel, { carrier, tracking }, hand)
  return [isNew ? `Shipped (${act.id}). The fan is told by mail.` : `Shipped before (${act.id}).`]
}

async function sell(
  context: OperatorContext,
  fanId: string,
  { item = [] }: Given,
  hand: Hand,
): Promise<string[]> {
  if (item.length === 0)
    throw new UsageError('Say what the fan buys: --item ITEM, ITEM=2, or ITEM/VARIANT=2.')
  const items = item.map((each) => {
    const [what = '', quantity = '1'] = each.split('=')
    const [itemId = '', variant] = what.split('/')
    return { itemId, variant, quantity: whole(quantity, '--item ITEM=2', 1) }
  })
  const { act, isNew, session } = await sellTo(context, fanId, items, hand)
  return [
    isNew
      ? `Begun (${act.id}). The fan is told nothing: give them the address.`
      : `It waits (${act.id}).`,
    `  /checkout/${session.id}, until ${session.expiresAt.toISOString()}`,
  ]
}

async function answer(
  context: OperatorContext,
  number: string,
  given: Given,
  hand: Hand,
): Promise<string[]> {
  const { act, isNew } = await answerInquiry(context, number, await readAnswer(given), hand)
  return [isNew ? `Answered (${act.id}). It goes by mail.` : `Answered so before (${act.id}).`]
}

async function decide(
  context: OperatorContext,
  reportId: string,
  { outcome = '' }: Given,
  hand: Hand,
): Promise<string[]> {
  const { act, isNew } = await decideReport(context, reportId, outcome, hand)
  return [isNew ? `Decided (${act.id}). The fan is told by mail.` : `Decided before (${act.id}).`]
}

function whole(text: string, option: string, least: number): number {
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw new UsageError(`${option} takes a whole number from ${least}.`)
  return value
}
