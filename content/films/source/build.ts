import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// Makes the demo's films of its own art, with ffmpeg: node content/films/source/build.ts [name]
// A scene a shot, through which the picture slowly moves; below it the sea, and three tones.

type Shot = { art: string; seconds: number; zoom: 'in' | 'out'; x: number; y: number }
type Film = { file: string; shots: readonly Shot[]; tones: readonly number[] }

const films: readonly Film[] = [
  {
    file: 'harbour-day',
    shots: [
      { art: 'scene-lighthouse-dawn', seconds: 9, zoom: 'in', x: 0.7, y: 0.5 },
      { art: 'scene-store', seconds: 8, zoom: 'out', x: 0.4, y: 0.5 },
      { art: 'scene-harbour-night', seconds: 9, zoom: 'in', x: 0.3, y: 0.45 },
    ],
    tones: [220, 277.18, 329.63],
  },
  {
    file: 'winter-lights',
    shots: [
      { art: 'scene-winter', seconds: 10, zoom: 'out', x: 0.5, y: 0.9 },
      { art: 'scene-winter', seconds: 10, zoom: 'in', x: 0.85, y: 0.3 },
    ],
    tones: [196, 246.94, 293.66],
  },
  {
    file: 'held/after-hours',
    shots: [
      { art: 'scene-radio-booth', seconds: 10, zoom: 'in', x: 0.5, y: 0.5 },
      { art: 'scene-greenhouse', seconds: 10, zoom: 'out', x: 0.5, y: 0.4 },
    ],
    tones: [174.61, 220, 261.63],
  },
]

const fps = 20
const size = '854x480'
const fade = 1
const folder = fileURLToPath(new URL('../', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'ouen-films-'))

async function drawn(art: string): Promise<string> {
  const svg = fileURLToPath(new URL(`../../art/${art}.svg`, import.meta.url))
  const file = join(work, `${art}.png`)
  // Larger than it is shown, or a slow move would go in steps.
  writeFileSync(file, await sharp(svg, { density: 144 }).resize(2562, 1441).png().toBuffer())
  return file
}

function move({ seconds, zoom, x, y }: Shot): string {
  const frames = seconds * fps
  const grown = `0.22*on/${frames}`
  const z = zoom === 'in' ? `1.02+${grown}` : `1.24-${grown}`
  return `zoompan=z='${z}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${frames}:s=${size}:fps=${fps}`
}

async function make({ file, shots, tones }: Film): Promise<void> {
  const inputs: string[] = []
  for (const { art } of shots) inputs.push('-i', await drawn(art))
  const parts = shots.map((shot, at) => `[${at}:v]${move(shot)},format=yuv420p[v${at}]`)
  let last = 'v0'
  let length = shots[0]!.seconds
  for (const [at, { seconds }] of shots.entries()) {
    if (at === 0) continue
    parts.push(
      `[${last}][v${at}]xfade=transition=fade:duration=${fade}:offset=${length - fade}[x${at}]`,
    )
    last = `x${at}`
    length += seconds - fade
  }
  parts.push(`[${last}]fade=t=in:d=0.6,fade=t=out:st=${length - 0.8}:d=0.8[video]`)
  const waves = `anoisesrc=c=brown:a=0.5:d=${length},tremolo=f=0.12:d=0.7,lowpass=f=900[sea]`
  const sines = tones.map((hertz, at) => `sine=f=${hertz}:d=${length},volume=0.05[t${at}]`)
  const names = tones.map((_, at) => `[t${at}]`).join('')
  parts.push(waves, ...sines)
  parts.push(
    `[sea]${names}amix=inputs=${tones.length + 1}:normalize=0,afade=t=in:d=2,afade=t=out:st=${length - 2}:d=2[audio]`,
  )
  const common = ['-map', '[video]', '-map', '[audio]', '-t', String(length), '-threads', '2', '-y']
  const run = (...args: string[]) =>
    execFileSync('ffmpeg', [
      '-v',
      'error',
      ...inputs,
      '-filter_complex',
      parts.join(';'),
      ...common,
      ...args,
    ])
  const out = join(folder, file)
  run(
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
    `${out}.mp4`,
  )
  // The pictures as they are: what was encoded once is not drawn again.
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    `${out}.mp4`,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
    '-c:a',
    'libopus',
    '-b:a',
    '40k',
    `${out}.webm`,
  ])
}

const [only] = process.argv.slice(2)
for (const film of films) if (!only || film.file.endsWith(only)) await make(film)
