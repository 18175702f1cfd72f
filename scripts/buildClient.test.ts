import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuiltAssets, type PageAssets } from '../gateway/platform/http/assets.ts'
import { buildClient } from './buildClient.ts'

const routes = 144
mkdirSync('dist', { recursive: true })
const folder = mkdtempSync(resolve('dist/routes-'))
const screen = (route: number) =>
  `${folder}/src/screen-${route}/Screen.tsx`.slice(process.cwd().length + 1)
const outDir = `${folder}/client`
let assets: (modules: readonly string[]) => PageAssets

// The app's own base and, beside its routes, 144 more: each with three of the design system's components and
// as much style of its own as home has.
beforeAll(async () => {
  const parts = [
    'checkbox/Checkbox',
    'code-field/CodeField',
    'date-of-birth-field/DateOfBirthField',
    'empty-state/EmptyState',
    'menu/Menu',
    'password-field/PasswordField',
    'progress-steps/ProgressSteps',
    'radio-cards/RadioCards',
    'segmented-control/SegmentedControl',
    'select/Select',
    'text-area/TextArea',
    'text-field/TextField',
    'toaster/Toaster',
  ]
  const lazy = Array.from({ length: routes }, (_, route) => {
    mkdirSync(`${folder}/src/screen-${route}`, { recursive: true })
    const used = [0, 5, 9].map((step) => parts[(route + step) % parts.length]!)
    const lines = used.map((part, at) => `import * as part${at} from '#design-system/${part}.tsx'`)
    writeFileSync(
      `${folder}/src/screen-${route}/Screen.tsx`,
      `${lines.join('\n')}\nimport './screen.css'\nexport const Screen = [part0, part1, part2]`,
    )
    writeFileSync(`${folder}/src/screen-${route}/screen.css`, styleOf(route))
    return `() => import('./screen-${route}/Screen.tsx')`
  })
  writeFileSync(
    `${folder}/src/entry.tsx`,
    `import '#app/entry.client.tsx'\nObject.assign(globalThis, { more: [${lazy.join(', ')}] })`,
  )
  await buildClient({
    input: `${folder}/src/entry.tsx`,
    outDir,
    latinFonts: resolve('node_modules/@fontsource-variable/open-sans/files'),
    // Libraries have no style.
    external: (id) =>
      /^(@?[a-z])/.test(id) && !id.startsWith('@vanilla-extract') && !id.startsWith('@fontsource'),
  })
  const fonts = { everyday: '/f', everydayRange: 'U+3000', everydayCharacters: '/t', rare: '/r' }
  writeFileSync(join(outDir, 'fonts.json'), JSON.stringify(fonts))
  assets = readBuiltAssets(pathToFileURL(`${outDir}/`))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** 4 kB of rules that don't repeat one another. */
function styleOf(route: number): string {
  const rule = (at: number) =>
    `.screen-${route}-${at}{padding:${(route * 7 + at) % 31}px ${at}px;grid-area:a${(route * at) % 97};color:#${((route * 977 + at * 331) % 4096).toString(16).padStart(3, '0')};inset-inline-start:${at * 3}px}`
  return Array.from({ length: 42 }, (_, at) => rule(at)).join('\n')
}

test('at 144 routes a page holds the base’s style and its own route’s, in 14 kB compressed', () => {
  for (let route = 0; route < routes; route += 1) {
    const { css } = assets([screen(route)])
    const others = [...css.matchAll(/\.screen-(\d+)-0\{/g)].map(([, number]) => Number(number))
    expect(others).toEqual([route])
    // The layers' order is declared by what comes first.
    expect(css).toMatch(/^@layer reset\b/)
    expect(gzipSync(css).length, `route ${route}`).toBeLessThanOrEqual(14_000)
  }
})

test('a page fetches its own route’s code ahead, and no other’s', () => {
  const own = assets([screen(7)]).preloads
  expect(own.filter((file) => !assets([]).preloads.includes(file)).length).toBeGreaterThan(0)
  const other = assets([screen(8)]).preloads.filter((file) => /Screen/.test(file))
  expect(own.filter((file) => other.includes(file))).toEqual([])
})

test('what only development compares of Relay’s artifacts stays behind', () => {
  const files = readdirSync(`${outDir}/assets`).filter((file) => file.endsWith('.js'))
  const code = files.map((file) => readFileSync(`${outDir}/assets/${file}`, 'utf8')).join('\n')
  expect(code).toContain('ChannelRow_channel')
  expect(code).not.toMatch(/\.hash=[`'"][0-9a-f]{32}/)
})
