import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '#addresses/treasure-machine.ts'
import { Missing, PageFrame } from '#features/errors/index.ts'

type MachinePartProps = {
  title: string
  /** None while it is on its way: the way back leads to all machines. */
  machine?: { id: string; name: string }
  children: ReactNode
}

/** A page of a fan's own that belongs to a machine, with the way back to it. */
export function MachinePart({ title, machine, children }: MachinePartProps) {
  const label = useIntl().formatMessage({ id: 'treasure.back' })
  const back = machine
    ? { href: paths.machine({ treasure_machine_id: machine.id }), label: machine.name }
    : { href: paths.machines(), label }
  return (
    <PageFrame title={title} back={back} robots="noindex">
      {children}
    </PageFrame>
  )
}

/** Where there is no such machine, or none that has such a page. */
export function NoMachine() {
  const intl = useIntl()
  return (
    <Missing
      title={intl.formatMessage({ id: 'treasure.missing.title' })}
      body={intl.formatMessage({ id: 'treasure.missing.body' })}
      nextAction={{ href: paths.machines(), label: intl.formatMessage({ id: 'treasure.back' }) }}
    />
  )
}
