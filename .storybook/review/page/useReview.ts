import { useEffect, useState } from 'react'
import type { Cause, Change, Decision, Report } from '../change.ts'
import type { Decide } from './decideOver.ts'

/** Where the reviewer stands, and what was decided. */
export interface Review {
  readonly cause: Cause | undefined
  readonly change: Change | undefined
  readonly decisions: Readonly<Record<string, Decision>>
  /** What became of the last decision. */
  readonly said: string
  /** Whether anything can be decided here. */
  readonly canDecide: boolean
  readonly open: (change: Change) => void
  readonly decide: (decision: Decision, changes: readonly Change[]) => void
}

/**
 * A review by mouse or by keys: ↓ or J the next picture, ↑ or K the one before, A approves it,
 * R rejects it, Shift with either the whole cause.
 */
export function useReview({ causes, decisions: before }: Report, send?: Decide): Review {
  const [id, setId] = useState(causes[0]?.changes[0]?.id)
  const [decisions, setDecisions] = useState(before)
  const [said, setSaid] = useState('')
  const all = causes.flatMap(({ changes }) => changes)
  const change = all.find((other) => other.id === id)
  const cause = causes.find(({ changes }) => changes.some((other) => other.id === id))

  async function decide(decision: Decision, changes: readonly Change[]): Promise<void> {
    if (!send) return
    // What is approved is written: it can't be taken back here, only by git.
    const ids = changes.map((one) => one.id).filter((one) => decisions[one] !== 'approved')
    if (ids.length === 0) return
    try {
      const files = await send(decision, ids)
      setDecisions((others) => ({
        ...others,
        ...Object.fromEntries(ids.map((one) => [one, decision])),
      }))
      setSaid(
        files.length > 0
          ? `Written. To commit: git add ${files.join(' ')}`
          : `${ids.length} rejected.`,
      )
      const next = all.slice(all.findIndex((one) => one.id === ids.at(-1)) + 1)[0]
      if (next) setId(next.id)
    } catch (error) {
      setSaid((error as Error).message)
    }
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = { j: 1, arrowdown: 1, k: -1, arrowup: -1 }[event.key.toLowerCase()]
      const decision = { a: 'approved', r: 'rejected' }[event.key.toLowerCase()] as
        | Decision
        | undefined
      if (step) setId((now) => all[all.findIndex((one) => one.id === now) + step]?.id ?? now)
      else if (decision && change)
        void decide(decision, event.shiftKey && cause ? cause.changes : [change])
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  return {
    cause,
    change,
    decisions,
    said,
    canDecide: send !== undefined,
    open: (other) => setId(other.id),
    decide: (decision, changes) => void decide(decision, changes),
  }
}
