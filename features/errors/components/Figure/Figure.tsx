type FigureProps = { name: 'closed' | 'crash' | 'empty-chat' | 'not-found' | 'offline' }

/** A drawn figure for a place that has nothing to show; the words beside it say the same. */
export function Figure({ name }: FigureProps) {
  return <img src={`/art/figure-${name}.svg`} alt="" width={240} height={180} />
}
