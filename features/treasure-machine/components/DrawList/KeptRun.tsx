import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { useIsAdopted } from '#platform/routing/useIsAdopted.ts'
import { verifyRuns, type Run } from '#rules/draws/verifyRun.ts'
import { keptDraws } from '../../receipts.ts'
import { saveJson } from '../../saveJson.ts'

const tones = { HOLDS: 'success', WAITING: 'info', FAILS: 'danger' } as const

/**
 * Whether the receipts that this browser kept of a machine's draws follow each other without a gap. Nothing where it
 * kept none.
 */
export function KeptRun({ machineId }: { machineId: string }) {
  return useIsAdopted() && <Kept machineId={machineId} />
}

function Kept({ machineId }: { machineId: string }) {
  const [kept] = useState(() => keptDraws(machineId))
  if (kept.length === 0) return null
  const runs = verifyRuns(kept.map(({ receipt }) => receipt))
  const has = (outcome: Run['outcome']) => runs.some((run) => run.outcome === outcome)
  const sum = has('FAILS') ? 'FAILS' : has('WAITING') ? 'WAITING' : 'HOLDS'
  const missing = runs
    .flatMap(({ faults }) => faults)
    .reduce((count, { missing: of }) => count + (of ? of.to - of.from + 1 : 0), 0)
  return (
    <Banner
      tone={tones[sum]}
      action={
        sum !== 'HOLDS' && (
          <Button size="small" onClick={() => saveJson(`${machineId}.json`, kept)}>
            <FormattedMessage id="treasure.run.save" />
          </Button>
        )
      }
    >
      <FormattedMessage id={`treasure.run.${sum}`} values={{ count: kept.length, missing }} />
    </Banner>
  )
}
