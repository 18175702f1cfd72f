import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { StepSign } from '../StepSign/StepSign.tsx'
import type { StepMap_season$key } from './__generated__/StepMap_season.graphql.ts'
import { Harbour } from './Harbour.tsx'
import { Lighthouse } from './Lighthouse.tsx'
import { ahead, map, road, rowHeight, steps as list, stop, walked, way } from './StepMap.css.ts'

type StepMapProps = { season: StepMap_season$key; communityId: string }

const perRow = 3
/** The middle of a sign, below the top of its row. */
const signTop = 44

/** A season's steps on a road that winds from the lighthouse down to the harbour, read from its first on. */
export function StepMap({ communityId, ...props }: StepMapProps) {
  const { steps } = useFragment(
    graphql`
      fragment StepMap_season on StepSeason @throwOnFieldError {
        id
        steps {
          id
          standing
          ...StepSign_step
        }
      }
    `,
    props.season,
  )
  const label = useIntl().formatMessage({ id: 'step-mission.steps' })
  const height = Math.ceil(steps.length / perRow) * rowHeight
  return (
    <div className={map}>
      <Lighthouse />
      <div className={way}>
        <svg className={road} viewBox={`0 0 300 ${height}`} preserveAspectRatio="none" aria-hidden>
          <path className={steps[0]?.standing === 'OPEN' ? ahead : walked} d="M150-10Q50-6 50 44" />
          {steps.slice(1).map(({ id, standing }, at) => (
            <path key={id} className={standing === 'OPEN' ? ahead : walked} d={between(at)} />
          ))}
        </svg>
        <ol className={list} aria-label={label} ref={keepFocus}>
          {steps.map((step, at) => (
            <li
              key={step.id}
              className={stop}
              style={{ gridColumn: columnOf(at) + 1, gridRow: rowOf(at) + 1 }}
            >
              <StepSign step={step} communityId={communityId} />
            </li>
          ))}
        </ol>
      </div>
      <Harbour />
    </div>
  )
}

const rowOf = (at: number) => Math.floor(at / perRow)
/** Each row is walked the other way. */
const columnOf = (at: number) => (rowOf(at) % 2 === 0 ? at % perRow : perRow - 1 - (at % perRow))

/** The road from a step to the next: straight in a row, a bend to the next one. */
function between(at: number): string {
  const [x, y] = [columnOf(at) * 100 + 50, rowOf(at) * rowHeight + signTop]
  const [nextX, nextY] = [columnOf(at + 1) * 100 + 50, rowOf(at + 1) * rowHeight + signTop]
  if (y === nextY) return `M${x} ${y}H${nextX}`
  const out = x > 150 ? 300 : 0
  return `M${x} ${y}C${out} ${y} ${out} ${nextY} ${nextX} ${nextY}`
}
