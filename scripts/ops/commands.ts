import { parseArgs } from 'node:util'
import {
  approveOdds,
  approveRefund,
  askRefund,
  bookChargeback,
  bookPayout,
  declineOdds,
  declineRefund,
  findAct,
  findUnanswered,
  sellTo,
  ship,
  type Answered,
  type AnsweredOdds,
  type Hand,
  type OperatorContext,
} from '../../gateway/domains/operations/service.ts'
import { showDraw, showDraws } from './draws.ts'
import { askForOdds, showOdds } from './odds.ts'
import { orderNamed, showFan, showOrder, showPayouts, wordsOfAct } from './show.ts'
import { UsageError } from '../usage.ts'
import { wordsOf } from './words.ts'

export const usage = `npm run ops -- show order ORDER            an order, by its id or number, and what was done to it
npm run ops -- show fan FAN                a fan's coins, debts and orders
npm run ops -- show refunds                refunds that wait for a second person
npm run ops -- show payouts                cash that is to be transferred, and to which account
npm run ops -- show draws                  prize draws, and which of them wait for somebody
npm run ops -- show draw DRAW              a prize draw: its list, its number, and what became of each prize
npm run ops -- show odds MACHINE           a machine's versions of odds, its prizes' ids, and the newest as a file

npm run ops -- refund ORDER                asks for a refund: all that is left of the order, or
                  --line 0 --line 2          these lines of it, or
                  --yen 300                  so much of what was paid, for which nothing is taken back
                  --despite-spent            even though coins that it brought are spent: those are let go
npm run ops -- odds MACHINE                asks for other odds, judged as at its publishing
                  --file odds.json --from 2026-12-01T00:00:00+09:00
npm run ops -- approve ACT                 does what somebody else has asked for
npm run ops -- decline ACT                 leaves it undone
npm run ops -- chargeback ORDER            the fan's bank has taken the payment back: books it. What is spent of the
                                           coins it brought the fan owes, and spends none until that is paid
npm run ops -- payout REFUND               cash has been transferred to the account that the fan named: books it, and
                                           forgets the account
npm run ops -- ship PARCEL                 a parcel, by its id or its order's, is handed to a carrier; the fan is told
                  --carrier ヤマト運輸 --tracking 1234-5678-9012
npm run ops -- sell FAN                    begins a checkout for a fan, who pays it within a day at the address it tells
                  --item ITEM --item ITEM=2

All that changes something takes --by NAME and --why "…", which stay in the operators' log. The same once more does
nothing a second time. --tenant ID acts for another tenant than the settings'. The settings are the gateway's: the same
environment reaches the same data, beside a serving gateway or without one.
Exits with 0 where it is done, or was before; 1 where it can't be; 2 where the command is not understood.`

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
  ['approve', { fits: [], run: answering(approveRefund, approveOdds) }],
  ['decline', { fits: [], run: answering(declineRefund, declineOdds) }],
  ['chargeback', { fits: [], run: chargeback }],
  ['payout', { fits: [], run: payout }],
  ['ship', { fits: ['carrier', 'tracking'], run: send }],
  ['sell', { fits: ['item'], run: sell }],
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
  if (what === 'draws' && name === undefined) return showDraws(context)
  if (what === 'draw' && name !== undefined) return showDraw(context, name)
  if (what === 'odds' && name !== undefined) return showOdds(context, name)
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
function answering(ofRefund: Answering<Answered>, ofOdds: Answering<AnsweredOdds>): Command {
  return async (context, name, _, hand) => {
    const asked = await findAct(context.db, name)
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
  if (item.length === 0) throw new UsageError('Say what the fan buys: --item ITEM, or ITEM=2.')
  const items = item.map((each) => {
    const [itemId = '', quantity = '1'] = each.split('=')
    return { itemId, quantity: whole(quantity, '--item ITEM=2', 1) }
  })
  const { act, isNew, session } = await sellTo(context, fanId, items, hand)
  return [
    isNew
      ? `Begun (${act.id}). The fan is told nothing: give them the address.`
      : `It waits (${act.id}).`,
    `  /checkout/${session.id}, until ${session.expiresAt.toISOString()}`,
  ]
}

function whole(text: string, option: string, least: number): number {
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < least)
    throw new UsageError(`${option} takes a whole number from ${least}.`)
  return value
}
