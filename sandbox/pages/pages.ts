import { readCard, type CardFault } from '../cards.ts'
import { readForm, textOf } from '../form.ts'
import { answerIntent, confirmIntent, findIntent, payAtTill, type Intent } from '../intents.ts'
import { createMethod, findMethod } from '../methods.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Stored } from '../store.ts'
import { answerDesk } from './desk.ts'
import { goTo, html, page, pathOf, type Language } from './html.ts'
import { wordsOf, yen } from './words.ts'

export type Asked = {
  method: string
  url: URL
  body: string
  language: Language
  /** The key that was brought for the desk. */
  deskKey?: string | undefined
}

/** What the pages for one intent have in common. */
type Visit = Asked & {
  sandbox: Sandbox
  stored: Stored<Intent>
  mode: 'light' | 'dark' | undefined
}

const visits = new Map<string, (visit: Visit) => Response>([
  ['card', answerCard],
  ['challenge', answerQuestion],
  ['wallet', answerQuestion],
  ['konbini', answerTill],
])

/** Answers a browser: who holds an intent's client secret, as whoever it was handed to, may act on it. */
export function answerPage(sandbox: Sandbox, asked: Asked): Response {
  const { url } = asked
  if (/^\/sandbox\/desk(\/|$)/.test(url.pathname)) return answerDesk(sandbox, asked)
  const [, name = '', id = ''] = /^\/sandbox\/(\w+)\/(\w+)$/.exec(url.pathname) ?? []
  const visit = visits.get(name)
  const found = sandbox.store.find(id)
  if (!visit || !found || found.body.client_secret !== url.searchParams.get('secret'))
    return new Response('Not found', { status: 404 })
  const asking = url.searchParams.get('mode')
  const mode = asking === 'light' || asking === 'dark' ? asking : undefined
  const wanted = url.searchParams.get('language')
  const language = wanted === 'ja' || wanted === 'en' ? wanted : asked.language
  return sandbox.store.transaction(() =>
    visit({ ...asked, sandbox, mode, language, stored: findIntent(sandbox, id) }),
  )
}

function answerCard(visit: Visit): Response {
  const { sandbox, stored, url, body, method } = visit
  const back = pathOf(url.searchParams.get('return') ?? undefined)
  if (stored.body.status !== 'requires_payment_method' || stored.body.last_payment_error)
    return goTo(back)
  if (method !== 'POST') return cardForm(visit)
  const fields = readForm(body)
  const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map(
    (name) => textOf(fields, name) ?? '',
  )
  const card = readCard(
    { number: number!, expiry: expiry!, cvc: cvc! },
    ...([sandbox.now(), sandbox.settings.key] as const),
  )
  if (typeof card === 'string') return cardForm(visit, card, expiry)
  const isSaved = stored.body.customer !== null && textOf(fields, 'save') === 'on'
  const intent = confirmIntent(sandbox, stored.id, {
    payment_method: createMethod(sandbox, 'card', {}, card),
    return_url: url.searchParams.get('return') ?? '',
    ...(isSaved && { setup_future_usage: 'off_session' }),
  })
  const asks = intent.next_action?.redirect_to_url as { url: string } | undefined
  const look = `&language=${visit.language}${visit.mode ? `&mode=${visit.mode}` : ''}`
  return goTo(asks ? `${pathOf(asks.url)}${look}` : back)
}

