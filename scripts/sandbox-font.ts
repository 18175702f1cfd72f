import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { charactersOfWords } from '../sandbox/pages/words.ts'
import { japaneseFont } from './subset-fonts.ts'

// Cuts the font of the sandbox's pages anew, for when their words have changed.
const cut = await subsetFont(await japaneseFont(), charactersOfWords(), { targetFormat: 'woff2' })
writeFileSync(fileURLToPath(new URL('../sandbox/pages/words.woff2', import.meta.url)), cut)
