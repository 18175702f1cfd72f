import { useSelector } from '@xstate/react'
import { type ActorRefFrom, setup } from 'xstate'
import { Button } from '#design-system/button/Button.tsx'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'

const penlightMachine = setup({
  types: { context: {} as { waves: number }, events: {} as { type: 'penlight.turned' } },
}).createMachine({
  id: 'penlight',
  context: { waves: 0 },
  initial: 'off',
  states: {
    off: { on: { 'penlight.turned': 'lit' } },
    lit: { on: { 'penlight.turned': 'off' } },
  },
})

function Penlight({ actor }: { actor: ActorRefFrom<typeof penlightMachine> }) {
  const isLit = useSelector(actor, (snapshot) => snapshot.matches('lit'))
  return (
    <Button onClick={() => actor.send({ type: 'penlight.turned' })}>
      {isLit ? 'ペンライトを消す' : 'ペンライトをつける'}
    </Button>
  )
}

const meta = preview.meta({ component: Penlight, args: given('actor') })

export const Off = meta.story({
  parameters: {
    machine: { start: () => standingIn(penlightMachine, { value: 'off', context: { waves: 0 } }) },
  },
})
export const Lit = meta.story({
  parameters: {
    machine: { start: () => standingIn(penlightMachine, { value: 'lit', context: { waves: 3 } }) },
  },
})
Lit.test('goes out when it is turned', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'ペンライトを消す' }))
  await canvas.findByRole('button', { name: 'ペンライトをつける' })
})
