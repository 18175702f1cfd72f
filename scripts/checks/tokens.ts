import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenFiles, tokensFolder } from '../tokens/designTokens.ts'

/** Files of tokens that say something else than the theme: design tools would draw with what the app no longer has. */
export function checkTokens(folder = tokensFolder): string[] {
  return [...tokenFiles()]
    .filter(([name, text]) => {
      const file = join(folder, name)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(([name]) => `${join(folder, name)} is not what the theme says: npm run tokens:export`)
}
