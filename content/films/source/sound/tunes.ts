export type Voice = 'bell' | 'pluck' | 'pad' | 'bass'
export type Part = { voice: Voice; notes: string; level?: number }
/** What is played together: a beat in seconds, and how many of them there are. */
export type Tune = { beat: number; beats: number; parts: readonly Part[] }

const again = (notes: string, times: number) => Array.from({ length: times }, () => notes).join(' ')

/** A short waking call over a drone, one for each morning. */
const morning = (beat: number, call: string, ground: string): Tune => ({
  beat,
  beats: 16,
  parts: [
    { voice: 'bell', notes: again(call, 2) },
    { voice: 'pad', notes: ground, level: 0.25 },
  ],
})

/** All that the station's three wrote, by the name of its file. */
export const tunes: Readonly<Record<string, Tune>> = {
  'morning-1': morning(0.42, 'c5 e5 g5 c6 - g5 e5 -', 'c4+g4:8 f4+c5:8'),
  'morning-2': morning(0.4, 'd5 f#5 a5 - b5 a5 f#5 -', 'd4+a4:8 g4+d5:8'),
  'morning-3': morning(0.46, 'g5 - e5 c5 d5 e5 g5 -', 'c4+e4:8 a3+e4:8'),
  'morning-4': morning(0.38, 'e5 a5 - e5 c6 b5 a5 -', 'a3+e4:8 f4+c5:8'),
  'morning-5': morning(0.4, 'f5 a5 c6 a5 d6 c6 a5 -', 'f4+c5:8 d4+a4:8'),
  'morning-6': morning(0.5, 'g5 b5 d6:2 b5 g5 a5 -', 'g3+d4:8 c4+g4:8'),
  'morning-7': morning(0.58, 'c6 b5 g5 e5 f5 e5 c5 -', 'c4+g4:8 c4+a4:8'),
  'waiting-room': {
    beat: 0.32,
    beats: 96,
    parts: [
      { voice: 'bass', notes: again('c3:3 a2:3 f2:3 g2:3', 8), level: 0.5 },
      {
        voice: 'pluck',
        level: 0.45,
        notes: again('- e4+g4 e4+g4 - c4+e4 c4+e4 - c4+f4 c4+f4 - d4+g4 d4+g4', 8),
      },
      {
        voice: 'bell',
        notes: `${again('g5:2 e5 c5:2 d5 e5:3 d5:3', 2)} ${again('a5:2 g5 e5:2 c5 d5:2 e5 d5:3', 2)} ${again('g5:2 e5 c5:2 d5 e5:3 d5:3', 2)} ${again('c6:2 b5 a5:2 g5 a5:2 b5 c6:3', 2)}`,
      },
    ],
  },
  'lost-again': {
    beat: 0.62,
    beats: 56,
    parts: [
      {
        voice: 'pad',
        notes: again('a3+c4+e4:4 f3+a3+c4:4 d3+f3+a3:4 e3+g#3+b3:4', 3),
        level: 0.35,
      },
      {
        voice: 'pluck',
        notes: `e5 c5 a4 - f5 e5 c5 - d5 - f5 a5 g#5:4 ${again('a5 g5 e5 c5 - f5 e5 c5 d5:2 a4:2 b4:4', 2)} a4:8`,
      },
    ],
  },
  'honey-railway': {
    beat: 0.19,
    beats: 192,
    parts: [
      { voice: 'bass', notes: again('g2:2 d3:2 g2:2 d3:2 c3:2 g2:2 d3:2 a2:2', 12), level: 0.55 },
      {
        voice: 'pluck',
        level: 0.4,
        notes: again('- b3+d4 - b3+d4 - b3+d4 - b3+d4 - c4+e4 - c4+e4 - d4+f#4 - d4+f#4', 12),
      },
      {
        voice: 'bell',
        notes: again(
          'd5 g5 b5 g5 a5 b5 g5:2 e5 g5 c6 b5 a5 f#5 d5:2 b5 a5 g5 a5 b5 d6 b5:2 c6 b5 a5 g5 f#5 a5 g5:2',
          6,
        ),
      },
    ],
  },
  'without-a-title': {
    beat: 0.74,
    beats: 48,
    parts: [
      {
        voice: 'pad',
        notes: again('d3+a3+f4:4 c3+g3+e4:4 a#2+f3+d4:4 a2+e3+c#4:4', 3),
        level: 0.3,
      },
      {
        voice: 'pluck',
        notes: again('d4 a4 f5 a4 c4 g4 e5 g4 a#3 f4 d5 f4 a3 e4 c#5 e4', 3),
        level: 0.55,
      },
      {
        voice: 'bell',
        notes:
          '-:16 a5:2 f5 d5 e5:3 - d5 f5 a5:2 g5:2 e5:2 d6:2 c6 a5 g5 e5 c5:2 d5 e5 f5 a5 a5:2 d5:2',
        level: 0.8,
      },
    ],
  },
}
