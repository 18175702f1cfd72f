/** One tone: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud it is of 1. */
type Tone = { pitch: number; from: number; rings: number; loud: number; to?: number }

const chord = (pitches: readonly number[], step: number, rings: number, loud: number): Tone[] =>
  pitches.map((pitch, at) => ({ pitch, from: at * step, rings, loud }))

/** What each moment sounds like. Before the echo nothing sounds otherwise for a better prize. */
const chimes = {
  dark: [{ pitch: 180, to: 70, from: 0.35, rings: 0.35, loud: 0.5 }],
  anticipation: [{ pitch: 130, to: 520, from: 0, rings: 1.5, loud: 0.16 }],
  reveal: chord([523, 784], 0.05, 0.6, 0.2),
  turn: [{ pitch: 880, to: 1_320, from: 0, rings: 0.12, loud: 0.18 }],
  echo: chord([523, 659, 784, 1_047], 0.09, 1.2, 0.2),
} satisfies Record<string, Tone[]>

export type Chime = keyof typeof chimes

/** Made when something first sounds: a browser lets nobody sound before a press. */
let context: AudioContext | undefined

/** Sounds a moment of the theatre, made up on the spot: there is no file to load. Silent where a browser has no sound. */
export function sound(chime: Chime): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // What a browser refuses stays silent.
  void context.resume().catch(() => undefined)
  for (const tone of chimes[chime]) ring(context, tone)
}

function ring(audio: AudioContext, { pitch, to = pitch, from, rings, loud }: Tone): void {
  const [begin, end] = [audio.currentTime + from, audio.currentTime + from + rings]
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(audio, { gain: 0 })
  tone.frequency.setValueAtTime(pitch, begin)
  tone.frequency.exponentialRampToValueAtTime(to, end)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud, begin + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(end)
}
