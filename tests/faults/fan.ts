import { eq } from 'drizzle-orm'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { newFan } from '../../gateway/domains/ledger/testing.ts'
import { grant } from '../../gateway/domains/ledger/service.ts'
import { user } from '../../gateway/domains/user/tables.ts'
import { newId } from '../../gateway/platform/ids.ts'
import { retryUntilAnswered } from './retryUntilAnswered.ts'
import type { World } from './world.ts'

type Fields = Record<string, unknown>
export type Attempt = {
  id: string
  state: string
  step: { __typename: string; frameUrl?: string; url?: string } | null
}
export type Session = { id: string; state: string; attempt: Attempt | null }

const sessionFields = `session { id state attempt { ${'id state step { __typename ... on CardEntryStep { frameUrl } ... on WalletStep { url } }'} } }`

/** Someone who buys through the gateway's own doors, and asks again, with the same keys, until there is an answer. */
export class Fan {
  readonly id: string
  readonly #world: World
  #token = ''

  private constructor(world: World, id: string) {
    this.#world = world
    this.id = id
  }

  /** Grown up, with 500 paid coins, and a member. */
  static async join(world: World, communityId: string): Promise<Fan> {
    const { db, services } = world
    const password = await services.identity.readyPassword('a password of theirs')
    const id = await retryUntilAnswered(() => newFan(db, services.now()))
    await retryUntilAnswered(() =>
      db.update(user).set({ birthDate: '1995-04-01' }).where(eq(user.id, id)),
    )
    await db.transaction(async (transaction) => {
      const account = { userId: id, email: `${id}@example.com`, password }
      await services.identity.createAccount('ouen', account, transaction)
      await grant(transaction, {
        key: newId('transfer'),
        reason: 'SUPPORT',
        at: services.now(),
        lots: [{ ownerId: id, asset: 'COIN', class: 'PAID', amount: 500, expiry: 'NEVER' }],
      })
    })
    const fan = new Fan(world, id)
    await fan.#logIn()
    await fan.#ask(
      'mutation($input: JoinCommunityInput!) { joinCommunity(input: $input) { __typename } }',
      {
        communityId,
      },
    )
    return fan
  }

  async #logIn(): Promise<void> {
    const { identity } = this.#world.services
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=ouen'
    await retryUntilAnswered(async () => {
      // Each serves once, and whether the last one has, nobody knows where there was no answer.
      const token = await identity.createCustomToken('ouen', this.id)
      const answer = await this.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, returnSecureToken: true }),
      })
      const { idToken, ...other } = (await answer.json()) as { idToken?: string }
      if (idToken === undefined) throw new Error(JSON.stringify(other))
      this.#token = idToken
    })
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#world.origin}${path}`, { redirect: 'manual', ...init })
  }

  /** Enters a prize draw. */
  async enter(drawId: string, withTicket: boolean): Promise<void> {
    const query = `mutation($input: EnterPrizeDrawInput!) { enterPrizeDraw(input: $input) { __typename } }`
    const requestId = `enter-${drawId}-${withTicket}`
    const answer = await this.#ask(query, { drawId, withTicket, requestId })
    const { __typename: name } = answer.enterPrizeDraw as { __typename: string }
    if (name !== 'EnterPrizeDrawSuccess') throw new Error(`${drawId}: ${name}`)
  }

  /** Draws ten at a machine of odds, by seeds of their own, for coins of which so many are free. */
  async drawTen(machineId: string, freeCoins: number): Promise<void> {
    const clientSeed = 'c1'.repeat(32)
    const clientHash = hashOfBytes(clientSeed)
    const opened = await this.#done('openDrawSeed', 'OpenDrawSeed', '{ seed { id } }', {
      machineId,
      clientHash,
    })
    const { id: seedId } = opened.seed as { id: string }
    await this.#done('revealDrawSeed', 'RevealDrawSeed', '{ seed { id } }', { seedId, clientSeed })
    await this.#done('drawTreasureMachine', 'DrawTreasureMachine', '{ draw { id } }', {
      machineId,
      offer: 'TEN',
      requestId: 'ten',
      oddsVersion: 1,
      freeCoins,
    })
  }

  /** Takes a prize for points. */
  async redeem(machineId: string, prizeId: string): Promise<void> {
    await this.#done('redeemGachaPoints', 'RedeemGachaPoints', '{ draw { id } }', {
      machineId,
      prizeId,
      requestId: 'points',
    })
  }

  /** Stamps today's, and answers with what it brought. */
  async stamp(communityId: string): Promise<number> {
    const query = `mutation($input: CheckInInput!) { checkIn(input: $input) { __typename ... on CheckInSuccess { checkIn { coins } } } }`
    const { checkIn } = (await this.#ask(query, { communityId })).checkIn as {
      checkIn?: { coins: number }
    }
    if (!checkIn) throw new Error('there is no stamp')
    return checkIn.coins
  }

  /** Shows a code at a store, and answers with what the visit brought. */
  async visit(communityId: string, code: string): Promise<number> {
    const answer = await this.#done('checkInAtStore', 'CheckInAtStore', '{ visit { coins } }', {
      communityId,
      code,
    })
    return (answer.visit as { coins: number }).coins
  }

  /** Receives each present of the month that the stamps are enough for. */
  async receivePresents(communityId: string): Promise<void> {
    const query = `query($id: ID!) { node(id: $id) { ... on Community { checkInPresents { id viewerStanding } } } }`
    const ready = await retryUntilAnswered(async () => {
      const { node } = await this.#call(query, { id: communityId })
      const { checkInPresents } = node as {
        checkInPresents: { id: string; viewerStanding: string }[]
      }
      return checkInPresents.filter(({ viewerStanding }) => viewerStanding === 'READY')
    })
    if (ready.length === 0) throw new Error('a stamp brings no present')
    for (const { id } of ready)
      await this.#done('claimCheckInPresent', 'ClaimCheckInPresent', '{ present { id } }', {
        presentId: id,
        idempotencyKey: id,
      })
  }

  /** The missions whose rewards wait. */
  async done(communityId: string): Promise<readonly string[]> {
    const query = `query($id: ID!) { node(id: $id) { ... on Community { viewerMissions { id standing } } } }`
    return retryUntilAnswered(async () => {
      const { node } = await this.#call(query, { id: communityId })
      const { viewerMissions } = node as { viewerMissions: { id: string; standing: string }[] }
      return viewerMissions.filter(({ standing }) => standing === 'DONE').map(({ id }) => id)
    })
  }

  /** Receives these missions together. */
  async claim(communityId: string, roundIds: readonly string[]): Promise<void> {
    const query = `mutation($input: ClaimMissionsInput!) { claimMissions(input: $input) { __typename } }`
    const answer = await this.#ask(query, { communityId, roundIds })
    const { __typename: name } = answer.claimMissions as { __typename: string }
    if (name !== 'ClaimMissionsSuccess') throw new Error(`${roundIds.join()}: ${name}`)
  }

  /** Opens a checkout of one item, to be paid so. */
  async choose(communityId: string, itemId: string, method: string): Promise<Session> {
    const { session } = await this.#session('openCheckout', 'OpenCheckout', {
      communityId,
      item: { itemId, quantity: 1 },
    })
    return this.chooseAnew(session!.id, method)
  }

  async chooseAnew(sessionId: string, method: string): Promise<Session> {
    const { session } = await this.#session('chooseCheckoutMethod', 'ChooseCheckoutMethod', {
      sessionId,
      method,
    })
    return session!
  }

  async confirm(sessionId: string, total: number, more: Fields = {}): Promise<Session> {
    const { session } = await this.#session('confirmCheckout', 'ConfirmCheckout', {
      sessionId,
      total,
      idempotencyKey: `key-${total}`,
      ...more,
    })
    return session!
  }

  async cancel(sessionId: string): Promise<void> {
    await this.#session('cancelCheckout', 'CancelCheckout', { sessionId })
  }

  /** Has the gateway look until the attempt has come to something. */
  async look(attemptId: string, until: (attempt: Attempt) => boolean): Promise<Attempt> {
    const query = `mutation($id: ID!) { completePayment(attemptId: $id) { __typename ... on CompletePaymentSuccess { attempt { id state step { __typename ... on CardEntryStep { frameUrl } ... on WalletStep { url } } } } } }`
    return retryUntilAnswered(async () => {
      const answer = await this.#call(query, { id: attemptId })
      const { attempt } = answer.completePayment as { attempt?: Attempt }
      if (!attempt || !until(attempt)) throw new Error(`${attemptId} is at ${attempt?.state}`)
      return attempt
    })
  }

  /** Types a card into the provider's frame. */
  async typeCard(session: Session, number: string): Promise<void> {
    const { step } = await this.look(session.attempt!.id, ({ step: next }) => next !== null)
    const { pathname, search } = new URL(step!.frameUrl!)
    await this.post(pathname + search, { number, expiry: '12/30', cvc: '123' })
  }

  /** Hands a form of the sandbox's in, through the gateway. */
  async post(path: string, fields: Record<string, string>): Promise<void> {
    await retryUntilAnswered(async () => {
      const answer = await this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
      if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`)
    })
  }

  async #done(field: string, name: string, fields: string, input: Fields): Promise<Fields> {
    const query = `mutation($input: ${name}Input!) { ${field}(input: $input) { __typename ... on ${name}Success ${fields} ... on UserError { code } } }`
    const answer = (await this.#ask(query, input))[field] as Fields & { __typename: string }
    if (answer.__typename !== `${name}Success`)
      throw new Error(`${field}: ${JSON.stringify(answer)}`)
    return answer
  }

  async #session(field: string, name: string, input: Fields): Promise<{ session?: Session }> {
    const query = `mutation($input: ${name}Input!) { ${field}(input: $input) { __typename ... on ${name}Success { ${sessionFields} } ... on UserError { code } } }`
    const answer = (await this.#ask(query, input))[field] as { session?: Session }
    // A fan who cancels what is paid by now is refused, and that is right.
    if (!answer.session && field !== 'cancelCheckout')
      throw new Error(`${field}: ${JSON.stringify(answer)}`)
    return answer
  }

  #ask(query: string, input: Fields): Promise<Fields> {
    return retryUntilAnswered(() => this.#call(query, { input }))
  }

  async #call(query: string, variables: Fields): Promise<Fields> {
    const answer = await this.fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        tenant: 'ouen',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as { data?: Fields; errors?: unknown[] }
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
}
