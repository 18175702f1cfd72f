import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../emptyFolder.ts'
import { type PictureLine, linesFileOf, parseLines, readLines, writeLine } from './lines.ts'
import { dropStrayLines, linesFiles, root, storiesByLinesFile } from './stories.ts'

const files = await Promise.all(
  linesFiles().map(async (file) => ({ file, lines: await readLines(join(root, file)) })),
)

describe('the lines of the pictures', () => {
  test('belong to the stories, one in light and one in dark each', async () => {
    const expected = [...(await storiesByLinesFile())].flatMap(([file, stories]) =>
      [...stories].flatMap((story) => [`${file} ${story} dark`, `${file} ${story} light`]),
    )
    const found = files.flatMap(({ file, lines }) =>
      lines.map(({ story, mode }) => `${file} ${story} ${mode}`),
    )
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  test('show no two stories alike', () => {
    const shown = new Map<string, string[]>()
    for (const { file, lines } of files)
      for (const { story, mode, hash } of lines) {
        const key = `${mode} ${hash}`
        shown.set(key, [...(shown.get(key) ?? []), `${file} ${story}`])
      }
    expect([...shown.values()].filter((stories) => stories.length > 1)).toEqual([])
  })
})

describe('a file of lines', () => {
  const line = (story: string, mode: 'light' | 'dark', digit: string): PictureLine => ({
    story,
    mode,
    viewport: '390x844',
    hash: digit.repeat(32),
    states: [],
  })

  async function fileWith(...lines: PictureLine[]): Promise<string> {
    const file = join(emptyFolder(), 'Button.pictures.txt')
    for (const each of lines) await writeLine(file, each)
    return file
  }

  test('stands beside its stories', () => {
    expect(linesFileOf('design-system/button/Button.stories.tsx')).toBe(
      'design-system/button/Button.pictures.txt',
    )
    expect(() => linesFileOf('design-system/button/Button.tsx')).toThrow('holds no stories')
  })

  test('is sorted, whichever story was photographed first', async () => {
    const file = await fileWith(line('quiet', 'light', '1'), line('busy', 'light', '2'))
    await writeLine(file, line('busy', 'dark', '3'))
    expect(await readFile(file, 'utf8')).toBe(
      [`busy dark 390x844 ${'3'.repeat(32)}`, `busy light 390x844 ${'2'.repeat(32)}`]
        .concat(`quiet light 390x844 ${'1'.repeat(32)}`, '')
        .join('\n'),
    )
  })

  test('tells in which states its machines stood', async () => {
    const open = { ...line('busy', 'light', '1'), states: ['loginModal.open', 'phoneProof.proven'] }
    const file = await fileWith(open)
    expect(await readFile(file, 'utf8')).toBe(
      `busy light 390x844 ${'1'.repeat(32)} loginModal.open phoneProof.proven\n`,
    )
    expect(await readLines(file)).toEqual([open])
  })

  test('keeps all other lines when one picture is taken anew', async () => {
    const file = await fileWith(line('quiet', 'light', '1'), line('busy', 'light', '2'))
    await writeLine(file, line('busy', 'light', '4'))
    expect(await readLines(file)).toEqual([line('busy', 'light', '4'), line('quiet', 'light', '1')])
  })

  test('loses what belongs to no story, and goes with its last one', async () => {
    const kept = await fileWith(line('busy', 'light', '1'), line('gone', 'light', '2'))
    const folder = dirname(kept)
    await writeLine(join(folder, 'Gone.pictures.txt'), line('gone', 'dark', '3'))
    await dropStrayLines(new Map([['Button.pictures.txt', new Set(['busy'])]]), folder)
    expect(linesFiles(folder)).toEqual(['Button.pictures.txt'])
    expect(await readLines(kept)).toEqual([line('busy', 'light', '1')])
  })

  test('with a conflict left in it is refused, by the line', async () => {
    const file = await fileWith(line('busy', 'light', '1'))
    await writeFile(file, `<<<<<<< HEAD\n${await readFile(file, 'utf8')}`)
    await expect(readLines(file)).rejects.toThrow('"<<<<<<< HEAD" is no line of a picture')
    expect(() => parseLines('busy light 390x844 short')).toThrow('no line of a picture')
  })
})
