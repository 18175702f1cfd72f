import { list, prose } from './Prose.css.ts'

interface ProseProps {
  /** Plain text: a blank line parts paragraphs, a line that begins with `・` is a point of a list. */
  children: string
}

type Block = { kind: 'paragraph' | 'points'; lines: readonly string[] }

/** A longer text as it was written, in paragraphs and points. */
export function Prose({ children }: ProseProps) {
  return (
    <div className={prose}>
      {toBlocks(children).map(({ kind, lines }, at) =>
        kind === 'points' ? (
          <ul key={at} className={list}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{lines.join('\n')}</p>
        ),
      )}
    </div>
  )
}

/** A middle dot, as Japanese lists begin. */
const point = '\u30fb'

function toBlocks(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = []
  let last: (typeof blocks)[number] | undefined
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      last = undefined
      continue
    }
    const kind = line.startsWith(point) ? 'points' : 'paragraph'
    if (last?.kind !== kind) blocks.push((last = { kind, lines: [] }))
    last.lines.push(kind === 'points' ? line.slice(point.length) : line)
  }
  return blocks
}
