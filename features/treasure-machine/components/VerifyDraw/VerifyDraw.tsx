import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { verifyDraw, type Evidence } from '#rules/draws/verify.ts'
import { isAsPromised } from '../../promises.ts'
import { isAsKept } from '../../receipts.ts'
import { EvidenceActions } from './EvidenceActions.tsx'
import { PickSteps } from './PickSteps.tsx'
import { VerifySteps } from './VerifySteps.tsx'
import type { VerifyDraw_draw$key } from './__generated__/VerifyDraw_draw.graphql.ts'

/** Counts a draw anew in this browser, and says step by step what that proves. */
export function VerifyDraw(props: { draw: VerifyDraw_draw$key }) {
  const draw = useFragment(
    graphql`
      fragment VerifyDraw_draw on TreasureDraw @throwOnFieldError {
        id
        evidence {
          receipt
          signature
          publicKey
          odds
          serverSeed
        }
        ...EvidenceActions_draw
        ...PickSteps_draw
      }
    `,
    props.draw,
  )
  const { id, evidence: told } = draw
  const [own] = useState(() => ({
    kept: told ? isAsKept(id, told) : null,
    promised: told ? isAsPromised(id, JSON.parse(told.receipt)) : null,
  }))
  if (!told)
    return (
      <Banner tone="info">
        <FormattedMessage id="treasure.verify.points" />
      </Banner>
    )
  const evidence = readEvidence(told)
  const steps = verifyDraw(evidence)
  const ownSteps = [
    { name: 'KEPT', outcome: outcomeOf(own.kept) },
    { name: 'PROMISED', outcome: outcomeOf(own.promised) },
  ] as const
  const hasFailed = [...ownSteps, ...steps].some(({ outcome }) => outcome === 'FAILS')
  const isWaiting = steps.some(({ outcome }) => outcome === 'WAITING')
  // Without what was promised beforehand it is known only that all that is told now agrees.
  const isWhole = own.promised ? 'holds' : 'agrees'
  const sum = hasFailed ? 'fails' : isWaiting ? 'waits' : isWhole
  const isBox = evidence.receipt.kind === 'BOX'
  const tones = { fails: 'danger', waits: 'info', agrees: 'info', holds: 'success' } as const
  return (
    <Stack gap={6}>
      <Banner tone={tones[sum]}>
        <FormattedMessage id={`treasure.verify.${sum}`} />
      </Banner>
      <VerifySteps steps={[...ownSteps, ...steps]} isBox={isBox} />
      <PickSteps draw={draw} evidence={evidence} />
      <EvidenceActions draw={draw} evidence={evidence} canReveal={evidence.serverSeed === null} />
    </Stack>
  )
}

const outcomeOf = (holds: boolean | null) =>
  holds === null ? ('WAITING' as const) : holds ? ('HOLDS' as const) : ('FAILS' as const)

type Told = {
  readonly receipt: string
  readonly signature: string
  readonly publicKey: string
  readonly odds?: string | null
  readonly serverSeed?: string | null
}

/** As the rules read it. */
function readEvidence({ receipt, signature, publicKey, odds, serverSeed }: Told): Evidence {
  return {
    receipt: JSON.parse(receipt),
    odds: odds == null ? null : JSON.parse(odds),
    signature,
    publicKey,
    serverSeed: serverSeed ?? null,
  }
}