function cardForm({ stored, language, mode }: Visit, fault?: CardFault, expiry = ''): Response {
  const words = wordsOf(language)
  const { amount, customer } = stored.body
  const field = (
    name: CardFault,
    label: string,
    wrong: string,
    more: { autocomplete: string; hint: string; value?: string },
  ) =>
    html`<label
      >${label}<input
        name="${name}"
        required
        inputmode="numeric"
        autocomplete="${more.autocomplete}"
        placeholder="${more.hint}"
        value="${more.value}"
        ${fault === name && html`aria-invalid="true" aria-describedby="fault" autofocus`}
      />${fault === name && html`<span class="bad" id="fault" role="alert">${wrong}</span>`}</label
    >`
  return page(
    { title: words('card'), language, mode },
    html`<form method="post">
        ${field('number', words('number'), words('faultNumber'), { autocomplete: 'cc-number', hint: '4242 4242 4242 4242' })}
        <div class="pair">
          ${field('expiry', words('expiry'), words('faultExpiry'), { autocomplete: 'cc-exp', hint: '12/30', value: expiry })}
          ${field('cvc', words('cvc'), words('faultCvc'), { autocomplete: 'cc-csc', hint: '123' })}
        </div>
        ${
          amount !== undefined &&
          customer !== null &&
          html`<label class="choice"
            ><input type="checkbox" name="save" />${words('saveForNext')}</label
          >`
        }
        <button class="main">
          ${amount === undefined ? words('save') : words('pay', { sum: yen(amount, language) })}
        </button>
      </form>
      <p class="soft">${words('sandbox')}<br />${words('testCards')}</p>`,
    fault ? 422 : 200,
  )
}

/** The bank's challenge, and the wallet's own page: yes, no, or neither. */
function answerQuestion({ sandbox, stored, url, body, method, language, mode }: Visit): Response {
  const words = wordsOf(language)
  const back = pathOf(String(stored.hidden.returnUrl ?? ''))
  if (method === 'POST') {
    const answer = textOf(readForm(body), 'answer')
    answerIntent(sandbox, stored.id, answer === 'yes' || answer === 'no' ? answer : 'gives_up')
    return goTo(back)
  }
  if (stored.body.status !== 'requires_action') return goTo(back)
  const isBank = url.pathname.startsWith('/sandbox/challenge/')
  const { amount } = stored.body
  const last4 = findMethod(sandbox, stored.body.payment_method!).body.card?.last4 ?? ''
  return page(
    { title: words(isBank ? 'bank' : 'wallet'), language, mode },
    html`<h1>${words(isBank ? 'bank' : 'wallet')}</h1>
      <p>
        ${isBank ? words(amount === undefined ? 'bankAsksToSave' : 'bankAsks', { last4 }) : words('walletAsks')}
      </p>
      ${amount !== undefined && html`<p class="sum">${yen(amount, language)}</p>`}
      <form method="post">
        <button class="main" name="answer" value="yes">
          ${isBank || amount === undefined ? words('approve') : words('pay', { sum: yen(amount, language) })}
        </button>
        ${isBank && html`<button name="answer" value="no">${words('fail')}</button>`}
        <button name="answer" value="gives_up">${words('giveUp')}</button>
      </form>
      <p class="soft">${words('sandbox')}</p>`,
  )
}

/** The slip, and the till that takes it. */
function answerTill({ sandbox, stored, method, language, mode }: Visit): Response {
  const words = wordsOf(language)
  const title = words('slip')
  if (method === 'POST') {
    const isTaken = payAtTill(sandbox, stored.id)
    return page(
      { title, language, mode },
      html`<h1>${words('till')}</h1>
        <p role="status">${words(isTaken ? 'paid' : 'over')}</p>`,
      isTaken ? 200 : 409,
    )
  }
  const slip = stored.body.next_action?.konbini_display_details as
    | {
        expires_at: number
        stores: Record<string, { payment_code: string; confirmation_number: string }>
      }
    | undefined
  if (!slip)
    return page(
      { title, language, mode },
      html`<h1>${title}</h1>
        <p>${words('gone')}</p>`,
    )
  const sum = yen(stored.body.amount!, language)
  const payBy = new Date(slip.expires_at * 1000).toLocaleString(language, {
    timeZone: 'Asia/Tokyo',
  })
  return page(
    { title, language, mode },
    html`<h1>${title}</h1>
      <p class="sum">${sum}</p>
      <p>${words('payBy')} ${payBy}</p>
      ${Object.entries(slip.stores).map(
        ([name, { payment_code: code, confirmation_number: number }]) =>
          html`<section class="card">
            <h1>${name}</h1>
            <dl>
              <dt>${words('code')}</dt>
              <dd>${code}</dd>
              <dt>${words('confirmation')}</dt>
              <dd>${number}</dd>
            </dl>
          </section>`,
      )}
      <form method="post"><button class="main">${words('tillPay', { sum })}</button></form>
      <p class="soft">${words('sandbox')}</p>`,
  )
}
