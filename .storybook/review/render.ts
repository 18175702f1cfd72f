import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Rolldown, build } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import type { Report } from './change.ts'

const folder = join(import.meta.dirname, 'page')
let built: Promise<string> | undefined

/** The page as one file that needs nothing else: its pictures, its style and its script are in it. */
export async function renderReport(report: Report): Promise<string> {
  built ??= buildPage()
  // Nothing that a story is called may end the element.
  const data = JSON.stringify(report).replaceAll('<', '\\u003c')
  return (await built).replace(/(?<=id="report">)\s*(?=<\/script>)/, () => data)
}

async function buildPage(): Promise<string> {
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin(), viteSingleFile()],
    build: { write: false, reportCompressedSize: false, cssTarget: 'chrome123' },
  })) as Rolldown.RolldownOutput
  const page = result.output.find(({ fileName }) => fileName.endsWith('.html'))
  if (page?.type !== 'asset') throw new Error('The review has no page.')
  return String(page.source)
}
