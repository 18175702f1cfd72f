/** With `--short` each part does a little of everything: that it still works is told, and no figure says anything. */
const isShort = process.argv.includes('--short')

/** How much of something a part works with. */
export function sized<Amount>(whole: Amount, short: Amount): Amount {
  return isShort ? short : whole
}
