import { labelled, line } from './Divider.css.ts'

/** A hairline between things; with a label, what begins after it (a day in a conversation). */
export function Divider({ label }: { label?: string }) {
  if (label === undefined) return <hr className={line} />
  return <div className={labelled}>{label}</div>
}
