import { createHash, timingSafeEqual } from 'node:crypto'
import { readDesk, send, type Desk } from '../events.ts'
import { readForm, textOf, type Fields } from '../form.ts'
import { payAtTill, type Intent } from '../intents.ts'
import { finishRefund, type Refund } from '../refunds.ts'
import { Refusal } from '../refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { goTo, html, page, type Html } from './html.ts'
import type { Asked } from './pages.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What an operator of the sandbox may do to a webhook, and to what no fan could. */
const acts = new Map<string, (sandbox: Sandbox, id: string, fields: Fields) => unknown>([
  ['set', (sandbox, _, fields) => setDesk(sandbox, fields)],
  ['resend', (sandbox, id) => sandbox.store.deliver(id, Date.now())],
  ['forge', (sandbox, id) => sendOnce(sandbox, id, { secret: 'whsec_of_a_forger' })],
  [
    'yesterday',
    (sandbox, id) => sendOnce(sandbox, id, { at: new Date(sandbox.now().getTime() - dayMs) }),
  ],
  ['pay-late', (sandbox, id) => payAtTill(sandbox, id, { isForced: true })],
  ['send-cash', (sandbox, id) => finishRefund(sandbox, id)],
])

function sendOnce(...args: Parameters<typeof send>): void {
  send(...args).catch(() => undefined)
}

function setDesk({ store }: Sandbox, fields: Fields): void {
  const desk: Desk = {
    delayMs: Math.min(Math.max(0, Number(textOf(fields, 'delayMs') ?? 0)), 3_600_000) || 0,
    copies: textOf(fields, 'isDoubling') ? 2 : 1,
    isDropping: textOf(fields, 'isDropping') !== undefined,
    isReordering: textOf(fields, 'isReordering') !== undefined,
  }
  store.set('desk', JSON.stringify(desk))
}

/** The desk of the sandbox, for whoever brings its key: who relays it sends that for this machine's operator alone. */
export function answerDesk(sandbox: Sandbox, { method, url, body, deskKey = '' }: Asked): Response {
  if (!isSame(deskKey, sandbox.settings.deskKey)) return new Response('Not found', { status: 404 })
  if (method === 'POST') {
    const fields = readForm(body)
    const act = acts.get(textOf(fields, 'act') ?? '')
    if (!act) return new Response('No such act.', { status: 400 })
    try {
      const done = act(sandbox, textOf(fields, 'id') ?? '', fields)
      if (done !== false) return goTo('/sandbox/desk')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return new Response(error.message, { status: error.status })
    }
    return new Response('This is no slip that waits for cash.', { status: 409 })
  }
  if (url.pathname !== '/sandbox/desk') return new Response('Not found', { status: 404 })
  const { store } = sandbox
  const desk = readDesk(sandbox)
  const intents = store.list('payment_intent', 20).map((each) => each.body as Intent)
  const refunds = store.list('refund', 10).map((each) => each.body as Refund)
  return page(
    { title: 'Desk', language: 'en', isWide: true },
    html`<h1>The desk of the payments sandbox</h1>
      <form method="post" class="card">
        <input type="hidden" name="act" value="set" />
        <label
          >Webhooks are late by (ms)<input
            name="delayMs"
            inputmode="numeric"
            value="${desk.delayMs}"
        /></label>
        ${choice('isDoubling', 'Each is sent twice', desk.copies > 1)}${choice('isReordering', 'Every other one comes after the next', desk.isReordering)}${choice('isDropping', 'None is sent', desk.isDropping)}
        <button class="main">Set</button>
      </form>
      <h1>Payments</h1>
      <table>
        ${intents.map(
          ({ id, status, amount }) =>
            html`<tr>
              <td>${id}</td>
              <td>${status}</td>
              <td>¥${amount}</td>
              <td>${button('pay-late', id, 'Take cash, however late')}</td>
            </tr>`,
        )}
      </table>
      <h1>Refunds</h1>
      <table>
        ${refunds.map(
          ({ id, status, amount }) =>
            html`<tr>
              <td>${id}</td>
              <td>${status}</td>
              <td>¥${amount}</td>
              <td>
                ${status === 'requires_action' && button('send-cash', id, 'The fan named a bank')}
              </td>
            </tr>`,
        )}
      </table>
      <h1>Webhooks</h1>
      <table>
        ${store.list('event', 30).map(
          ({ id, body: { type } }) =>
            html`<tr>
              <td>${id}</td>
              <td>${String(type)}</td>
              <td>
                ${button('resend', id, 'Send again')} ${button('forge', id, 'Send forged')}
                ${button('yesterday', id, 'Send as of yesterday')}
              </td>
            </tr>`,
        )}
      </table>`,
  )
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}

function choice(name: string, label: string, isOn: boolean): Html {
  return html`<label
    ><span><input type="checkbox" name="${name}" ${isOn && html`checked`} /> ${label}</span></label
  >`
}

function button(act: string, id: string, label: string): Html {
  return html`<form method="post" action="/sandbox/desk">
    <input type="hidden" name="act" value="${act}" /><input
      type="hidden"
      name="id"
      value="${id}"
    /><button>${label}</button>
  </form>`
}
