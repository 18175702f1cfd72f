import { fakeConnection, type Fakes } from '../fake.ts'
import { asMember, fakeCommunity, fakeTenant } from '../fakes/community.ts'
import { fakeUser, fakeViewer } from '../fakes/people.ts'
import { promised, provenDraw } from '#features/treasure-machine/evidence.fakes.ts'
import {
  draws,
  fakeDraw,
  fakeMachine,
  fakeOdds,
  fakeOffer,
  fakePrize,
  prizes,
} from '#features/treasure-machine/fakes.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import type { DrawTreasureMachineInput } from '#schema/types.generated.ts'

type Draw = ReturnType<typeof fakeDraw>

/** What a fan begins with, at a machine whose pity comes with the sixth draw from now. */
type Held = { tickets?: number; free?: number; paid?: number; points?: number }

/**
 * A gateway's world with a machine in it: a ticket brings a card, ten bring what pity owes, points a featured prize. The
 * pair of seeds is begun with the first draw, and shown once it is replaced.
 */
export function createHall({ tickets = 0, free = 0, paid = 0, points = 0 }: Held) {
  const rows = {
    tickets,
    coins: { free, paid },
    points,
    sinceTop: 94,
    stars: 0,
    isSeedOpen: false,
    isShown: false,
  }
  const drawn: Draw[] = []
  const machine = () =>
    fakeMachine({
      viewerOffers: [
        fakeOffer({
          kind: 'TICKET',
          coins: 0,
          tickets: 1,
          free: 0,
          paid: 0,
          missing: Math.max(0, 1 - rows.tickets),
        }),
        fakeOffer({
          kind: 'TEN',
          count: 10,
          coins: 3_000,
          ...rows.coins,
          missing: Math.max(0, 3_000 - rows.coins.free - rows.coins.paid),
        }),
      ],
      prizes: [fakePrize({ viewerCount: rows.stars }), prizes.day, prizes.radio, prizes.coins],
      odds: fakeOdds({ hash: promised.odds }),
      viewerPoints: rows.points,
      viewerSinceTop: rows.sinceTop,
      viewerUnseenDraw: null,
      viewerSeed: rows.isSeedOpen
        ? { __typename: 'DrawSeed', id: 'drawseed_1', isCurrent: true }
        : null,
      viewerDraws: fakeConnection(drawn.map(told).toReversed()),
    })
  /** A draw as it is told now: its server seed only once the pair is replaced. */
  const told = (draw: Draw): Draw =>
    draw.id === 'treasuredraw_1'
      ? { ...draw, ...provenDraw(rows.isShown ? {} : { serverSeed: null }) }
      : draw
  const whole = (draw: Draw): Draw => ({ ...told(draw), machine: machine() })
  const keep = (draw: Draw) => {
    drawn.push(draw)
    return whole(draw)
  }
  const fakes: Fakes = {
    Tenant: fakeTenant,
    Community: () => fakeCommunity(asMember),
    Viewer: () => fakeViewer({ user: fakeUser(), coinWallet: fakeCoinWallet(rows.coins) }),
    Query: () => ({
      node: ({ id }) => {
        const draw = drawn.find((each) => each.id === id)
        return draw ? whole(draw) : machine()
      },
    }),
    Mutation: () => ({
      openDrawSeed: () => {
        // The pair before it serves no more.
        rows.isShown = rows.isSeedOpen
        rows.isSeedOpen = true
        const { serverHash, drawer } = promised
        const seed = { __typename: 'DrawSeed', id: 'drawseed_1', serverHash, drawer } as const
        return { __typename: 'OpenDrawSeedSuccess', seed, machine: machine() }
      },
      revealDrawSeed: () => ({
        __typename: 'RevealDrawSeedSuccess',
        seed: { __typename: 'DrawSeed', id: 'drawseed_1', isCurrent: true },
      }),
      drawTreasureMachine: ({ input }) => {
        const isTen = (input as DrawTreasureMachineInput).offer === 'TEN'
        Object.assign(rows, isTen ? { coins: { free: 0, paid: 0 } } : { tickets: rows.tickets - 1 })
        Object.assign(rows, { points: rows.points + (isTen ? 10 : 1), stars: rows.stars + 1 })
        rows.sinceTop = isTen ? 4 : 0
        const draw = keep(
          isTen ? provenDraw({ serverSeed: null }) : fakeDraw({ id: 'treasuredraw_first' }),
        )
        return {
          __typename: 'DrawTreasureMachineSuccess',
          draw,
          coinWallet: fakeCoinWallet(rows.coins),
        }
      },
      redeemGachaPoints: () => {
        Object.assign(rows, { points: rows.points - 200, stars: rows.stars + 1 })
        const taken = fakeDraw({
          ...draws.star,
          id: 'treasuredraw_points',
          offer: null,
          points: 200,
        })
        return { __typename: 'RedeemGachaPointsSuccess', draw: keep(taken) }
      },
      seeTreasureDraw: () => ({
        __typename: 'SeeTreasureDrawSuccess',
        draw: { ...whole(drawn.at(-1)!), isSeen: true },
      }),
    }),
  }
  return { fakes, rows }
}
