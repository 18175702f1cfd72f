import glossary from '../../../docs/glossary.md?raw'

/** The glossary's words and what they mean, as it has them, without Markdown's signs. */
export const terms: readonly { word: string; meaning: string }[] = termsOf(glossary)

/** The rows of a Markdown table of two columns, below its head. */
export function termsOf(markdown: string): { word: string; meaning: string }[] {
  return markdown
    .split('\n')
    .map((line) => /^\| (.+?)\s*\| (.+?)\s*\|$/.exec(line))
    .flatMap((found) => (found ? [{ word: plain(found[1]!), meaning: plain(found[2]!) }] : []))
    .filter(({ word }) => word !== 'word' && !/^-+$/.test(word))
}

/** What Markdown marks, without the marks: a page of the book shows words. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/`|\*|(?<!\w)_|_(?!\w)/g, '')
}
