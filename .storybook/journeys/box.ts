import { hashOfLeaf, rootOf } from '#rules/draws/merkle.ts'
import { fakeConnection, type Fakes } from '../fake.ts'
import { asMember, fakeCommunity, fakeTenant } from '../fakes/community.ts'
import { fakeUser, fakeViewer } from '../fakes/people.ts'
import {
  fakeDraw,
  fakeMachine,
  fakeOffer,
  machines,
  prizes,
} from '#features/treasure-machine/fakes.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'

/** As they lay before the sale. */
const lying = ['day', 'radio', 'star', 'radio', 'day', 'radio'].map((prize, at) => ({
  prize: `treasureprize_${prize}`,
  salt: `${at}c`.repeat(32),
}))
const root = rootOf(lying.map(({ prize, salt }, at) => hashOfLeaf(salt, at, prize)))

/** A gateway's world with a box in it that has one envelope left: whoever draws it ends the sale, and all is told. */
export function createBox() {
  const rows = { left: 1 }
  const machine = () =>
    fakeMachine({
      ...machines.box,
      state: rows.left > 0 ? 'OPEN' : 'SOLD_OUT',
      box: {
        root,
        size: lying.length,
        left: rows.left,
        contents: rows.left > 0 ? null : JSON.stringify(lying),
      },
      viewerOffers: [fakeOffer({ coins: 200, free: 200, paid: 0 })],
      viewerDraws: fakeConnection([]),
    })
  const drawn = () =>
    fakeDraw({
      id: 'treasuredraw_last',
      picks: [
        { slot: 0, prize: prizes.star, table: null, position: 2, isNew: true, isLocked: false },
      ],
      machine: machine(),
    })
  const fakes: Fakes = {
    Tenant: fakeTenant,
    Community: () => fakeCommunity(asMember),
    Viewer: () => fakeViewer({ user: fakeUser(), coinWallet: fakeCoinWallet() }),
    Query: () => ({ node: machine() }),
    Mutation: () => ({
      drawTreasureMachine: () => {
        rows.left = 0
        return {
          __typename: 'DrawTreasureMachineSuccess',
          draw: drawn(),
          coinWallet: fakeCoinWallet(),
        }
      },
      seeTreasureDraw: () => ({
        __typename: 'SeeTreasureDrawSuccess',
        draw: { ...drawn(), isSeen: true },
      }),
    }),
  }
  return { fakes, rows }
}
