import { fakeConnection, type Fakes } from '../fake.ts'
import { asMember, fakeCommunity, fakeTenant } from '../fakes/community.ts'
import { fakeUser, fakeViewer } from '../fakes/people.ts'
import { fakeEntry, fakePrizeDraw, prizeDraws, wins } from '#features/prize-draw/fakes.ts'

/** A gateway's world with a prize draw in it: a fan enters, and wins once the play lets the day come. */
export function createRaffle() {
  const rows = { entries: 0, isDrawn: false }
  const draw = () =>
    fakePrizeDraw({
      ...(rows.isDrawn && { ...prizeDraws.won, id: prizeDraws.open.id }),
      viewerTickets: 0,
      viewerEntryCount: rows.entries,
      viewerFreeAt: rows.entries > 0 ? '2026-11-20T15:00:00.000Z' : null,
      viewerEntries: fakeConnection(rows.entries > 0 ? [fakeEntry()] : []),
    })
  const entry = () =>
    fakeEntry({
      draw: draw(),
      ...(rows.isDrawn && { outcome: 'WON', number: 407, win: wins.goods }),
    })
  const fakes: Fakes = {
    Tenant: fakeTenant,
    Community: () => fakeCommunity(asMember),
    Viewer: () => fakeViewer({ user: fakeUser() }),
    Query: () => ({ node: ({ id }) => (id === fakeEntry().id ? entry() : draw()) }),
    Mutation: () => ({
      enterPrizeDraw: () => {
        rows.entries += 1
        return { __typename: 'EnterPrizeDrawSuccess', entry: entry() }
      },
    }),
  }
  return {
    fakes,
    rows,
    /** The beacon's number is out, and places are drawn by it. */
    draw: () => {
      rows.isDrawn = true
    },
  }
}
