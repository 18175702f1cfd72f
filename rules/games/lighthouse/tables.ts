/** What the game's numbers are, so that a season may have others. All are whole; times are in steps of 50 ms. */
export type LighthouseTables = {
  /** After so many steps the night is over. */
  steps: number
  /** Ways into the harbour, side by side, with rocks between them. */
  lanes: number
  /** By how far to either side of its middle each form of the beam shines, the widest first. Lanes are 1000 together. */
  halfWidths: readonly number[]
  /** How far each form of the beam shines on a clear night. Ships come in at 1000. */
  ranges: readonly number[]
  /** By how much of 100 each fog takes from those ranges. */
  fogTakes: number
  fogEvery: number
  /** By how much the beam turns in a step at most. */
  turn: number
  /** Where a ship is docked. */
  dock: number
  /** How far a ship of each kind sails in a step with light. */
  speeds: readonly number[]
  worth: readonly number[]
  /** A ship that has drifted so far has run onto the rocks. */
  rocks: number
  /** How far ships drift in a step without light, in a clear night; one more with each second fog. */
  drift: number
  /** How far they come back in a step with light. */
  comesBack: number
  /** Steps from one ship to the next at the beginning, and at the end. */
  gaps: readonly [number, number]
  /** The most that a row of ships which kept their light multiplies by. */
  chain: number
  wrecks: number
}

/**
 * The numbers with which bots at random, greedy and with a plan score about 1 : 5 : 20, and one in eight of those that
 * look where they shine sees the morning (`npm run games:bots`). The farthest beam reaches who comes in through all fogs.
 */
export const lighthouseTables: LighthouseTables = {
  steps: 1500,
  lanes: 6,
  halfWidths: [230, 170, 120, 90],
  ranges: [640, 800, 940, 1100],
  fogTakes: 2,
  fogEvery: 300,
  turn: 40,
  dock: 130,
  speeds: [16, 10],
  worth: [10, 20],
  rocks: 900,
  drift: 2,
  comesBack: 2,
  gaps: [60, 30],
  chain: 8,
  wrecks: 3,
}
