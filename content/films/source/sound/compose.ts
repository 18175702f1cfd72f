import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tunes, type Part, type Tune, type Voice } from './tunes.ts'

// Plays every tune into content/films/held, by `ffmpeg`: node content/films/source/sound/compose.ts

const rate = 24_000
const folder = new URL('../../held/', import.meta.url)

/** How loud a note of a voice is, so many seconds after its beginning; it sounds for `length`. */
const voices: Record<
  Voice,
  { seconds: number; sound: (t: number, hz: number, length: number) => number }
> = {
  /** A music box. */
  bell: {
    seconds: 1.8,
    sound: (t, hz) =>
      Math.exp(-3.2 * t) *
      Math.sin(2 * Math.PI * hz * t + 1.4 * Math.exp(-6 * t) * Math.sin(2 * Math.PI * hz * 3 * t)),
  },
  /** A plucked string. */
  pluck: {
    seconds: 1.2,
    sound: (t, hz) =>
      [1, 2, 3, 4].reduce(
        (sum, n) => sum + (Math.exp(-(2.5 + n * 1.6) * t) * Math.sin(2 * Math.PI * hz * n * t)) / n,
        0,
      ) * 0.8,
  },
  /** A reed organ, that breathes. */
  pad: {
    seconds: 0.4,
    sound: (t, hz, length) =>
      Math.min(1, t / 0.25) *
      (t > length ? Math.exp(-9 * (t - length)) : 1) *
      (Math.sin(2 * Math.PI * hz * t) +
        0.4 * Math.sin(2 * Math.PI * hz * 2 * t + 0.6 * Math.sin(2 * Math.PI * 4.6 * t)) +
        0.2 * Math.sin(2 * Math.PI * hz * 1.003 * t)) *
      0.5,
  },
  bass: {
    seconds: 0.9,
    sound: (t, hz) =>
      Math.exp(-2.6 * t) * (Math.sin(2 * Math.PI * hz * t) + 0.3 * Math.sin(4 * Math.PI * hz * t)),
  },
}

const steps: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }

/** `c#4` in Hz: a' is 440. */
function hzOf(name: string): number {
  const [, letter = 'a', sharp, octave] = /^([a-g])(#?)(\d)$/.exec(name)!
  const key = steps[letter]! + (sharp ? 1 : 0) + 12 * (Number(octave) - 4)
  return 440 * 2 ** ((key - 9) / 12)
}

/** `c4:2 e4 - g4:3`: notes and rests, each so many beats long (1 unless told); `c4+e4` sounds together. */
function addPart(samples: Float32Array, { voice, notes, level = 1 }: Part, beat: number): void {
  let at = 0
  for (const word of notes.trim().split(/\s+/)) {
    const [names = '-', beats = '1'] = word.split(':')
    const length = Number(beats) * beat
    for (const name of names === '-' ? [] : names.split('+'))
      addNote(samples, { voice, hz: hzOf(name), at, length, level })
    at += length
  }
}

type Note = { voice: Voice; hz: number; at: number; length: number; level: number }

function addNote(samples: Float32Array, { voice, hz, at, length, level }: Note): void {
  const { seconds, sound } = voices[voice]
  const from = Math.round(at * rate)
  const count = Math.round((voice === 'pad' ? length + seconds : seconds) * rate)
  for (let i = 0; i < count && from + i < samples.length; i++)
    samples[from + i]! += sound(i / rate, hz, length) * level * Math.min(1, i / 60)
}

function play({ beat, beats, parts }: Tune): Float32Array {
  const samples = new Float32Array(Math.ceil((beats * beat + 1.4) * rate))
  for (const part of parts) addPart(samples, part, beat)
  // A small room: what was played comes back twice, quieter.
  for (const [delay, level] of [
    [0.11, 0.22],
    [0.19, 0.14],
  ] as const) {
    const far = Math.round(delay * rate)
    for (let i = samples.length - 1; i >= far; i--) samples[i]! += samples[i - far]! * level
  }
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  const end = Math.round(0.8 * rate)
  return samples.map((each, i) => (each / loudest) * 0.82 * Math.min(1, (samples.length - i) / end))
}

function toWav(samples: Float32Array): Buffer {
  const data = Buffer.alloc(samples.length * 2)
  samples.forEach((each, i) => data.writeInt16LE(Math.round(each * 32_767), i * 2))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

const aside = mkdtempSync(join(tmpdir(), 'ouen-tunes-'))
for (const [name, tune] of Object.entries(tunes)) {
  const wav = join(aside, `${name}.wav`)
  const samples = play(tune)
  writeFileSync(wav, toWav(samples))
  const file = new URL(`sound-${name}.mp3`, folder).pathname
  const quality = ['-codec:a', 'libmp3lame', '-b:a', '40k', '-ac', '1']
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', wav, ...quality, ...plain, file])
  console.log(`${name}: ${Math.round(samples.length / rate)} s`)
}
rmSync(aside, { recursive: true })
