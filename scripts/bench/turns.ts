import { load, type Figures } from './load.ts'
import { sized } from './size.ts'

const rounds = sized(5, 1)
const secondsARound = sized(3, 0.5)

type Turns = {
  own: (turn: number) => Promise<boolean>
  bare: (turn: number) => Promise<boolean>
  /** After the first round, which counts for nothing: what was planned over empty tables is planned anew. */
  warmed?: () => Promise<unknown>
}

/** Both 16 at once, turn about; the medians of the rounds. */
export async function turnAbout({ own, bare, warmed }: Turns): Promise<string> {
  const measured = { own: [] as Figures[], bare: [] as Figures[] }
  const turns = { own: 0, bare: 0 }
  for (let round = 0; round <= rounds; round += 1)
    for (const name of ['bare', 'own'] as const) {
      const act = { own, bare }[name]
      const figures = await load(secondsARound, () => act((turns[name] += 1)))
      if (round > 0) measured[name].push(figures)
      else if (name === 'own') await warmed?.()
    }
  const [ours, theirs] = [middle(measured.own), middle(measured.bare)]
  const refused = measured.own.reduce((sum, each) => sum + each.refused, 0)
  return `${ours.perSecond}/s, p99 ${ours.p99} ms (bare ${theirs.perSecond}/s, p99 ${theirs.p99} ms; ${(ours.perSecond / theirs.perSecond).toFixed(2)} of it), ${refused} refused`
}

function middle(all: Figures[]): Figures {
  return all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!
}
