import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { MachineCard } from '#features/treasure-machine/index.ts'
import { machines as list, part } from './PageBlocks.css.ts'
import type { MachinesBlock_block$key } from './__generated__/MachinesBlock_block.graphql.ts'

/** Treasure machines; nothing at all while none of them stands anywhere. */
export function MachinesBlock(props: { block: MachinesBlock_block$key }) {
  const { heading, machines } = useFragment(
    graphql`
      fragment MachinesBlock_block on LandingMachinesBlock @throwOnFieldError {
        heading
        machines {
          id
          ...MachineCard_machine
        }
      }
    `,
    props.block,
  )
  if (machines.length === 0) return null
  return (
    <section className={part}>
      <Heading level={2}>{heading}</Heading>
      <ul className={list}>
        {machines.map((machine) => (
          <MachineCard key={machine.id} machine={machine} />
        ))}
      </ul>
    </section>
  )
}
