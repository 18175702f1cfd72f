import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { tokenFiles, tokensFolder } from './tokens/designTokens.ts'
import { writeChanged } from './writeChanged.ts'

/** Writes the design's tokens for design tools, in the Design Tokens Community Group's format. */
mkdirSync(tokensFolder, { recursive: true })
for (const [name, text] of tokenFiles()) {
  writeChanged(join(tokensFolder, name), text)
  console.log(join(tokensFolder, name))
}
